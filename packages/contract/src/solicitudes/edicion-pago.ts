import { EFECTIVOS_CORREGIDOS } from '@leal/domain';
import * as z from 'zod/mini';
import { dicho, dinero, guardado, igual, nulable, opcional } from '../comunes/campo.ts';
import { TRANSFERENCIA } from '../comunes/captura.ts';
import { FORMA_NUEVA, formaActual } from '../comunes/forma.ts';
import { pesos } from '../comunes/dinero.ts';
import { antecedentesDePago } from '../formas/antecedentes.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

export const edicionPago = formaDeSolicitud('edicion_pago', {
  campos: {
    id_movimiento: guardado(z.string()),
    id_pago: dicho(z.string()),
    /** The amount when the edit was requested. */
    monto_pagado: dinero,
    monto_nuevo: dinero,
    monto_aprobado: nulable(dinero),
    /** Its form when the edit was requested, and the one that is asked for. */
    ...TRANSFERENCIA,
    ...FORMA_NUEVA,
    /** A lower amount's difference: never received, or given back. Absent: nobody said. */
    efectivo_corregido: opcional(igual(z.enum(EFECTIVOS_CORREGIDOS))),
  },
  montos: ['monto_aprobado', 'monto_nuevo'],
  visto: z.strictObject({ monto_actual: pesos, monto_nuevo: pesos, ...formaActual }),
  junto: { antecedentes: antecedentesDePago },
});

export const solicitudesEdicionPago = listaDeSolicitudes(edicionPago, {
  ruta: '/abonos/solicitudes-edicion',
  resumen: 'Requests to edit a payment, by state',
});
