import { formatearNumero, formatearPesos } from '@leal/domain';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { FilaDeAvance } from './FilaDeAvance.tsx';
import type { Estadisticas } from './use-estadisticas.ts';

const DEFINICIONES: readonly Nombrada[] = [
  { titulo: 'Esperado', figura: 'esperadoHoy' },
  { titulo: 'Por cobrar hoy', figura: 'clientesDelDia' },
  { titulo: 'Visitados', figura: 'visitadosHoy' },
];

const Avances = ({ datos: e }: { datos: Estadisticas }) => (
  <>
    <li className="avance-de">
      <FilaDeAvance
        nombre="De lo esperado"
        titulo="Recaudado de lo esperado hoy"
        hecho={e.recaudacionHoy}
        total={e.esperadoHoy}
        detalle={`Se esperan ${formatearPesos(e.esperadoHoy)}`}
      />
    </li>
    <li className="avance-de">
      <FilaDeAvance
        nombre="De las visitas"
        titulo="Visitados de los que se cobran hoy"
        hecho={e.visitadosHoy}
        total={e.debidosHoy}
        detalle={`${formatearNumero(e.visitadosHoy)} de ${formatearNumero(e.debidosHoy)} clientes`}
      />
    </li>
  </>
);

type Props = {
  datos: Estadisticas | undefined;
  /** No route is behind for the hour. */
  nadieAtras: boolean;
};

/** How far the day has come; what has come in is a figure below. */
export const Hoy = ({ datos, nadieAtras }: Props) => (
  <Panel className="hoy" titulo="Hoy" ayuda={<QueSon de="Hoy" cifras={DEFINICIONES} />}>
    {datos?.esperadoHoy === 0 ? (
      <p>Hoy no se espera ningún cobro.</p>
    ) : (
      <ul className="lista-lisa" aria-busy={!datos}>
        {datos && <Avances datos={datos} />}
      </ul>
    )}
    {datos?.esperadoHoy !== 0 && nadieAtras && <p className="nota">A esta hora nadie va atrás.</p>}
  </Panel>
);
