import { MENSAJE_PLAZO_RENOVACION, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPagoCon, id } from '../comunes/campos.ts';
import { montoRenovacion } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

/**
 * The new amount settles the old balance; what is left of it is handed to the client. A manager asks for its collector, and decides
 * it apart.
 */
export const solicitarRenovacion = definirLlamada({
  metodo: 'POST',
  ruta: '/renovaciones/solicitar',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Ask the manager to renew a credit',
  exito: 201,
  errores: [
    'NO_ENCONTRADO',
    'USUARIO_INVALIDO',
    'SOLICITUD_PENDIENTE',
    'NO_ELEGIBLE',
    'MONTO_NO_CUBRE_SALDO',
  ],
  cuerpo: z.strictObject({
    id_credito_anterior: id,
    monto_solicitado: montoRenovacion,
    dias_pago: diasPagoCon(MENSAJE_PLAZO_RENOVACION),
    id_cobrador: z.optional(id),
    estado: z.optional(z.literal('pendiente')),
  }),
  respuesta: z.object({ id_solicitud: z.string() }),
});
