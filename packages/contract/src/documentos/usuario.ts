import * as z from 'zod/mini';
import { idRol } from '../formas/usuario.ts';
import { momento } from './comunes.ts';

export const usuarioDoc = z.object({
  id_usuario: z.string(),
  nombre: z.string(),
  email: z.string(),
  id_rol: idRol,
  activo: z.boolean(),
  creado_en: momento,
});
export type UsuarioDoc = z.output<typeof usuarioDoc>;
