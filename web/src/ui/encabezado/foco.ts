import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The screen's title, ready to take the focus. */
export function elTitulo(): HTMLElement | null {
  const titulo = document.querySelector<HTMLElement>('#contenido h1');
  if (titulo) titulo.tabIndex = -1;
  return titulo;
}

/** Moves the focus to the screen's title; returns whether there is one. */
export function enfocarElTitulo(): boolean {
  const titulo = elTitulo();
  titulo?.focus({ preventScroll: true });
  return titulo !== null;
}

/** The desk's table on screen, whose keys go on from there. */
export const laTabla = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#contenido .tabla-rejilla')].find((rejilla) =>
    rejilla.checkVisibility(),
  );

/** The same for the table; to the title where there is none. */
export const enfocarLaTabla = (): void => (laTabla() ?? elTitulo())?.focus({ preventScroll: true });

/** Moves the focus when its element is gone after an action: to the screen's table, else to its title. */
export function retomarFoco(): void {
  const { activeElement: activo } = document;
  if (activo === null || activo === document.body) enfocarLaTabla();
}

/** Where the focus goes back to when a dialog has gone; to its successor, if it has left the screen meanwhile. */
type Vuelta = { readonly a: Element | null; sucesor?: Element | null };

/** Those of the dialogs that are there. */
const vueltas = new Set<Vuelta>();

/** Something that had taken the focus is gone: unless something else has it by now, it goes back. */
function devolverFoco({ a, sucesor }: Vuelta): void {
  const { activeElement: activo } = document;
  if (activo !== null && activo !== document.body) return;
  const destino = sucesor ?? a;
  // The title took over when the table left: the screen may have one again by now (a tablet that was turned).
  if (sucesor && sucesor === elTitulo()) enfocarLaTabla();
  else if (destino instanceof HTMLElement) destino.focus({ preventScroll: true });
}

/** antd does it when the motion has ended: a slow phone's is cut short, and then nobody would have the focus. */
export function useVueltaDelFoco(): void {
  const [vuelta] = useState<Vuelta>(() => ({ a: document.activeElement }));
  useEffect(() => {
    vueltas.add(vuelta);
    return () => {
      vueltas.delete(vuelta);
      devolverFoco(vuelta);
    };
  }, [vuelta]);
}

/** When the focused element leaves the screen, now or while a dialog has the focus, it goes there. */
export function useRelevoDeFoco(
  saliente: RefObject<HTMLElement | null>,
  relevo: (saliente: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const propio = saliente.current;
    return () => {
      if (!propio) return;
      if (propio.contains(document.activeElement)) relevo(propio)?.focus({ preventScroll: true });
      for (const vuelta of vueltas)
        if (propio.contains(vuelta.sucesor ?? vuelta.a)) vuelta.sucesor = relevo(propio) ?? null;
    };
  }, [saliente, relevo]);
}
