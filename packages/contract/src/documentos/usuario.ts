import * as z from 'zod/mini';
import { usuario } from '../formas/usuario.ts';
import { dia, momento, monto } from '../comunes/guardado.ts';

/** Somebody's absence that was set last, over or not; a collector's stands in the sums as well, which lists read. */
export const diasAusente = z.object({ del: dia, al: dia });

/** A route that is lent (`RutaPrestada` of the domain): in the records of both, oldest end first. */
export const rutaPrestadaGuardada = z.object({
  id_prestada: z.string(),
  de: z.string(),
  nombre_de: z.string(),
  a: z.string(),
  nombre_a: z.string(),
  desde: momento,
  hasta: momento,
  ambos: z.boolean(),
});

const dichoPorTelefono = {
  visto_en: momento,
  sin_enviar: z.int(),
  monto_sin_enviar_centavos: monto,
};

export const usuarioDoc = z.object({
  ...usuario.shape,
  activo: z.boolean(),
  creado_en: momento,
  vacaciones: z.optional(diasAusente),
  /** Routes that it lent and works for others, the last ones; absent: none ever. */
  rutas_prestadas: z.optional(z.array(rutaPrestadaGuardada)),
  /** What a manager has ended of its sessions (`estaTerminada`), in seconds. */
  sesiones_desde: z.optional(z.int()),
  sesiones_terminadas: z.optional(z.array(z.int())),
  /** What its phones said last (`contactoEnTotal`), so that the team's table does not read a document more for each row. */
  contacto: z.optional(
    z.object({
      ...dichoPorTelefono,
      version: z.string(),
      telefonos: z.int(),
      perdidos: z.array(z.object(dichoPorTelefono)),
    }),
  ),
});
export type UsuarioDoc = z.output<typeof usuarioDoc>;

/** Stored under an e-mail address: whose it is. Made with the user's record, so that nobody else can take the address. */
export const correoDoc = z.object({ id_usuario: z.string() });

/** When somebody's phones were last heard of, and what each said; written by its own call, never in a payment. */
export const contactoDoc = z.object({
  id_usuario: z.string(),
  dispositivos: z.record(
    z.string(),
    z.object({
      version: z.string(),
      sin_enviar: z.int(),
      monto_sin_enviar_centavos: monto,
      visto_en: momento,
      sesion: z.optional(z.int()),
      serie: z.optional(z.string()),
      perdido_en: z.optional(momento),
    }),
  ),
});
export type ContactoDoc = z.output<typeof contactoDoc>;
