import { type RefObject, useLayoutEffect } from 'react';

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

/** Something that had taken the focus is gone: unless something else has it by now, it goes back. */
export function devolverFoco(antes: Element | null): void {
  const { activeElement: activo } = document;
  const nadie = activo === null || activo === document.body;
  if (nadie && antes instanceof HTMLElement) antes.focus({ preventScroll: true });
}

/** When the focused element leaves the screen, the focus goes there. */
export function useRelevoDeFoco(
  saliente: RefObject<HTMLElement | null>,
  relevo: (saliente: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const propio = saliente.current;
    return () => {
      if (propio?.contains(document.activeElement)) relevo(propio)?.focus({ preventScroll: true });
    };
  }, [saliente, relevo]);
}
