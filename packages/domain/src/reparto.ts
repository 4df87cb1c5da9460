import { type Aportacion, diferencia, SIN_APORTACION, sumarAportaciones } from './incrementos.ts';

/** What something adds to the sums of each collector whom it concerns, by id: mostly one. */
export type Reparto = Readonly<Record<string, Aportacion>>;

export type Parte = readonly [id_cobrador: string, parte: Aportacion];

/** The parts, added up for each collector. */
export function repartir(...partes: readonly Parte[]): Reparto {
  const reparto: Record<string, Aportacion> = {};
  for (const [id_cobrador, parte] of partes) {
    const habia = reparto[id_cobrador];
    reparto[id_cobrador] = habia ? sumarAportaciones(habia, parte) : parte;
  }
  return reparto;
}

export const juntarRepartos = (...repartos: readonly Reparto[]): Reparto =>
  repartir(...repartos.flatMap((reparto) => Object.entries(reparto)));

/** The share of that collector; of one whom it does not concern, nothing. */
export const parteDelCobrador = (reparto: Reparto, id_cobrador: string): Aportacion =>
  reparto[id_cobrador] ?? SIN_APORTACION;

/** The move of everybody's sums when something that added `antes` now adds `despues`. */
export const diferenciaDeRepartos = (antes: Reparto, despues: Reparto): Reparto =>
  Object.fromEntries(
    [...new Set([...Object.keys(antes), ...Object.keys(despues)])].map((quien) => [
      quien,
      diferencia(parteDelCobrador(antes, quien), parteDelCobrador(despues, quien)),
    ]),
  );
