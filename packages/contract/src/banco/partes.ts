import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

const parte = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  /** Per cent of what they collected, and on how many days any of it. */
  parte: z.int(),
  dias: z.int(),
});
export type ParteDeCobrador = z.output<typeof parte>;

/** By the collectors' running sums, which keep so many days; as of at most an hour ago. */
export const partesPorTransferencia = definirLlamada({
  metodo: 'GET',
  ruta: '/transferencias/partes',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Collectors whose share of transfers is far above that of the others',
  respuesta: z.object({
    desde: fechaNegocio,
    /** Per cent that the middle collector has; null: too few collectors to compare, or too many to look at. */
    mediana: z.nullable(z.int()),
    /** There are more collectors than are compared: nobody is named, and that says nothing of them. */
    demasiados: z.optional(z.literal(true)),
    /** The largest share first. */
    datos: z.array(parte),
  }),
});
