import { type RefObject, useLayoutEffect } from 'react';

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
