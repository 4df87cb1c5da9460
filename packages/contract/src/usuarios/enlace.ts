import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';

/** Whoever has the link has the account: it is answered, and kept nowhere. */
export const crearEnlaceContrasena = definirLlamada({
  metodo: 'POST',
  ruta: '/usuarios/:id_usuario/enlace-contrasena',
  roles: [ROL.gerente],
  resumen: 'Make a link with which somebody sets a new password',
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO'],
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({ enlace: z.string() }),
});
