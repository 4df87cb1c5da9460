import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { useId } from 'react';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import type { DetalleCredito, SoloAqui } from '../../../piezas/credito/aplicar-hecho.ts';
import { textoAparte, textoSinConfirmar } from '../../../piezas/figuras/figuras.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import type { Nombrada } from '../../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { useRegistrarAtraso } from '../../cobro/use-cobrar.ts';
import { atrasoImpedido, nombrePorAprobar } from '../datos/accion-del-dia.ts';

/** When a late day is not possible, the reason is next to the inactive button. */
function RegistrarAtraso({ detalle }: { detalle: DetalleCredito }) {
  const { registrar, isPending } = useRegistrarAtraso();
  const id = useId();
  const impedido = atrasoImpedido(detalle);
  return (
    <div className="pila aire-6">
      <Button
        danger
        block
        loading={isPending}
        disabled={impedido !== null}
        aria-describedby={impedido === null ? undefined : id}
        onClick={() => void registrar(detalle.credito)}
      >
        Registrar Atraso
      </Button>
      {impedido !== null && (
        <p id={id} className="nota">
          {impedido}
        </p>
      )}
    </div>
  );
}

const CIFRAS: readonly Nombrada[] = [
  { titulo: 'Total pagado', figura: 'pagado' },
  { titulo: 'Por aprobar (en mano)', figura: 'enMano' },
  { titulo: 'Monto restante', figura: 'restante' },
  { titulo: 'Total de atrasos', figura: 'atrasos' },
  { titulo: 'Penalizaciones', figura: 'penalizaciones' },
  { titulo: 'Monto de penalización', figura: 'montoPenalizacion' },
];

const Aparte = ({ texto }: { texto: string | undefined }) =>
  texto !== undefined && <span className="en-bloque tenue renglon-20">{texto}</span>;

type Props = { detalle: DetalleCredito; aqui: SoloAqui; leido: Date; conAtraso: boolean };

/** Payment summary (spec §3). The penalty informs; it is not part of the balance. */
export function PanelResumen({ detalle, aqui, leido, conAtraso }: Props) {
  const { resumen, credito } = detalle;
  const { atrasos_por_penalizacion } = useNegocio().parametros;
  const porAprobar = credito.pendiente_multiple?.monto;
  return (
    <Panel titulo="Resumen de pago" ayuda={<QueSon de="Resumen de pago" cifras={CIFRAS} />}>
      <dl className="datos">
        <Dato nombre={NOMBRES.total_pagado}>
          <Monto valor={resumen.totalPagado} tono="bien" />
          <Aparte texto={textoAparte(aqui.monto, leido)} />
        </Dato>
        {porAprobar !== undefined && (
          <Dato nombre={nombrePorAprobar(credito)}>
            <Monto valor={porAprobar} />
          </Dato>
        )}
        <Dato nombre="Monto restante">
          <strong>
            <Monto valor={resumen.montoRestante} />
          </strong>
          <Aparte texto={textoAparte(aqui.monto, leido, '−')} />
        </Dato>
        <Dato nombre="Total de atrasos">
          {formatearNumero(resumen.totalAtrasos)}
          <Aparte texto={textoSinConfirmar(aqui.atrasos, 'cuenta')} />
        </Dato>
        <Dato nombre="Penalizaciones">{formatearNumero(resumen.penalizaciones)}</Dato>
        <Dato nombre="Monto de penalización">
          <Monto valor={resumen.montoPenalizacion} />
        </Dato>
      </dl>
      <p className="nota">
        {`Cada ${atrasos_por_penalizacion} atrasos son una penalización de un abono diario. No se suma al saldo.`}
      </p>
      {conAtraso && <RegistrarAtraso detalle={detalle} />}
    </Panel>
  );
}
