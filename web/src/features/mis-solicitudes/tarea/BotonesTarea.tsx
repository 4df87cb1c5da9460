import { Button } from 'antd';
import { useRef } from 'react';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { useRelevoDeFoco } from '../../../ui/encabezado/use-relevo-de-foco.ts';
import type { Tarea } from '../datos/use-tareas.ts';

type Props = { tarea: Tarea; alRegistrar: (tarea: Tarea) => void };

const devolver = (tarea: Tarea): Promise<void> =>
  traerDialogo(
    () => import('./DialogoTarea.tsx'),
    ({ abrirTarea }) => abrirTarea(tarea),
  );

const titulo = () => document.querySelector<HTMLElement>('h1[tabindex="-1"]');

/** What the manager said to do stands out; what is done may still be the other thing. */
export function BotonesTarea({ tarea, alRegistrar }: Props) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, titulo);
  const registrar = tarea.efectivo === 'registrar' && tarea.id_credito !== null;
  const empezada = tarea.tarea !== undefined && tarea.tarea.resta < tarea.tarea.monto;
  return (
    <div ref={botones} className="mias-botones">
      <Button type={registrar ? 'default' : 'primary'} onClick={() => void devolver(tarea)}>
        {empezada ? 'Devolver el resto' : 'Ya lo devolví'}
      </Button>
      {tarea.id_credito !== null && (
        <Button type={registrar ? 'primary' : 'default'} onClick={() => alRegistrar(tarea)}>
          Registrar pago
        </Button>
      )}
    </div>
  );
}
