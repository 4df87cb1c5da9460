import type { Ajustes } from '@leal/contract';
import {
  descansosDeLey,
  DIAS_ATRAS_DEL_CALENDARIO,
  type Fecha,
  type Festivo,
  fechaLocal,
  formatearFecha,
  nombreDia,
  sumarDias,
} from '@leal/domain';
import { Button } from 'antd';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { abrirPoner, abrirQuitar } from './DialogoDia.tsx';
import { mudanzaDicha } from './mudanza.ts';

/** The law's days are proposed to the end of the second year from now. */
const ANIOS = 2;

/** The law's days, from today on, that nobody has listed. */
function porProponer(festivos: readonly Festivo[], hoy: Fecha): Festivo[] {
  const anio = Number(hoy.slice(0, 4));
  const puestos = new Set(festivos.map(({ fecha }) => fecha));
  return Array.from({ length: ANIOS + 1 }, (_, i) => descansosDeLey(anio + i))
    .flat()
    .filter(({ fecha }) => fecha >= hoy && !puestos.has(fecha));
}

type PropsFila = { festivo: Festivo; accion: string; alPulsar: (() => void) | null };

const Fila = ({ festivo: { fecha, nombre }, accion, alPulsar }: PropsFila) => (
  <li className="ajustes-dia fila extremos">
    <div>
      <strong>{nombre}</strong>
      <p className="nota">{`${conMayuscula(nombreDia(fecha))} ${formatearFecha(fecha)}`}</p>
    </div>
    {alPulsar && (
      <Button aria-label={`${accion} ${nombre}, ${formatearFecha(fecha)}`} onClick={alPulsar}>
        {accion}
      </Button>
    )}
  </li>
);

type PropsLista = { festivos: readonly Festivo[]; etiqueta: string };

/** Newer ones may be taken off the list; the others stay as people were paid by them. */
function Lista({ festivos, etiqueta, hoy }: PropsLista & { hoy: Fecha }) {
  const primero = sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO);
  return (
    <ul className="lista-lisa pila aire-0 rayas" aria-label={etiqueta}>
      {festivos.map((festivo) => (
        <Fila
          key={festivo.fecha}
          festivo={festivo}
          accion="Quitar"
          alPulsar={festivo.fecha >= primero ? () => abrirQuitar(festivo) : null}
        />
      ))}
    </ul>
  );
}

/** The days on which nobody collects: what is listed, what the law proposes, what was. */
export function PanelDias({ ajustes }: { ajustes: Ajustes }) {
  const hoy = fechaLocal(useAhora());
  const { festivos } = ajustes;
  const vienen = festivos.filter(({ fecha }) => fecha >= hoy);
  const fueron = festivos.filter(({ fecha }) => fecha < hoy).toReversed();
  const deLey = porProponer(festivos, hoy);
  const mudanza = mudanzaDicha(ajustes, 'dias');
  return (
    <Panel
      titulo="Días sin cobro"
      subtitulo="Festivos y días cerrados: nadie cobra, y cada crédito que toca se recorre."
      accion={
        <Button type="primary" onClick={() => abrirPoner()}>
          Agregar día
        </Button>
      }
    >
      {mudanza !== null && <output className="nota">{mudanza}</output>}
      {vienen.length === 0 ? (
        <Vacio texto="No hay días sin cobro por venir" />
      ) : (
        <Lista festivos={vienen} etiqueta="Días sin cobro por venir" hoy={hoy} />
      )}
      {deLey.length > 0 && (
        <details>
          <summary className="ajustes-plegado">{`Descansos de ley que no están (${deLey.length})`}</summary>
          <p className="nota">
            Los de la Ley Federal del Trabajo, artículo 74, hasta dentro de dos años. Ninguno rige si no se
            agrega.
          </p>
          <ul className="lista-lisa pila aire-0 rayas" aria-label="Descansos de ley">
            {deLey.map((festivo) => (
              <Fila
                key={festivo.fecha}
                festivo={festivo}
                accion="Agregar"
                alPulsar={() => abrirPoner(festivo)}
              />
            ))}
          </ul>
        </details>
      )}
      {fueron.length > 0 && (
        <details>
          <summary className="ajustes-plegado">{`Ya pasaron (${fueron.length})`}</summary>
          <Lista festivos={fueron} etiqueta="Días sin cobro que ya pasaron" hoy={hoy} />
        </details>
      )}
    </Panel>
  );
}
