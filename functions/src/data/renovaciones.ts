import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Fecha, instanteLocal } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { creditos } from './creditos.ts';
import { solicitudes } from './solicitudes.ts';

export type SolicitudRenovacionDoc = Extract<SolicitudDoc, { tipo: 'renovacion' }>;

const deCobrador = <T>(consulta: Query<T>, id_cobrador: string | null): Query<T> =>
  id_cobrador === null ? consulta : consulta.where('id_cobrador', '==', id_cobrador);

const deTipo = () =>
  solicitudes.todas().where('tipo', '==', 'renovacion') as unknown as Query<SolicitudRenovacionDoc>;

/** Credits that may be renewed, by the mark that follows every change of them; null: of everybody. */
export const renovablesDe = (id_cobrador: string | null): Query<CreditoDoc> =>
  deCobrador(creditos.todas().where('renovable', '==', true), id_cobrador);

/** The most values that one query may ask for at once. */
const MAXIMO_EN_CONSULTA = 30;

/**
 * Today's rejected renewals of these credits (at most some dozens), newest first. Only they keep a credit
 * from asking again: at most one a credit and day is read, and nothing older.
 */
export function rechazosDeHoy(
  ids_credito: readonly string[],
  hoy: Fecha,
): readonly Query<SolicitudRenovacionDoc>[] {
  const tandas = Array.from({ length: Math.ceil(ids_credito.length / MAXIMO_EN_CONSULTA) }, (_, i) =>
    ids_credito.slice(i * MAXIMO_EN_CONSULTA, (i + 1) * MAXIMO_EN_CONSULTA),
  );
  return tandas.map((tanda) =>
    deTipo()
      .where('id_credito', 'in', tanda)
      .where('estado', '==', 'rechazada')
      .where('fecha_respuesta', '>=', instanteLocal(hoy, '00:00'))
      .orderBy('fecha_respuesta', 'desc'),
  );
}
