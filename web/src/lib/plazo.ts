/** A call that has no answer by then is given up. */
export const PLAZO_MS = 20_000;

/** No answer came in time; whether the call arrived is unknown. */
export class FueraDePlazo extends Error {
  constructor() {
    super('Nothing came in time');
    this.name = 'FueraDePlazo';
  }
}

type Ajustes = {
  ms?: number | undefined;
  /** Ends it before its time, with that signal's reason. */
  signal?: AbortSignal | undefined;
};

/**
 * Ends what hangs. A task that uses the signal is stopped; one that does not (the code of a screen, an SDK) is no
 * longer waited for. It uses a timer of the page and not `AbortSignal.timeout`, so that a fake clock moves it too.
 */
export async function conPlazo<T>(
  hacer: (signal: AbortSignal) => Promise<T>,
  { ms = PLAZO_MS, signal }: Ajustes = {},
): Promise<T> {
  const cierre = new AbortController();
  const fin = new Promise<never>((_, rechazar) => {
    cierre.signal.addEventListener('abort', () => rechazar(cierre.signal.reason as Error));
  });
  const dejar = () => cierre.abort(signal?.reason);
  const reloj = setTimeout(() => cierre.abort(new FueraDePlazo()), ms);
  signal?.addEventListener('abort', dejar);
  if (signal?.aborted) dejar();
  try {
    return await Promise.race([fin, hacer(cierre.signal)]);
  } finally {
    clearTimeout(reloj);
    signal?.removeEventListener('abort', dejar);
  }
}
