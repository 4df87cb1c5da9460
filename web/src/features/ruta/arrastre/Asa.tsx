import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type RefObject, useLayoutEffect } from 'react';
import type { DatosArrastre } from './textos-arrastre.ts';

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

/** By hand, because the item is around the handle and must not be rendered with every move. */
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
      className="ruta-asa"
      aria-label={`Mover a ${nombre}, lugar ${lugar}`}
    >
      <HolderOutlined aria-hidden />
      {lugar}
    </button>
  );
}
