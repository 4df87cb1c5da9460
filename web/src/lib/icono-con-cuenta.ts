// The tab's icon with a number: the coin of the mark (ui/Emblema.tsx) grows and says how many wait.

/** Nobody counts further from a tab; three digits cannot be read there. */
const MAXIMO = 99;

const dibujo = (cuenta: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a554e"/><path d="M7 6v16a3 3 0 0 0 3 3h4" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="19" r="12" fill="#f0a930"/><text x="20" y="25" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${cuenta > 9 ? 16 : 18}" fill="#14211f">${cuenta}</text></svg>`;

const enlace = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]');

const deSiempre = enlace()?.href;

/** 0: the icon as it always is. */
export function ponerIcono(cuenta: number): void {
  const icono = enlace();
  if (!icono || deSiempre === undefined) return;
  icono.href =
    cuenta > 0 ? `data:image/svg+xml,${encodeURIComponent(dibujo(Math.min(cuenta, MAXIMO)))}` : deSiempre;
}
