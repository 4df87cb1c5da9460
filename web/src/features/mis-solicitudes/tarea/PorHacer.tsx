import type { Tarea } from '../datos/use-tareas.ts';
import { TareaAbierta } from './TareaAbierta.tsx';

type Props = { tareas: readonly Tarea[] };

/** Cash comes before everything else on the screen. */
export const PorHacer = ({ tareas }: Props) =>
  tareas.length > 0 && (
    <section className="mias-por-hacer" aria-labelledby="mias-por-hacer">
      <h2 id="mias-por-hacer">Por hacer ({tareas.length})</h2>
      <div className="bandeja-lista">
        {tareas.map((tarea) => (
          <TareaAbierta key={tarea.id_solicitud} item={tarea} />
        ))}
      </div>
    </section>
  );
