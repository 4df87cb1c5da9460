import * as z from 'zod/mini';
import { usuario } from '../formas/usuario.ts';
import { momento } from '../comunes/guardado.ts';

export const usuarioDoc = z.object({
  ...usuario.shape,
  activo: z.boolean(),
  creado_en: momento,
});
export type UsuarioDoc = z.output<typeof usuarioDoc>;

/** Stored under an e-mail address: whose it is. Made with the user's record, so that nobody else can take the address. */
export const correoDoc = z.object({ id_usuario: z.string() });
