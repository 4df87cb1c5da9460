import { type CreditoContable, estaRenovable } from '@leal/contract/documentos';
import { type Aportacion, type Criterios, efectoEnRuta } from '@leal/domain';

/** Another count of a credit: whether it may be renewed, and what its card adds to the sums of its route. */
export type Recontado = {
  readonly cambios: Pick<CreditoContable, 'criterios' | 'renovable'>;
  readonly enRuta: Aportacion;
};

/** The credit as it is counted by these numbers; null: nothing of it becomes another, and it keeps its own. */
export function contarDeNuevo(credito: CreditoContable, criterios: Criterios): Recontado | null {
  const despues = { ...credito, criterios };
  const renovable = estaRenovable(despues);
  const enRuta = efectoEnRuta(credito, despues);
  const igual = renovable === (credito.renovable ?? false) && Object.keys(enRuta.totales).length === 0;
  return igual ? null : { cambios: { criterios, renovable }, enRuta };
}
