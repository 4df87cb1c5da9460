/** Something that the user can correct: one Spanish sentence, no stack. */
export class ErrorLocal extends Error {
  override name = 'ErrorLocal';
}

const SIN_ESPACIO = new Set<unknown>(['ENOSPC', 'EDQUOT']);
// SQLite's own number for a disk that has no room.
const SQLITE_FULL = 13;

const esDiscoLleno = (error: unknown): boolean => {
  const { code, errcode, cause } = error as { code?: unknown; errcode?: unknown; cause?: unknown };
  return SIN_ESPACIO.has(code) || errcode === SQLITE_FULL || (cause instanceof Error && esDiscoLleno(cause));
};

/** The sentence for what the user can correct; undefined for what is our mistake. */
export function comoFrase(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (esDiscoLleno(error)) return 'El disco está lleno: libera espacio y vuelve a iniciar.';
  return error instanceof ErrorLocal ? error.message : undefined;
}
