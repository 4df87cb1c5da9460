import { lazy, Suspense, useMemo } from 'react';
import { conPlazo } from '../../lib/plazo.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Tablero } from '../figuras/use-tablero.ts';
import { barrasDeSemana } from './barras-semana.ts';

// The drawing library comes after the figures, and only here.
const Barras = lazy(async () => {
  const modulo = await conPlazo(() => import('../../ui/graficas/Barras.tsx'));
  return { default: modulo.Barras };
});

const TITULO = 'Cobranza de la semana';
const Hueco = () => <div className="tablero-grafica" />;

function Dibujo({ tablero }: { tablero: Tablero }) {
  const { semana, fecha } = tablero;
  const barras = useMemo(() => barrasDeSemana({ semana, fecha }), [semana, fecha]);
  return (
    <Suspense fallback={<Hueco />}>
      <Barras titulo={TITULO} barras={barras} />
    </Suspense>
  );
}

/** The week's collection by day, at a glance. */
export const PanelSemana = ({ tablero }: { tablero: Tablero | undefined }) => (
  <Panel titulo={TITULO} ayuda={<QueEs titulo={TITULO} figura="cobranzaPorDia" />}>
    {tablero ? <Dibujo tablero={tablero} /> : <Hueco />}
  </Panel>
);
