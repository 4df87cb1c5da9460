import { solicitarEdicionPago, solicitarEliminacionPago } from '@leal/contract';
import { type Centavos, formatearPesos, type Transferencia } from '@leal/domain';
import { LECTURAS_DE_SOLICITUDES } from '../piezas/solicitud/lecturas.ts';
import { releerHistorial } from '../piezas/credito/credito-leido.ts';
import { porSalida } from '../lib/acciones/accion.ts';
import { montoDe } from '../lib/llamados.ts';
import type { DeCalle } from './tipos.ts';

/** A live payment that somebody wants changed or deleted. */
export type PagoCorregible = {
  readonly id_pago: string;
  readonly id_credito: string;
  readonly nombre: string;
  /** The client's name with business or address: on this screen no list shows who else has that name. */
  readonly llamado: string;
  readonly monto: Centavos;
  /** It came by a transfer. */
  readonly transferencia?: Transferencia;
  /** '20/11/2026 a las 11:05', or 'hoy a las 11:05'. */
  readonly cuando: string;
  /** An edit or deletion request of it waits for the manager. */
  readonly abierta: boolean;
  /** Its cash comes from a task: what is taken from it goes back to the task. */
  readonly deTarea?: boolean;
};

/** 'el pago de $120.00 de Ana López'. */
export const textoPago = (pago: PagoCorregible): string => `el pago de ${montoDe(pago.monto, pago)}`;

/** Common to a collector's requests about a payment, whose row is marked by its register. */
const PEDIDO = {
  sobre: ({ id_pago }: PagoCorregible) => id_pago,
  caduca: LECTURAS_DE_SOLICITUDES,
  alFallar: ({ id_credito }: PagoCorregible) => void releerHistorial(id_credito),
};

/** A collector asks the manager for another amount (spec §2, §5). */
export const PEDIR_EDICION: DeCalle<PagoCorregible, typeof solicitarEdicionPago> = {
  ...PEDIDO,
  nombre: 'pago.pedir-edicion',
  ...porSalida(solicitarEdicionPago),
  que: (pago) => `la solicitud de editar ${textoPago(pago)}`,
  exito: (pago, { cuerpo }) => [
    'Solicitud de edición enviada correctamente',
    `${montoDe(pago.monto, pago)} → ${formatearPesos(cuerpo.monto_nuevo)}`,
  ],
  fallo: 'Error al enviar solicitud de edición',
};

/** A collector asks the manager to delete a payment, and says why. */
export const PEDIR_ELIMINACION: DeCalle<PagoCorregible, typeof solicitarEliminacionPago> = {
  ...PEDIDO,
  nombre: 'pago.pedir-eliminacion',
  ...porSalida(solicitarEliminacionPago),
  que: (pago) => `la solicitud de eliminar ${textoPago(pago)}`,
  exito: (pago) => ['Solicitud de eliminación enviada correctamente', montoDe(pago.monto, pago)],
  fallo: 'Error al enviar solicitud de eliminación',
};
