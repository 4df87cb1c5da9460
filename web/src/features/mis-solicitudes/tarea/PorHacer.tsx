import { formatearNumero } from '@leal/domain';
import { useState } from 'react';
import { nombrar } from '../../../lib/llamados.ts';
import type { Tarea } from '../datos/use-tareas.ts';
import { HojaDeTarea } from './HojaDeTarea.tsx';
import { TareaAbierta } from './TareaAbierta.tsx';

type Props = { tareas: readonly Tarea[] };

/** Cash comes before everything else on the screen. The sheet outlives the task that it closes. */
export function PorHacer({ tareas }: Props) {
  const [elegida, setElegida] = useState<Tarea | null>(null);
  return (
    <>
      {tareas.length > 0 && (
        <section className="mias-por-hacer" aria-labelledby="mias-por-hacer">
          <h2 id="mias-por-hacer">Por hacer ({formatearNumero(tareas.length)})</h2>
          <div className="bandeja-lista">
            {nombrar(tareas).map((tarea) => (
              <TareaAbierta key={tarea.id_solicitud} item={tarea} alRegistrar={setElegida} />
            ))}
          </div>
        </section>
      )}
      <HojaDeTarea tarea={elegida} alOcultar={() => setElegida(null)} />
    </>
  );
}
