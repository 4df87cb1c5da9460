import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Spec §4: 8 px with the mouse; on touch a hold of 1 s within 8 px, so that scrolling stays scrolling. */
const MOUSE = { activationConstraint: { distance: 8 } };
const DEDO = { activationConstraint: { delay: 1000, tolerance: 8 } };
const TECLADO = { coordinateGetter: sortableKeyboardCoordinates };

export const useSensores = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, DEDO), useSensor(KeyboardSensor, TECLADO));

const VIBRACION_MS = 50;

/** The phone answers the hold (spec §4); a mouse or a keyboard needs no answer. */
export function responderAlDedo(evento: Event): void {
  if (evento.type.startsWith('touch')) navigator.vibrate?.(VIBRACION_MS);
}
