import type { SolicitudDe } from '@leal/contract';
import { formatearFecha, formatearNumero } from '@leal/domain';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';

export type Multiple = SolicitudDe<'abonos_multiples'>;

/** The cash that the collector holds, and how many abonos that is. */
export const DatosMultiple = ({ item }: { item: Multiple }) => (
  <>
    <Dato nombre="Monto total">
      <strong>
        <Monto valor={item.monto_total} />
      </strong>
    </Dato>
    <Dato nombre="Cantidad de abonos">{formatearNumero(item.cantidad_abonos)}</Dato>
    <Dato nombre="Monto por abono">
      <Monto valor={item.monto_por_abono} />
    </Dato>
    <Dato nombre="Cobrado">
      {formatearFecha(item.fecha)} {item.hora}
    </Dato>
  </>
);
