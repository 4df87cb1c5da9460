import { type RefObject, useLayoutEffect } from 'react';

/** The screen's title, ready to take the focus. */
export function elTitulo(): HTMLElement | null {
  const titulo = document.querySelector<HTMLElement>('#contenido h1');
  if (titulo) titulo.tabIndex = -1;
  return titulo;
}

/** The screen's title takes the focus, wherever that is; whether there is one. */
export function enfocarElTitulo(): boolean {
  const titulo = elTitulo();
  titulo?.focus({ preventScroll: true });
  return titulo !== null;
}

/** What had the focus is gone with what was done: the keyboard goes on from the screen's title. */
export function enfocarTitulo(): void {
  const { activeElement: activo } = document;
  if (activo === null || activo === document.body) enfocarElTitulo();
}

/** While what has the focus leaves the screen, the keyboard goes on from there. */
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
