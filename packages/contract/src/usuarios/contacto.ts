import { FORMA_SERIE, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { telefonoQueHabla } from '../comunes/captura.ts';
import { efectivoDicho } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

/** Never part of a payment: once an hour, and when something stays on the phone or leaves it. */
export const avisarContacto = definirLlamada({
  metodo: 'POST',
  ruta: '/usuarios/contacto',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "Tells which version of the app one's phone has, and what it has not sent yet",
  maximoBytes: 1024,
  cuerpo: z.strictObject({
    dispositivo: telefonoQueHabla,
    version: z.string().check(z.minLength(1), z.maxLength(20)),
    sin_enviar: z.int().check(z.gte(0), z.lte(100_000)),
    monto_sin_enviar: efectivoDicho,
    /** The series of its receipts, once it has one. Its session is the token's. */
    serie: z.optional(z.string().check(z.regex(FORMA_SERIE))),
  }),
  /** False: it was said within the hour. */
  respuesta: z.object({ anotado: z.boolean() }),
});
