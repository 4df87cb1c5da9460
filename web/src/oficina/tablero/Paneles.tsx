import { useMemo } from 'react';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { barrasDeCobranza } from '../../comun/reportes/CobranzaPorDia.tsx';
import { barrasDeVencidos } from './barras.ts';
import type { Estadisticas } from './use-estadisticas.ts';

const LEYENDA = { actual: 'Esta semana', previo: 'Semana pasada' };

function Cobranza({ datos: { cobranza, fecha } }: { datos: Estadisticas }) {
  const barras = useMemo(() => barrasDeCobranza(cobranza, fecha), [cobranza, fecha]);
  return <Barras titulo="Cobranza por día" barras={barras} leyenda={LEYENDA} />;
}

function Vencidos({ datos: { vencidos } }: { datos: Estadisticas }) {
  const barras = useMemo(() => barrasDeVencidos(vencidos), [vencidos]);
  return <Barras titulo="Vencidos por antigüedad" barras={barras} />;
}

type Props = { datos: Estadisticas | undefined };

/** The charts; the table of each one says the same in words. Their room is there before they are. */
export const Paneles = ({ datos }: Props) => (
  <div className="gerencia-paneles pila">
    <Panel
      titulo="Cobranza por día"
      subtitulo="Cada día, junto al mismo de la semana pasada"
      ayuda={<QueEs titulo="Cobranza por día" figura="cobranzaPorDia" />}
    >
      <div className="gerencia-grafica">{datos && <Cobranza datos={datos} />}</div>
    </Panel>
    {datos?.clientesVencidos !== 0 && (
      <Panel
        titulo="Vencidos por antigüedad"
        subtitulo="Lo que deben, por días de vencido"
        ayuda={<QueEs titulo="Vencidos por antigüedad" figura="vencidosPorAntiguedad" />}
      >
        {datos && <Vencidos datos={datos} />}
      </Panel>
    )}
  </div>
);
