import type { CreditoDelExpediente } from '@leal/contract';
import { textoInteres } from '../../../piezas/credito/textos.ts';
import { cuantos, textoFecha, textoInstante } from '../../../piezas/textos/textos.ts';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { estadoDe } from '../estados.ts';
import { textoEntrega } from './textos-entrega.ts';

/** '08/11/2026 – 12/12/2026': from its start to its end, else to its due date; what never began, when it was asked for. */
export function periodoDe({
  fecha_inicio,
  fecha_fin,
  fecha_vencimiento,
  fecha_solicitud,
}: CreditoDelExpediente) {
  if (fecha_inicio === null) return `Pedido ${textoInstante(fecha_solicitud)}`;
  return `${textoFecha(fecha_inicio)} – ${textoFecha(fecha_fin ?? fecha_vencimiento)}`;
}

const parte = ({ total_pagado, monto_total }: CreditoDelExpediente): number =>
  monto_total > 0 ? Math.min(100, Math.floor((total_pagado / monto_total) * 100)) : 0;

type PropsCredito = { credito: CreditoDelExpediente; elegido: boolean; alElegir: (id: string) => void };

function Credito({ credito, elegido, alElegir }: PropsCredito) {
  const pagado = parte(credito);
  const { id_credito, fecha_inicio, atrasos } = credito;
  return (
    <li className="expediente-credito encima" data-tono={estadoDe(credito).tono}>
      <button
        className="boton-liso pila nota tabular"
        type="button"
        aria-pressed={elegido}
        onClick={() => alElegir(id_credito)}
      >
        <span className="fila dobla aire-12 junto extremos">
          <strong>
            <Monto valor={credito.monto_solicitado} />
          </strong>
          <Insignia {...estadoDe(credito)} />
        </span>
        <span>{periodoDe(credito)}</span>
        <span>{textoInteres(credito)}</span>
        {credito.entrega && <span>{textoEntrega(credito.entrega)}</span>}
        {fecha_inicio !== null && (
          <>
            <span className="expediente-barra" aria-hidden>
              <span style={{ width: `${pagado}%` }} />
            </span>
            <span className="fila dobla aire-12 junto extremos">
              <span>{`${pagado} % pagado`}</span>
              <span>{cuantos(atrasos, 'atraso', 'atrasos')}</span>
            </span>
          </>
        )}
      </button>
    </li>
  );
}

type Props = {
  creditos: readonly CreditoDelExpediente[];
  elegido: string | undefined;
  alElegir: (id_credito: string) => void;
};

/** The credits as a line in time, newest first; one of them is shown day by day. */
export const Creditos = ({ creditos, elegido, alElegir }: Props) => (
  <Panel titulo="Créditos">
    {creditos.length === 0 ? (
      <Vacio texto="No ha tenido créditos" />
    ) : (
      <ol className="lista-lisa pila">
        {creditos.map((credito) => (
          <Credito
            key={credito.id_credito}
            credito={credito}
            elegido={credito.id_credito === elegido}
            alElegir={alElegir}
          />
        ))}
      </ol>
    )}
  </Panel>
);
