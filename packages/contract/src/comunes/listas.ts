import * as z from 'zod/mini';
import type { Esquema } from '../llamada.ts';
import { id } from './campos.ts';

/** Page of a list: at most 100 (default 20). A cursor is opaque. */
export const paginacion = {
  limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

/** The text of a search box. */
export const busqueda = z.optional(z.string().check(z.maxLength(100)));

/** Counting costs a read per thousand: nobody needs to know how many thousands a history holds. */
export const MAXIMO_CONTADO = 1000;

/** `total` comes with the first page only; `hay_mas`: there are at least that many, the count stopped there. */
export const lista = <T extends Esquema>(elemento: T) =>
  z.object({
    datos: z.array(elemento),
    total: z.optional(z.int()),
    hay_mas: z.optional(z.boolean()),
    siguiente: z.nullable(z.string()),
  });

/** Ids in one field of the address, with commas between them. */
export const idsConComas = (tope: number) =>
  z.codec(z.string(), z.array(id).check(z.maxLength(tope)), {
    decode: (texto) => texto.split(','),
    encode: (cuales) => cuales.join(','),
  });
