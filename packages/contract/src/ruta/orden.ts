import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';

const respuesta = z.object({ orden_clientes: z.array(z.string()) });

export const leerOrden = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/orden/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: "A collector's route order (credit ids)",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta,
});

/** A merge: the credits named take, in their new order, the slots they held. */
export const guardarOrden = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/orden',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Save the route order',
  cuerpo: z.strictObject({
    ordenClientes: z.array(id).check(
      z.maxLength(2000),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'Hay créditos repetidos' }),
    ),
    id_cobrador: z.optional(id),
  }),
  respuesta,
});
