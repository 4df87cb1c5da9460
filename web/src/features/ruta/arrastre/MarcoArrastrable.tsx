import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import type { Acomodo, PropsMarco } from '../lista/acomodo.ts';
import { ElementoArrastrable } from './ElementoArrastrable.tsx';
import { ANUNCIOS, INSTRUCCIONES } from './textos-arrastre.ts';
import { responderAlDedo, useSensores } from './use-sensores.ts';

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
        <ol className="ruta-cuadricula">{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

/** Cards that can be dragged into another order. */
export const ACOMODO_ARRASTRABLE: Acomodo = { Marco: MarcoArrastrable, Elemento: ElementoArrastrable };
