import type { CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  type Centavos,
  centavos,
  CERO,
  type EstadoEnBanco,
  type Fecha,
  instanteLocal,
  motivoSinConfirmar,
  type Negocio,
} from '@leal/domain';
import { AggregateField, type Query, type Transaction } from 'firebase-admin/firestore';
import { creditos, deCobradores, movimientos } from './creditos.ts';
import { enConsultas } from './en-consultas.ts';
import { solicitudes } from './solicitudes.ts';

export type SolicitudRenovacionDoc = Extract<SolicitudDoc, { tipo: 'renovacion' }>;

const deTipo = () =>
  solicitudes.todas().where('tipo', '==', 'renovacion') as unknown as Query<SolicitudRenovacionDoc>;

/** Credits that may be renewed, by the mark that follows every change of them: of these collectors; null: of everybody. */
export const renovablesDe = (ids: readonly string[] | null): Query<CreditoDoc> =>
  deCobradores(creditos.todas().where('renovable', '==', true), ids);

/**
 * Today's rejected renewals of these credits (at most some dozens), newest first. Only they keep a credit
 * from asking again: at most one a credit and day is read, and nothing older.
 */
export function rechazosDeHoy(
  ids_credito: readonly string[],
  hoy: Fecha,
): readonly Query<SolicitudRenovacionDoc>[] {
  return enConsultas(ids_credito).map((tanda) =>
    deTipo()
      .where('id_credito', 'in', tanda)
      .where('estado', '==', 'rechazada')
      .where('fecha_respuesta', '>=', instanteLocal(hoy, '00:00'))
      .orderBy('fecha_respuesta', 'desc'),
  );
}

/**
 * What of a credit was paid by transfers that nobody has seen in the bank; deleted ones are in no state of it. A read, and
 * none of a credit on which no transfer was ever booked.
 */
export async function leerPorConfirmar(
  { id_credito, con_transferencia }: Pick<CreditoDoc, 'id_credito' | 'con_transferencia'>,
  tx?: Transaction,
): Promise<Centavos> {
  if (con_transferencia !== true) return CERO;
  const sinVer: EstadoEnBanco[] = ['por_confirmar', 'no_esta'];
  const suma = movimientos(id_credito)
    .todas()
    .where('banco.estado', 'in', sinVer)
    .aggregate({ monto: AggregateField.sum('monto_centavos') });
  const foto = await (tx ? tx.get(suma) : suma.get());
  return centavos(foto.data().monto);
}

/** The transfers of a credit that are not in the bank: a read each, and none of a credit that never had a transfer. */
export async function leerQueNoEstan(
  { id_credito, con_transferencia }: Pick<CreditoDoc, 'id_credito' | 'con_transferencia'>,
  tx: Transaction,
): Promise<readonly MovimientoDoc[]> {
  if (con_transferencia !== true) return [];
  const noEstan = movimientos(id_credito)
    .todas()
    .where('banco.estado', '==', 'no_esta' satisfies EstadoEnBanco);
  return (await tx.get(noEstan)).docs.map((foto) => foto.data());
}

export type SinConfirmar = {
  /** What of it nobody has seen in the bank. */
  readonly por_confirmar: Centavos;
  /** Why it is not renewed for that; null: it may be. */
  readonly motivo: string | null;
};

/** What the bank has to say before the credit is renewed, by the settings of now; in a transaction or outside. */
export async function leerSinConfirmar(
  credito: CreditoDoc,
  { parametros }: Pick<Negocio, 'parametros'>,
  tx?: Transaction,
): Promise<SinConfirmar> {
  const por_confirmar = await leerPorConfirmar(credito, tx);
  const { total_pagado_centavos: total_pagado } = credito;
  const motivo = motivoSinConfirmar({ sin_confirmar: por_confirmar, total_pagado }, parametros);
  return { por_confirmar, motivo };
}
