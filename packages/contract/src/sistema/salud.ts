import * as z from 'zod/mini';
import { definirLlamada } from '../definir.ts';

export const salud = definirLlamada({
  metodo: 'GET',
  ruta: '/salud',
  roles: 'publica',
  resumen: 'Is the API up, and which version',
  respuesta: z.object({ ok: z.literal(true), version: z.string() }),
});
