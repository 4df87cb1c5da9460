import { conPlazo } from './plazo.ts';

/**
 * When another try has a chance: the line or the person comes back, or `ms` have passed. 'online' alone is not
 * waited for: a line on which everything hangs was never gone.
 */
export const mejorMomento = (ms: number, fin?: AbortSignal): Promise<void> =>
  new Promise((resolver) => {
    const cierre = new AbortController();
    const { signal } = cierre;
    const ya = () => {
      cierre.abort();
      resolver();
    };
    const reloj = setTimeout(ya, ms);
    signal.addEventListener('abort', () => clearTimeout(reloj));
    addEventListener('online', ya, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || ya(), { signal });
    fin?.addEventListener('abort', () => cierre.abort(), { signal });
  });

/** One second, two, four, and at last every half minute. */
export const pausaMs = (vez: number): number => Math.min(1_000 * 2 ** vez, 30_000);

const PLAZO_MS = 10_000;

/** Whether anything gets through now; a line on which everything hangs is none. */
export async function hayLinea(): Promise<boolean> {
  try {
    const pedir = (signal: AbortSignal) =>
      fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return (await conPlazo(pedir, { ms: PLAZO_MS })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew, but only when it can be had: without signal the browser would put its own
 * error page in its place. False when it cannot.
 */
export async function recargarSiHayLinea(): Promise<boolean> {
  const hay = await hayLinea();
  if (hay) location.reload();
  return hay;
}
