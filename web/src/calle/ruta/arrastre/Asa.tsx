import { HolderOutlined } from '@ant-design/icons';
import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type RefObject, useLayoutEffect } from 'react';

/** The data that each draggable card gives about itself. */
type DatosArrastre = { readonly nombre: string; readonly lugar: number };

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

/** The words for a screen reader while a card is moved. */
export const ANUNCIOS: Announcements = {
  onDragStart: ({ active }) => `Tomaste a ${nombreDe(active)}.`,
  onDragOver: ({ active, over }) => `${nombreDe(active)} está ${lugarDe(over)}.`,
  onDragEnd: ({ active, over }) => `${nombreDe(active)} quedó ${lugarDe(over)}.`,
  onDragCancel: ({ active }) => `Cancelado: ${nombreDe(active)} vuelve a su lugar.`,
};

export type Mandos = ReturnType<typeof useSortable>['listeners'];

type Props = DatosArrastre & {
  id: string;
  /** The list item that moves. */
  marco: RefObject<HTMLLIElement | null>;
  /** The whole card follows mouse and thumb: its item takes these handlers. */
  alTenerMandos: (mandos: Mandos) => void;
};

const ATRIBUTOS = { roleDescription: 'tarjeta que se puede mover' };

type Movimiento = { traslado: string; transition: string | undefined; isDragging: boolean };

/** Sets the style directly, because the item contains the handle and must not render again with every move. */
function moverItem({ current: item }: Props['marco'], { traslado, transition, isDragging }: Movimiento) {
  if (!item) return undefined;
  item.style.transform = traslado;
  item.style.transition = transition ?? '';
  item.classList.toggle('ruta-tomada', isDragging);
  return () => {
    item.style.transform = '';
    item.style.transition = '';
    item.classList.remove('ruta-tomada');
  };
}

/** The order number as a handle, which is what the keyboard takes hold of; it moves the item around it. */
export function Asa({ id, nombre, lugar, marco, alTenerMandos }: Props) {
  const data: DatosArrastre = { nombre, lugar };
  const sortable = useSortable({ id, attributes: ATRIBUTOS, data });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, transition } = sortable;
  const traslado = CSS.Translate.toString(sortable.transform) ?? '';

  useLayoutEffect(() => {
    setNodeRef(marco.current);
    return () => setNodeRef(null);
  }, [marco, setNodeRef]);

  useLayoutEffect(() => {
    alTenerMandos(listeners);
    return () => alTenerMandos(undefined);
  }, [listeners, alTenerMandos]);

  useLayoutEffect(
    () => moverItem(marco, { traslado, transition, isDragging }),
    [marco, traslado, transition, isDragging],
  );

  return (
    <button
      {...attributes}
      ref={setActivatorNodeRef}
      type="button"
      className="ruta-asa boton-liso fuerte tabular tenue"
      aria-label={`Mover a ${nombre}, lugar ${lugar}`}
    >
      <HolderOutlined aria-hidden />
      {lugar}
    </button>
  );
}
