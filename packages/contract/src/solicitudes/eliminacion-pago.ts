import { EFECTIVOS_CORREGIDOS } from '@leal/domain';
import * as z from 'zod/mini';
import { dicho, dinero, guardado, igual, opcional } from '../comunes/campo.ts';
import { TRANSFERENCIA } from '../comunes/captura.ts';
import { formaActual } from '../comunes/forma.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { antecedentesDePago } from '../formas/antecedentes.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

export const eliminacionPago = formaDeSolicitud('eliminacion_pago', {
  campos: {
    id_movimiento: guardado(z.string()),
    id_pago: dicho(z.string()),
    monto_pago: dinero,
    ...TRANSFERENCIA,
    /** The payment's cash: never received, or given back. Absent: nobody said. */
    efectivo_corregido: opcional(igual(z.enum(EFECTIVOS_CORREGIDOS))),
  },
  montos: ['monto_pago'],
  visto: z.strictObject({ monto_actual: pesos, fecha: fechaNegocio, ...formaActual }),
  junto: { antecedentes: antecedentesDePago },
});

export const solicitudesEliminacionPago = listaDeSolicitudes(eliminacionPago, {
  ruta: '/abonos/solicitudes-eliminacion',
  resumen: 'Requests to delete a payment, by state',
});
