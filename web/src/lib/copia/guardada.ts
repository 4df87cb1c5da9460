import type { Llamada } from '@leal/contract';
import { esFecha, type Fecha, fechaLocal } from '@leal/domain';
import * as z from 'zod/mini';
import type { Guardada } from './base.ts';

/** A copy of another form is not read. A change in the contract itself is found out by reading as an answer is read. */
const VERSION = 1;

/** A list is kept with all of its pages. */
type Paginas = { readonly pages: readonly unknown[]; readonly pageParams: readonly unknown[] };

const paginasDe = (valor: unknown): Paginas | undefined => {
  const { pages, pageParams } = (valor ?? {}) as Partial<Record<keyof Paginas, unknown>>;
  return Array.isArray(pages) && Array.isArray(pageParams) ? { pages, pageParams } : undefined;
};

const exigir = (leido: z.core.util.SafeParseResult<unknown>): unknown => {
  if (!leido.success) throw leido.error;
  return leido.data;
};

/** Throws what is not an answer of this call. */
function porPaginas(valor: unknown, cada: (respuesta: unknown) => unknown): unknown {
  const paginas = paginasDe(valor);
  return paginas ? { ...paginas, pages: paginas.pages.map(cada) } : cada(valor);
}

/** The answer as it travels: so it is read like an answer, whatever version of the app stored it. Throws. */
export const guardadaDe = ({ respuesta }: Llamada, datos: unknown, en: number): Guardada => ({
  version: VERSION,
  en,
  respuesta: porPaginas(datos, (pagina) => exigir(z.safeEncode(respuesta, pagina))),
});

export type Leida = { readonly datos: unknown; readonly en: number };

/** Null for what is no answer of this call: another version stored it, or it is damaged. */
export function leidaDe({ respuesta }: Llamada, guardada: unknown): Leida | null {
  const { version, en, respuesta: cruda } = (guardada ?? {}) as Partial<Guardada>;
  if (version !== VERSION || typeof en !== 'number') return null;
  try {
    return { en, datos: porPaginas(cruda, (pagina) => exigir(z.safeDecode(respuesta, pagina))) };
  } catch {
    return null;
  }
}

/** The business day that an answer is about: the one it names, else the one on which it came. */
export function diaDe(datos: unknown, en: number): Fecha {
  const { fecha } = (datos ?? {}) as { fecha?: unknown };
  return esFecha(fecha) ? fecha : fechaLocal(new Date(en));
}
