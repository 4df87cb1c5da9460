import { formatearPesos } from '@leal/domain';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { conPlazo } from '../../lib/plazo.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { barrasDeCobranza } from '../../comun/reportes/CobranzaPorDia.tsx';
import { barrasDeVencidos } from './barras.ts';
import type { Estadisticas } from './use-estadisticas.ts';

// The code that draws it is fetched after the figures, and only here.
const Avance = lazy(async () => {
  const modulo = await conPlazo(() => import('../../ui/graficas/Avance.tsx'));
  return { default: modulo.Avance };
});

const LEYENDA = { actual: 'Esta semana', previo: 'Semana pasada' };

/** The same height before and after the chart is there. */
const Marco = ({ alta = false, children }: { alta?: boolean; children: ReactNode }) => (
  <div className="gerencia-grafica" data-alta={alta}>
    <Suspense fallback={null}>{children}</Suspense>
  </div>
);

function Cobranza({ datos: { cobranza, fecha } }: { datos: Estadisticas }) {
  const barras = useMemo(() => barrasDeCobranza(cobranza, fecha), [cobranza, fecha]);
  return <Barras titulo="Cobranza por día" barras={barras} leyenda={LEYENDA} />;
}

function Vencidos({ datos: { vencidos, clientesVencidos } }: { datos: Estadisticas }) {
  const barras = useMemo(() => barrasDeVencidos(vencidos), [vencidos]);
  if (clientesVencidos === 0) return <p className="gerencia-nada centro tenue">No hay clientes vencidos</p>;
  return <Barras titulo="Vencidos por antigüedad" barras={barras} />;
}

type Props = { datos: Estadisticas | undefined };

/** The charts; the table of each one says the same in words. */
export const Paneles = ({ datos }: Props) => (
  <div className="gerencia-paneles pila">
    <Panel
      titulo="Cobranza por día"
      subtitulo="Cada día, junto al mismo de la semana pasada"
      ayuda={<QueEs titulo="Cobranza por día" figura="cobranzaPorDia" />}
    >
      <Marco alta>{datos && <Cobranza datos={datos} />}</Marco>
    </Panel>
    <Panel
      titulo="Recuperación"
      subtitulo="De los créditos activos"
      ayuda={<QueEs titulo="Recuperación" figura="recuperacion" />}
    >
      <Marco>{datos && <Avance titulo="Recuperación" porcentaje={datos.porcentajeRecuperacion} />}</Marco>
    </Panel>
    <Panel
      titulo="Vencidos por antigüedad"
      subtitulo={datos ? `${formatearPesos(datos.saldoVencido)} por días de vencido` : '\u00a0'}
      ayuda={<QueEs titulo="Vencidos por antigüedad" figura="vencidosPorAntiguedad" />}
    >
      <Marco>{datos && <Vencidos datos={datos} />}</Marco>
    </Panel>
  </div>
);
