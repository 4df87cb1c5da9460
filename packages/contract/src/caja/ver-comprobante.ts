import { ESTADOS_COMPROBANTE, FORMA_TOKEN } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { datosLegales } from '../sistema/configuracion-negocio.ts';

export const token = z
  .string()
  .check(z.regex(FORMA_TOKEN, { error: 'El enlace del comprobante está incompleto' }));

/**
 * A receipt, as it is told to whoever has its link: nothing of a person. One that the office does not know is
 * `en_camino`, like one whose payment has not arrived.
 */
export const verComprobante = definirLlamada({
  metodo: 'GET',
  ruta: '/comprobantes/:token',
  roles: 'publica',
  resumen: 'A receipt, as it stands',
  parametros: z.strictObject({ token }),
  respuesta: z.object({
    estado: z.enum(ESTADOS_COMPROBANTE),
    folio: z.optional(z.string()),
    fecha: z.optional(fechaNegocio),
    /** The amount that counts now. */
    monto: z.optional(pesos),
    /** The amount that the receipt said, when another one counts now. */
    monto_anterior: z.optional(pesos),
    legales: z.pick(datosLegales, { razon_social: true, rfc: true, contacto: true, aviso_privacidad: true }),
  }),
});
