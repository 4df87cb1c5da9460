// A manager's own correction of a payment: no phone of a collector loads it.
import {
  dashboardStats,
  detalleCredito,
  historialAbonos,
  resolverEdicionPago,
  type Respuesta,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
} from '@leal/contract';
import { type Accion, porApi } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { montoDe } from '../lib/llamados.ts';
import { type PagoCorregible, textoPago } from './correccion.ts';

type De<L extends typeof resolverEdicionPago> = Accion<PagoCorregible, Datos<L>, Respuesta<L>>;

/** Out of date after a direct edit, which also closes an open request about the payment. */
const CAMBIADO = [
  detalleCredito,
  historialAbonos,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
  dashboardStats,
];

/** A manager changes the amount at once (spec §2, 'Direct edit'). */
export const EDITAR_PAGO: De<typeof resolverEdicionPago> = {
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
