// Facts that only whoever was there from the beginning knows, for code that comes late (app/marco/VersionNueva.tsx).

/** The service worker that answered for this page, if one did. */
export const trabajadorAlCargar = globalThis.navigator?.serviceWorker?.controller ?? null;

const tocados = new Set<Element>();

addEventListener('input', ({ target }) => {
  const formulario = target instanceof Element ? target.closest('form') : null;
  if (formulario) tocados.add(formulario);
});

/** Whether somebody has typed into a form that is still on screen: that of a payment keeps no draft. */
export function hayEscrito(): boolean {
  for (const formulario of tocados) if (!formulario.isConnected) tocados.delete(formulario);
  return [...tocados].some((formulario) => formulario.getClientRects().length > 0);
}
