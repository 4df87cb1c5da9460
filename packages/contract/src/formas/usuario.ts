import { ROL, type IdRol } from '@leal/domain';
import * as z from 'zod/mini';

export const idRol = z.custom<IdRol>((v) => v === ROL.cobrador || v === ROL.gerente || v === ROL.supervisor);

/** The session user of spec §3. */
export const usuario = z.object({
  id_usuario: z.string(),
  id_rol: idRol,
  nombre: z.string(),
  email: z.string(),
});
export type Usuario = z.output<typeof usuario>;
