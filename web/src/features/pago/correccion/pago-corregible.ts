import type { Credito, HistorialItem, Registrado } from '@leal/contract';
import { type Centavos, formatearFecha } from '@leal/domain';
import { conSena, montoDe } from '../../../lib/llamados.ts';

/** A live payment that somebody wants changed or deleted. */
export type PagoCorregible = {
  readonly id_pago: string;
  readonly id_credito: string;
  readonly nombre: string;
  /** The screen is one client's, and no list says who else has the name. */
  readonly llamado: string;
  readonly monto: Centavos;
  /** '20/11/2026 a las 11:05', or 'hoy a las 11:05'. */
  readonly cuando: string;
  /** An edit or deletion request of it waits for the manager. */
  readonly abierta: boolean;
  /** Its cash is a task's: what is taken from it goes back there. */
  readonly deTarea?: boolean;
};

/** 'el pago de $120.00 de Ana López'. */
export const textoPago = (pago: PagoCorregible): string => `el pago de ${montoDe(pago.monto, pago)}`;

type DeQuien = Pick<Credito, 'id_credito' | 'nombre' | 'negocio' | 'direccion'>;

export const EN_REVISION = 'Ya hay una solicitud por revisar de este pago.';

const deQuien = (credito: DeQuien) => ({
  id_credito: credito.id_credito,
  nombre: credito.nombre,
  llamado: conSena(credito),
});

export const deHistorial = (credito: DeQuien, item: HistorialItem): PagoCorregible => ({
  ...deQuien(credito),
  id_pago: item.id_pago,
  monto: item.monto,
  cuando: `${formatearFecha(item.fecha)} a las ${item.hora}`,
  abierta: item.solicitud_abierta ?? false,
  ...(item.de_tarea && { deTarea: true }),
});

/** Today's payment as the action panel knows it; whether a request is open, the history says. */
export const deHoy = (
  credito: DeQuien,
  { id_pago, monto, hora }: Registrado,
  historial: readonly HistorialItem[] = [],
): PagoCorregible => ({
  ...deQuien(credito),
  id_pago,
  monto,
  cuando: `hoy a las ${hora}`,
  abierta: historial.some((item) => item.id_pago === id_pago && item.solicitud_abierta === true),
  ...(historial.some((item) => item.id_pago === id_pago && item.de_tarea) && { deTarea: true }),
});
