import { type Fecha, instanteLocal, sumarDias } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';

export type EntreDias = { readonly desde?: Fecha | undefined; readonly hasta?: Fecha | undefined };

/** Documents that have their instant on those business days, both included: from the midnight that begins the one to that which ends the other. */
export function entreDias<T>(consulta: Query<T>, campo: string, { desde, hasta }: EntreDias): Query<T> {
  const conInicio =
    desde === undefined ? consulta : consulta.where(campo, '>=', instanteLocal(desde, '00:00'));
  return hasta === undefined
    ? conInicio
    : conInicio.where(campo, '<', instanteLocal(sumarDias(hasta, 1), '00:00'));
}
