/**
 * Loads the page anew, but only when it can be had: without signal the browser would put its own
 * error page in its place. False when it cannot.
 */
export async function recargarSiHayLinea(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
    return ok;
  } catch {
    return false;
  }
}
