import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';

/** Says whether that credit may ask for its renewal now; `motivo`: why not. */
export const verificarRenovacion = definirLlamada({
  metodo: 'GET',
  ruta: '/renovaciones/verificar/:id_credito',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Whether a credit may be renewed',
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.object({
    elegible: z.boolean(),
    estado: z.enum(['elegible', 'pendiente', 'aprobada', 'rechazada', 'no_elegible']),
    motivo: z.optional(z.string()),
  }),
});
