import type { SolicitudDe } from '@leal/contract';
import { Dicho, Tarjeta } from '../../comun/bandeja/Tarjeta.tsx';
import { textoInstante } from '../../lib/texto-instante.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ESTADO_RENOVACION } from '../../comun/solicitud/estados.ts';

export type Renovacion = SolicitudDe<'renovacion'>;
type Props = { item: Renovacion };

export const quienRenueva = ({ nombre_cliente, id_credito_anterior, direccion, estado }: Renovacion) => ({
  nombre: nombre_cliente,
  id_credito: id_credito_anterior,
  senas: [direccion],
  estado: ESTADO_RENOVACION[estado],
});

export const CreditoAnterior = ({ item }: Props) => (
  <Dato nombre="Crédito anterior">
    <Monto valor={item.monto_anterior} /> · {item.interes_anterior} %
  </Dato>
);

export const CreditoNuevo = ({ item }: Props) => (
  <Dato nombre="Crédito nuevo">
    <strong>
      <Monto valor={item.monto_solicitado} />
    </strong>{' '}
    · {item.interes} % · {item.dias_pago}&nbsp;días
  </Dato>
);

/** What the client gets in the hand, of the balance at that moment; only an approval says it. */
export const Entregado = ({ item }: Props) =>
  item.monto_entregado !== undefined && (
    <Dato nombre="Entregar">
      <strong>
        <Monto valor={item.monto_entregado} />
      </strong>
    </Dato>
  );

/** When it was asked for, and when it was answered. */
const Fechas = ({ item }: Props) => (
  <>
    <Dato nombre="Fecha de solicitud">{textoInstante(item.fecha_solicitud)}</Dato>
    <Dato nombre="Fecha de respuesta">{textoInstante(item.fecha_respuesta)}</Dato>
  </>
);

const PorQue = ({ item }: Props) => <Dicho nombre="Motivo del rechazo" texto={item.motivo_rechazo ?? ''} />;

/** What a collector reads of it: shorter than what a manager does (spec §2). */
export const HistorialDeCobrador = ({ item }: Props) => (
  <Tarjeta {...quienRenueva(item)}>
    <dl className="datos">
      <CreditoAnterior item={item} />
      <CreditoNuevo item={item} />
      <Entregado item={item} />
      <Dato nombre="Gerente">{item.nombre_gerente ?? '—'}</Dato>
      <Fechas item={item} />
    </dl>
    <PorQue item={item} />
  </Tarjeta>
);

export const HistorialDeGerente = ({ item }: Props) => (
  <Tarjeta {...quienRenueva(item)}>
    <dl className="datos">
      <CreditoAnterior item={item} />
      <CreditoNuevo item={item} />
      <Entregado item={item} />
      <Dato nombre="Solicitante">{item.nombre_solicitante}</Dato>
      <Dato nombre="Procesado por">{item.nombre_gerente ?? '—'}</Dato>
      <Fechas item={item} />
    </dl>
    <PorQue item={item} />
    <Dicho nombre="Comentario" texto={item.motivo_rechazo === null ? item.comentario : ''} />
  </Tarjeta>
);
