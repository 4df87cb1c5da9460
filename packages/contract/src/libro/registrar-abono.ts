import { CODIGOS, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import {
  captura,
  motivoDeVisita,
  promesaDeVisita,
  promesaSinLugar,
  transferenciaDeAbono,
} from '../comunes/captura.ts';
import { montoAbono, pesos } from '../comunes/dinero.ts';
import { fechaAbono } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { registrado } from '../formas/registrado.ts';
import { resumenPago } from '../formas/resumen.ts';

/**
 * A payment, a visit (0) or, from 6 abonos on, a request to the manager.
 * 'Already registered' is a success that says what is registered.
 *
 * Cash that was taken is never only refused: a payment that names its phone (`dispositivo`) and cannot be booked
 * opens a late capture, which a manager books or returns. That answer is 202, `tipo` 'tardia', with the refusal's
 * code and words. A payment from a task is refused as ever: its cash is counted there.
 *
 * A visit that names its phone was made, whatever became of its promise: one that does not fit any more is left out,
 * and `promesa_rechazada` says why.
 */
export const registrarAbono = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/registrar',
  roles: [ROL.cobrador],
  resumen: 'Register a payment or a visit',
  errores: [
    'FUERA_DE_HORARIO',
    'FECHA_INVALIDA',
    'MONTO_EXCEDE_SALDO',
    'CREDITO_NO_ACTIVO',
    'SOLICITUD_PENDIENTE',
    'YA_PROCESADA',
    'NO_ELEGIBLE',
    'RUTA_PRESTADA',
  ],
  cuerpo: z.strictObject({
    id_credito: id,
    monto: montoAbono,
    fecha_abono: z.optional(fechaAbono),
    motivo: textoOpcional(TOPES.motivo),
    /**
     * The cash comes from this request. The payment must be > 0, of that credit, by its collector, of fewer
     * than 6 abonos, and for no more than remains of the task (else 422 NO_ELEGIBLE).
     */
    id_solicitud_tarea: z.optional(id),
    /** A visit's reason; a payment keeps none. */
    ...motivoDeVisita,
    ...promesaDeVisita,
    /** Only where the owner takes transfers, of a day that has come and is no older than `dias_transferencia` (else 422 NO_ELEGIBLE). */
    ...transferenciaDeAbono,
    ...captura,
  }),
  aceptada: ({ tipo }) => tipo === 'tardia',
  respuesta: z.object({
    yaRegistrado: z.boolean(),
    requiereAprobacion: z.boolean(),
    tipo: z.enum(['pago', 'visita', 'multiple', 'tardia']),
    resumen: resumenPago,
    id_pago: z.optional(z.string()),
    id_solicitud: z.optional(z.string()),
    registrado: z.optional(registrado),
    cantidad_abonos: z.optional(z.int()),
    monto_por_abono: z.optional(pesos),
    monto_total: z.optional(pesos),
    /** The reason why a late capture was not booked. */
    codigo: z.optional(z.enum(CODIGOS)),
    mensaje: z.optional(z.string()),
    ...promesaSinLugar,
  }),
});
