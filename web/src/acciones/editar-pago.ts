// A manager's own correction of a payment: no phone of a collector loads it.
import {
  dashboardStats,
  detalleCredito,
  historialAbonos,
  resolverEdicionPago,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
} from '@leal/contract';
import { porApi } from '../lib/acciones/accion.ts';
import { montoDe } from '../lib/llamados.ts';
import { type PagoCorregible, textoPago } from './correccion.ts';
import type { DeLlamada } from './tipos.ts';

/** Out of date after a direct edit, which also closes an open request about the payment. */
const CAMBIADO = [
  detalleCredito,
  historialAbonos,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
  dashboardStats,
];

/** A manager changes the amount at once (spec §2, 'Direct edit'). */
export const EDITAR_PAGO: DeLlamada<PagoCorregible, typeof resolverEdicionPago> = {
  nombre: 'pago.editar',
  mandar: porApi(resolverEdicionPago),
  sobre: ({ id_pago }) => id_pago,
  que: (pago) => `el cambio a ${textoPago(pago)}`,
  exito: (pago, { cuerpo }) => [
    'Pago actualizado correctamente',
    montoDe(cuerpo.monto_aprobado ?? pago.monto, pago),
  ],
  fallo: 'Error al actualizar pago',
  caduca: CAMBIADO,
  caducaAlFallar: CAMBIADO,
};
