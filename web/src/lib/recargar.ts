import { conPlazo } from './plazo.ts';

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
