import type { SolicitudDe } from '@leal/contract';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ESTADO_RENOVACION } from '../../piezas/solicitud/estados.ts';

export type Renovacion = SolicitudDe<'renovacion'>;
type Props = { item: Renovacion };

export const quienRenueva = ({
  nombre_cliente,
  id_cliente,
  id_credito_anterior,
  direccion,
  estado,
}: Renovacion) => ({
  nombre: nombre_cliente,
  id_cliente,
  id_credito: id_credito_anterior,
  senas: [direccion],
  estado: ESTADO_RENOVACION[estado],
});

export const CreditoAnterior = ({ item }: Props) => (
  <Dato nombre={OTROS_NOMBRES.credito_anterior}>
    <Monto valor={item.monto_anterior} /> · {item.interes_anterior} %
  </Dato>
);

export const CreditoNuevo = ({ item }: Props) => (
  <Dato nombre={OTROS_NOMBRES.credito_nuevo}>
    <strong>
      <Monto valor={item.monto_solicitado} />
    </strong>{' '}
    · {item.interes} % · {item.dias_pago}&nbsp;días
  </Dato>
);

/** The cash that the client got, by the balance at the approval; only an approved request has it. */
export const Entregado = ({ item }: Props) =>
  item.monto_entregado !== undefined && (
    <Dato nombre={OTROS_NOMBRES.entregar}>
      <strong>
        <Monto valor={item.monto_entregado} />
      </strong>
    </Dato>
  );

/** When it was asked for, and when it was answered. */
export const Fechas = ({ item }: Props) => (
  <>
    <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(item.fecha_solicitud)}</Dato>
    <Dato nombre={NOMBRES.fecha_respuesta}>{textoInstante(item.fecha_respuesta)}</Dato>
  </>
);

export const PorQue = ({ item }: Props) => (
  <Dicho nombre={NOMBRES.motivo_rechazo} texto={item.motivo_rechazo ?? ''} />
);

/** The collector's text: shorter than a manager's (spec §2). */
export const HistorialDeCobrador = ({ item }: Props) => (
  <Tarjeta {...quienRenueva(item)}>
    <dl className="datos">
      <CreditoAnterior item={item} />
      <CreditoNuevo item={item} />
      <Entregado item={item} />
      <Dato nombre={OTROS_NOMBRES.gerente}>{item.nombre_gerente ?? '—'}</Dato>
      <Fechas item={item} />
    </dl>
    <PorQue item={item} />
  </Tarjeta>
);
