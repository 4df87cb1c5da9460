import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, telefono } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { parecido } from '../formas/parecido.ts';

/** Finds whom somebody may be already, before they are registered, or asked about while they are typed. */
export const parecidosDe = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/parecidos',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Clients who seem to be the person that is typed, by phone or by name',
  consulta: z.strictObject({
    nombre: z.optional(z.string().check(z.maxLength(TOPES.nombre))),
    telefono: z.optional(telefono),
    segundo_telefono: z.optional(telefono),
    /** The collector who will have the client; absent: the caller. */
    id_cobrador: z.optional(id),
  }),
  respuesta: z.object({ datos: z.array(parecido) }),
});
