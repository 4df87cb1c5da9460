import { Dicho, Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import {
  CreditoAnterior,
  CreditoNuevo,
  Entregado,
  Fechas,
  quienRenueva,
  type Renovacion,
} from './DatosRenovacion.tsx';

type Props = { item: Renovacion };

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
