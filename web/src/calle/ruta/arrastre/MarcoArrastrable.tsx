import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { memo, useMemo, useRef, useState } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import type { Acomodo, PropsElemento, PropsMarco } from '../lista/acomodo.tsx';
import { TarjetaRuta } from '../tarjeta/TarjetaRuta.tsx';
import { useCerca } from '../tarjeta/vigia.ts';
import { ANUNCIOS, Asa, INSTRUCCIONES, type Mandos } from './Asa.tsx';

/** Spec §4: 8 px with the mouse; on touch a hold of 1 s within 8 px, so that scrolling stays scrolling. */
const MOUSE = { activationConstraint: { distance: 8 } };
const DEDO = { activationConstraint: { delay: 1000, tolerance: 8 } };
const TECLADO = { coordinateGetter: sortableKeyboardCoordinates };

const useSensores = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, DEDO), useSensor(KeyboardSensor, TECLADO));

const VIBRACION_MS = 50;

/** The phone answers the hold (spec §4); a mouse or a keyboard needs no answer. */
function responderAlDedo(evento: Event): void {
  if (evento.type.startsWith('touch')) navigator.vibrate?.(VIBRACION_MS);
}

const ACCESIBILIDAD = { announcements: ANUNCIOS, screenReaderInstructions: INSTRUCCIONES };

function MarcoArrastrable({ creditos, alMover, children }: PropsMarco) {
  const sensores = useSensores();
  const ids = useMemo(() => creditos.map((c) => c.id_credito), [creditos]);
  const soltar = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) alMover?.(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensores}
      collisionDetection={closestCenter}
      accessibility={ACCESIBILIDAD}
      onDragStart={({ activatorEvent }) => responderAlDedo(activatorEvent)}
      onDragEnd={soltar}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="ruta-cuadricula rejilla lista-lisa">{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

/** A card with its number, and with its handle while it is near the screen. */
const ElementoArrastrable = memo(({ credito, lugar = 0, fijo, tarjeta }: PropsElemento) => {
  const marco = useRef<HTMLLIElement>(null);
  const cerca = useCerca(marco);
  const [mandos, setMandos] = useState<Mandos>();
  const { id_credito } = credito;
  return (
    // Said from the first paint on: what it changes is inherited, so that later it would style every card a second time.
    <li
      ref={marco}
      className="ruta-elemento encima cede"
      data-con-numero=""
      data-movible={fijo ? undefined : ''}
      {...mandos}
    >
      {cerca && !fijo ? (
        <Asa
          id={id_credito}
          nombre={comoSeLlama(credito)}
          lugar={lugar}
          marco={marco}
          alTenerMandos={setMandos}
        />
      ) : (
        <span className="ruta-lugar fuerte tabular tenue">{lugar}</span>
      )}
      <TarjetaRuta credito={credito} {...tarjeta} />
    </li>
  );
});
ElementoArrastrable.displayName = 'ElementoArrastrable';

/** Cards that can be dragged into another order. */
export const ACOMODO_ARRASTRABLE: Acomodo = { Marco: MarcoArrastrable, Elemento: ElementoArrastrable };
