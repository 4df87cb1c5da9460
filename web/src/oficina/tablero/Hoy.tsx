import { formatearNumero, formatearPesos, parteDe } from '@leal/domain';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { barrasDeHoy } from './barras.ts';
import type { Estadisticas } from './use-estadisticas.ts';

const DEFINICIONES: readonly Nombrada[] = [
  { titulo: 'Hoy', figura: 'recaudadoHoy' },
  { titulo: 'Esperado', figura: 'esperadoHoy' },
  { titulo: 'Por cobrar hoy', figura: 'clientesDelDia' },
  { titulo: 'Visitados', figura: 'visitadosHoy' },
  { titulo: 'El mismo día de la semana pasada', figura: 'recaudadoDia' },
];

/** '10 % de lo esperado', '8 de 99 visitados': a line each. */
function textosDe({ recaudacionHoy, esperadoHoy, visitadosHoy, debidosHoy }: Estadisticas) {
  const parte = parteDe(recaudacionHoy, esperadoHoy);
  if (parte === null) return ['Hoy no se espera ningún cobro.'];
  return [
    `${formatearNumero(parte)} % de lo esperado`,
    `${formatearNumero(visitadosHoy)} de ${formatearNumero(debidosHoy)} visitados`,
  ];
}

/** The day's income, beside what it is measured by. */
export const Hoy = ({ datos }: { datos: Estadisticas | undefined }) => (
  <Panel className="mide" titulo="Hoy" ayuda={<QueSon de="Hoy" cifras={DEFINICIONES} />}>
    <p className="hoy-monto tabular parte" translate="no">
      {datos ? formatearPesos(datos.recaudacionHoy) : ' '}
    </p>
    <p className="hoy-texto">{datos && textosDe(datos).join('\n')}</p>
    <div className="hoy-barras">{datos && <Barras titulo="Hoy" barras={barrasDeHoy(datos)} />}</div>
  </Panel>
);
