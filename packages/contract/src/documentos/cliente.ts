import * as z from 'zod/mini';
import { dia, momento } from './comunes.ts';

export const clienteDoc = z.object({
  id_cliente: z.string(),
  id_cobrador: z.string(),
  nombre: z.string(),
  slug: z.string(),
  negocio: z.string(),
  direccion: z.string(),
  calle: z.string(),
  colonia: z.string(),
  ubicacion: z.string(),
  telefono: z.string(),
  /** Search prefixes: each typed word is one equality filter on this map. */
  busca: z.record(z.string(), z.literal(true)),
  /** A client has at most one open credit (Pendiente or Aprobado), by construction. */
  id_credito_abierto: z.nullable(z.string()),
  id_credito_ultimo: z.nullable(z.string()),
  /** How the collector's client list shows it; null: not listed (only requests so far). */
  estado_lista: z.nullable(z.enum(['Pendiente', 'Finalizado'])),
  eliminado: z.boolean(),
  eliminado_en: z.optional(momento),
  creado_en: momento,
  ultima_visita: z.optional(dia),
});
export type ClienteDoc = z.output<typeof clienteDoc>;
