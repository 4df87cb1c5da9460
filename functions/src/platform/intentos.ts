/**
 * The outcome of a failed transaction, as its error tells it:
 * - `choque`: it lost a race and changed nothing;
 * - `incierto`: the commit may have been applied, running again is worth it;
 * - `perdido`: the store refused for another reason, perhaps because a repeated commit had been applied already;
 * - `definitivo`: not the store's error.
 */
type Fallo = 'choque' | 'incierto' | 'perdido' | 'definitivo';

const ABORTED = 10;
const INVALID_ARGUMENT = 3;
/** DEADLINE_EXCEEDED, ALREADY_EXISTS, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE. */
const INCIERTOS: ReadonlySet<unknown> = new Set([4, 6, 8, 13, 14]);

/**
 * Our own errors carry words as codes, the store's carry numbers. ALREADY_EXISTS, and a transaction that
 * is no longer there, are how a resent commit meets its own success.
 */
export function clasificar(error: unknown): Fallo {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === ABORTED) return 'choque';
  if (INCIERTOS.has(code)) return 'incierto';
  if (code === INVALID_ARGUMENT && /referenced transaction/i.test(String(message))) return 'incierto';
  return typeof code === 'number' ? 'perdido' : 'definitivo';
}

/** The path of the document that would have become larger than the store takes: nothing of the commit was written. */
export function documentoLleno(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code !== INVALID_ARGUMENT) return null;
  return /\/documents\/([^'"\s]+)['"] cannot be written because its size/.exec(String(message))?.[1] ?? null;
}

export const INTENTOS = 10;
const PAUSA_MINIMA_MS = 20;
const PAUSA_MAXIMA_MS = 640;

/** Milliseconds before the next try (from 1 on): twice as long each time, half of it at random. */
export function pausaAntesDe(intento: number, azar: number): number {
  const tope = Math.min(PAUSA_MINIMA_MS * 2 ** (intento - 1), PAUSA_MAXIMA_MS);
  return tope / 2 + (tope / 2) * azar;
}
