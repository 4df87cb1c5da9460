import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { claveDeRegistro } from '../comunes/captura.ts';
import { definirLlamada } from '../definir.ts';

/**
 * Tells the caller whether anything was done under the key of a call that got no answer. The key's answer is kept for
 * some days; that it was done, for ever. A phone asks this before it sends something again after days.
 */
export const leerClave = definirLlamada({
  metodo: 'GET',
  ruta: '/claves',
  roles: [ROL.cobrador],
  resumen: 'Whether something was done under a key',
  consulta: z.strictObject({
    clave: claveDeRegistro,
    metodo: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
    /** Its path below /leal-api, as it was called. */
    ruta: z.string().check(z.maxLength(1000)),
  }),
  respuesta: z.object({ conocida: z.boolean() }),
});
