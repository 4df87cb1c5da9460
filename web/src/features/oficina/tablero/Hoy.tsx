import { formatearPesos } from '@leal/domain';
import type { Nombrada } from '../../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { Barras } from '../../../ui/graficas/Barras.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { barrasDeHoy } from './barras.ts';
import type { Estadisticas } from './use-estadisticas.ts';

const DEFINICIONES: readonly Nombrada[] = [
  { titulo: 'Hoy', figura: 'recaudadoHoy' },
  { titulo: 'El mismo día de la semana pasada', figura: 'recaudadoDia' },
];

/** How the day goes: what came in, beside what it is measured by. */
export const Hoy = ({ datos }: { datos: Estadisticas | undefined }) => (
  <Panel className="hoy" titulo="Hoy" ayuda={<QueSon de="Hoy" cifras={DEFINICIONES} />}>
    <p className="hoy-monto">{datos ? formatearPesos(datos.recaudacionHoy) : ' '}</p>
    <div className="hoy-barras">{datos && <Barras titulo="Hoy" barras={barrasDeHoy(datos)} />}</div>
  </Panel>
);
