import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** The credits of the clients with a slug: active ones first; never rejected or cancelled ones. */
export const todosParaPayment = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/todos-para-payment',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Credits whose client has this slug',
  consulta: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  respuesta: z.object({ datos: z.array(credito) }),
});
