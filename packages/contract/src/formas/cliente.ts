import * as z from 'zod/mini';
import { fechaNegocio } from '../comunes/fechas.ts';

export const cliente = z.object({
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
  ultima_visita: z.nullable(fechaNegocio),
});
export type Cliente = z.output<typeof cliente>;
