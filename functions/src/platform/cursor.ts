import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ErrorApp } from './errores.ts';

const id = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** The end of a page: the sort key and id of its last row, bound to the filters it was made with. */
const cursor = z.strictObject({
  orden: z.string().check(z.maxLength(200)),
  id,
  filtros: z.string(),
});

type Posicion = { readonly orden: string; readonly id: string };

const huella = (filtros: unknown) =>
  createHash('sha256').update(JSON.stringify(filtros)).digest('base64url').slice(0, 16);

export const escribirCursor = ({ orden, id }: Posicion, filtros: unknown): string =>
  Buffer.from(JSON.stringify({ orden, id, filtros: huella(filtros) })).toString('base64url');

export const cursorInvalido = () =>
  new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'cursor', mensaje: 'El cursor no es válido' }]);

function desempacar(texto: string): unknown {
  try {
    return JSON.parse(Buffer.from(texto, 'base64url').toString('utf8'));
  } catch {
    throw cursorInvalido();
  }
}

/** Refuses a cursor that is not ours, or was made for another list. */
export function interpretarCursor(texto: string | undefined, filtros: unknown): Posicion | null {
  if (texto === undefined) return null;
  const leido = z.safeParse(cursor, desempacar(texto));
  if (!leido.success || leido.data.filtros !== huella(filtros)) throw cursorInvalido();
  return leido.data;
}

/** The same for a list that is sorted by an id first. */
export function interpretarCursorDeIds(texto: string | undefined, filtros: unknown): Posicion | null {
  const posicion = interpretarCursor(texto, filtros);
  if (posicion !== null && !z.safeParse(id, posicion.orden).success) throw cursorInvalido();
  return posicion;
}
