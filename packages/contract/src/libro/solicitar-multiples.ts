import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { captura, transferenciaDeAbono } from '../comunes/captura.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

/**
 * The spec's second call after a payment of 6 or more abonos. The payment has made the request already:
 * this one adds the reason when it is empty and answers the same id; another total or day is a conflict.
 */
export const solicitarAbonosMultiples = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/solicitudes-abonos-multiples',
  roles: [ROL.cobrador],
  resumen: 'Ask the manager to accept a payment of 6 or more abonos',
  exito: 201,
  errores: [
    'SOLICITUD_PENDIENTE',
    'CREDITO_NO_ACTIVO',
    'MONTO_EXCEDE_SALDO',
    'FUERA_DE_HORARIO',
    'YA_PAGADO',
    'NO_ELEGIBLE',
    'RUTA_PRESTADA',
  ],
  cuerpo: z.strictObject({
    id_credito: id,
    monto_total: montoPositivo,
    cantidad_abonos: z.optional(z.int()),
    monto_por_abono: z.optional(montoPositivo),
    motivo: textoOpcional(TOPES.motivo),
    ...transferenciaDeAbono,
    ...captura,
  }),
  respuesta: z.object({ id_solicitud: z.string() }),
});
