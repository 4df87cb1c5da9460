import type { AjusteProgramado, Ajustes } from '@leal/contract';
import { formatearFecha, nombreDia } from '@leal/domain';
import { Button } from 'antd';
import { Nombre } from '../../ui/Nombre.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { abrirDesprogramar } from './DialogoVolver.tsx';
import { Pasos } from './Pasos.tsx';
import { conPasos } from './programados.ts';

const cuando = ({ desde }: AjusteProgramado): string => `${nombreDia(desde)} ${formatearFecha(desde)}`;

/** The changes that were saved for a later day; nothing where there are none. */
export function PanelProgramados({ ajustes }: { ajustes: Ajustes }) {
  if (ajustes.programados.length === 0) return null;
  return (
    <Panel
      titulo="Cambios programados"
      subtitulo="Rigen desde el principio de su día. Lo de antes se juzga con lo de antes."
    >
      <ul className="lista-lisa pila rayas" aria-label="Cambios programados">
        {conPasos(ajustes).map(({ programado, pasos }) => (
          <li key={programado.id} className="pila aire-4">
            <div className="ajustes-dia fila extremos">
              <div>
                <strong>{`Desde el ${cuando(programado)}`}</strong>
                <p className="nota">
                  <Nombre de={programado.nombre} />
                  {programado.motivo !== '' && ` · ${programado.motivo}`}
                </p>
              </div>
              <Button
                aria-label={`Quitar el cambio del ${cuando(programado)}`}
                onClick={() => abrirDesprogramar(programado.id, cuando(programado))}
              >
                Quitar
              </Button>
            </div>
            <Pasos pasos={pasos} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
