import { useMemo } from 'react';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Tablero } from '../../comun/figuras/figuras.ts';
import { barrasDeSemana } from './barras-semana.ts';

const TITULO = 'Cobranza de la semana';
const Hueco = () => <div className="tablero-grafica" />;

function Dibujo({ tablero }: { tablero: Tablero }) {
  const { semana, fecha } = tablero;
  const barras = useMemo(() => barrasDeSemana({ semana, fecha }), [semana, fecha]);
  return <Barras titulo={TITULO} barras={barras} />;
}

/** The week's collection by day, at a glance. */
export const PanelSemana = ({ tablero }: { tablero: Tablero | undefined }) => (
  <Panel titulo={TITULO} ayuda={<QueEs titulo={TITULO} figura="cobranzaPorDia" />}>
    {tablero ? <Dibujo tablero={tablero} /> : <Hueco />}
  </Panel>
);
