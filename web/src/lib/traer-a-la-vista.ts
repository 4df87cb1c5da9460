/** A `ref`: what has just come into a form that is longer than its dialog is brought where the eyes are. */
export const traerALaVista = (nuevo: HTMLElement | null): void =>
  nuevo?.scrollIntoView?.({ block: 'nearest' });
