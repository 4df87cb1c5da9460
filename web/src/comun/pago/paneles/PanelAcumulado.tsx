import type { Credito, HistorialItem } from '@leal/contract';
import { acumularPagos, type Centavos, type Fecha, formatearFecha } from '@leal/domain';
import type { Nombrada } from '../../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { BarraDeAvance } from '../../../ui/graficas/BarraDeAvance.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import type { ConsultaHistorial } from '../../../piezas/credito/credito-leido.ts';
import { textoAparte } from '../../../piezas/figuras/figuras.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../../ui/tabla/TablaSencilla.tsx';

/** A payment, and the total paid up to it. */
type PagoAcumulado = {
  readonly clave: string;
  readonly fecha: Fecha;
  readonly monto: Centavos;
  readonly total: Centavos;
};

/** The running total of the rows that count, newest first; the history comes newest first by the tap. */
export const acumular = (historial: readonly HistorialItem[]): PagoAcumulado[] =>
  acumularPagos([...historial].reverse())
    .map(({ fila: { id_pago, fecha, monto }, total }) => ({ clave: id_pago, fecha, monto, total }))
    .reverse();

/** Whole per cent for the bar, rounded down: 100 only when it is paid off. */
export const avanceDePago = (total_pagado: Centavos, monto_total: Centavos): number =>
  monto_total > 0 ? Math.min(Math.floor((total_pagado * 100) / monto_total), 100) : 0;

const COLUMNAS: readonly ColumnaSencilla<PagoAcumulado>[] = [
  { clave: 'fecha', titulo: 'Fecha', celda: ({ fecha }) => formatearFecha(fecha) },
  { clave: 'pago', titulo: 'Pago', importe: ({ monto }) => monto },
  { clave: 'acumulado', titulo: 'Acumulado', importe: ({ total }) => total },
];

const Acumulados = ({ pagos }: { pagos: readonly PagoAcumulado[] }) => (
  <details className="desplegable">
    <summary className="de-enlace">{`Ver acumulado de ${cuantos(pagos.length, 'pago', 'pagos')}`}</summary>
    <TablaSencilla
      clase="pago-cuenta"
      menuda
      columnas={COLUMNAS}
      filas={pagos}
      clave={({ clave }) => clave}
    />
  </details>
);

function Pagos({ historial: { data, isError } }: { historial: ConsultaHistorial }) {
  if (!data) {
    // The history next to it says what failed, and offers to try again.
    return isError ? null : <HuecoDeDatos datos={1} />;
  }
  const pagos = acumular(data.datos);
  return pagos.length === 0 ? <p className="nota">Todavía no hay pagos.</p> : <Acumulados pagos={pagos} />;
}

const CIFRAS: readonly Nombrada[] = [
  { titulo: 'Pagado', figura: 'pagado' },
  { titulo: 'Total a pagar', figura: 'totalAPagar' },
];

type Props = { credito: Credito; historial: ConsultaHistorial; leido: Date };

/** Accumulated payments (spec §2), drawn from the history: how far along, and how it grew. */
export function PanelAcumulado({ credito, historial, leido }: Props) {
  const aparte = textoAparte(historial.aqui.monto, leido);
  const avance = avanceDePago(credito.total_pagado, credito.monto_total);
  return (
    <Panel titulo="Pagos acumulados" ayuda={<QueSon de="Pagos acumulados" cifras={CIFRAS} />}>
      <div className="pago-avance">
        <p className="grupo a-renglon">
          <Monto valor={credito.total_pagado} grande />
          <span className="crece tenue">
            de <Monto valor={credito.monto_total} />
          </span>
          <strong>{`${avance} %`}</strong>
        </p>
        {aparte && <p className="nota tabular renglon-20">{aparte}</p>}
        <BarraDeAvance titulo="Pagado del total" hecho={avance} total={100} />
      </div>
      <Pagos historial={historial} />
    </Panel>
  );
}
