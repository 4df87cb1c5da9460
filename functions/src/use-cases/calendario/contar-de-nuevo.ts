import { type CreditoContable, estaRenovable } from '@leal/contract/documentos';
import { type Criterios, efectoEnRuta } from '@leal/domain';

/** Another count of a credit: whether it may be renewed, and whether its card suggests another amount to the sums of its route. */
export type Recontado = {
  readonly cambios: Pick<CreditoContable, 'criterios' | 'renovable'>;
  readonly otraSugerencia: boolean;
};

/** The credit as it is counted by these numbers; null: nothing of it becomes another, and it keeps its own. */
export function contarDeNuevo(credito: CreditoContable, criterios: Criterios): Recontado | null {
  const despues = { ...credito, criterios };
  const renovable = estaRenovable(despues);
  const enRuta = Object.values(efectoEnRuta(credito, despues));
  const otraSugerencia = enRuta.some(({ totales }) => Object.keys(totales).length > 0);
  const igual = renovable === (credito.renovable ?? false) && !otraSugerencia;
  return igual ? null : { cambios: { criterios, renovable }, otraSugerencia };
}
