import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

/** What each draggable card says about itself. */
export type DatosArrastre = { readonly nombre: string; readonly lugar: number };

const datosDe = (nodo: Active | Over | null): DatosArrastre | undefined =>
  nodo?.data.current as DatosArrastre | undefined;

const nombreDe = (nodo: Active): string => datosDe(nodo)?.nombre ?? 'La tarjeta';
const lugarDe = (nodo: Over | null): string => {
  const lugar = datosDe(nodo)?.lugar;
  return lugar === undefined ? 'fuera de la lista' : `en el lugar ${lugar}`;
};

export const INSTRUCCIONES: ScreenReaderInstructions = {
  draggable:
    'Para mover la tarjeta, presiona espacio, usa las flechas y presiona espacio otra vez para soltarla. Escape cancela.',
};

/** What a screen reader hears while a card is moved. */
export const ANUNCIOS: Announcements = {
  onDragStart: ({ active }) => `Tomaste a ${nombreDe(active)}.`,
  onDragOver: ({ active, over }) => `${nombreDe(active)} está ${lugarDe(over)}.`,
  onDragEnd: ({ active, over }) => `${nombreDe(active)} quedó ${lugarDe(over)}.`,
  onDragCancel: ({ active }) => `Cancelado: ${nombreDe(active)} vuelve a su lugar.`,
};
