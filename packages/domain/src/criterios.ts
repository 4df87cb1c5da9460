import { PARAMETROS, type Parametros } from './parametros.ts';
import { tomar } from './tomar.ts';

/*
 * The numbers of the settings by which a credit is stored: whether it may be renewed, and what its card adds to the sums of its route.
 * A credit carries those by which it was counted, so what is stored of it follows from it alone, whatever is set meanwhile.
 */

export const CRITERIOS = ['porcentaje_renovacion', 'resto_minimo_centavos'] as const;

export type Criterios = Pick<Parametros, (typeof CRITERIOS)[number]>;

/** Absent: it was counted by the numbers that hold where nobody set any. */
export type ConCriterios = { readonly criterios?: Criterios | undefined };

export const criteriosVigentes = (parametros: Parametros): Criterios => tomar(parametros, CRITERIOS);

const DE_FABRICA = criteriosVigentes(PARAMETROS);

export const criteriosDe = ({ criterios = DE_FABRICA }: ConCriterios): Criterios => criterios;

export const mismosCriterios = (criterios: Criterios, otrosCriterios: Criterios): boolean =>
  CRITERIOS.every((nombre) => criterios[nombre] === otrosCriterios[nombre]);

/** The field of a credit that is counted again by the numbers in force; none where it was counted by them. */
export function contadoCon(credito: ConCriterios, parametros: Parametros): ConCriterios {
  const criterios = criteriosVigentes(parametros);
  return mismosCriterios(criteriosDe(credito), criterios) ? {} : { criterios };
}
