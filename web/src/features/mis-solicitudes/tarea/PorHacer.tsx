import { formatearNumero } from '@leal/domain';
import { useCallback, useState } from 'react';
import { nombrar } from '../../../lib/llamados.ts';
import type { Tarea } from '../datos/use-tareas.ts';
import { HojaDeTarea } from './HojaDeTarea.tsx';
import { TareaAbierta } from './TareaAbierta.tsx';

type Props = { tareas: readonly Tarea[] };

/** Cash comes before everything else on the screen. The sheet outlives the task that it closes. */
export function PorHacer({ tareas }: Props) {
  const [elegida, setElegida] = useState<Tarea | null>(null);
  const [abierta, setAbierta] = useState(false);
  const registrar = useCallback((tarea: Tarea) => {
    setElegida(tarea);
    setAbierta(true);
  }, []);
  const cerrar = useCallback(() => setAbierta(false), []);
  return (
    <>
      {tareas.length > 0 && (
        <section className="mias-por-hacer" aria-labelledby="mias-por-hacer">
          <h2 id="mias-por-hacer">Por hacer ({formatearNumero(tareas.length)})</h2>
          <div className="bandeja-lista">
            {nombrar(tareas).map((tarea) => (
              <TareaAbierta key={tarea.id_solicitud} item={tarea} alRegistrar={registrar} />
            ))}
          </div>
        </section>
      )}
      <HojaDeTarea tarea={elegida} abierta={abierta} alCerrar={cerrar} />
    </>
  );
}
