import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Fecha, instanteLocal } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { creditos, deCobradores } from './creditos.ts';
import { solicitudes } from './solicitudes.ts';

export type SolicitudRenovacionDoc = Extract<SolicitudDoc, { tipo: 'renovacion' }>;

const deTipo = () =>
  solicitudes.todas().where('tipo', '==', 'renovacion') as unknown as Query<SolicitudRenovacionDoc>;

/** Credits that may be renewed, by the mark that follows every change of them: of these collectors; null: of everybody. */
export const renovablesDe = (ids: readonly string[] | null): Query<CreditoDoc> =>
  deCobradores(creditos.todas().where('renovable', '==', true), ids);

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
