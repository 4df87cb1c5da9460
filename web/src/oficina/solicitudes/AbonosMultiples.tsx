import { formatearFecha, formatearNumero } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { ESTADO_MULTIPLE } from '../../piezas/solicitud/estados.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ContraLoPedido, EfectivoDecidido } from './EfectivoDecidido.tsx';
import { ABONOS_MULTIPLES } from '../clases/abonos-multiples.ts';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { type Multiple, preguntarMultiple } from './preguntar-multiple.tsx';
import { TarjetaSolicitud } from './TarjetaSolicitud.tsx';

/** The cash that the collector holds, and how many abonos that is. */
const DatosMultiple = ({ item }: { item: Multiple }) => (
  <>
    <Dato nombre={NOMBRES.monto_total}>
      <strong>
        <Monto valor={item.monto_total} />
      </strong>
    </Dato>
    <Dato nombre={OTROS_NOMBRES.cantidad_de_abonos}>{formatearNumero(item.cantidad_abonos)}</Dato>
    <Dato nombre={NOMBRES.monto_por_abono}>
      <Monto valor={item.monto_por_abono} />
    </Dato>
    <Dato nombre={OTROS_NOMBRES.cobrado}>
      {formatearFecha(item.fecha)} {item.hora}
    </Dato>
  </>
);

export const TarjetaMultiple = ({ item }: { item: Multiple }) => (
  <TarjetaSolicitud
    item={item}
    estado={ESTADO_MULTIPLE[item.estado]}
    alElegir={(sentido) => preguntarMultiple(item, sentido)}
    nombreComentario={NOMBRES.comentario_gerente}
    datos={
      <>
        <DatosMultiple item={item} />
        <EfectivoDecidido item={item} />
      </>
    }
    tras={<ContraLoPedido item={item} />}
  />
);

/** Spec §2, 'Multiple-payment requests'. */
export function PantallaMultiples() {
  const { abonos_requieren_aprobacion: desde } = useNegocio().parametros;
  return (
    <PantallaDeTipo
      clase={ABONOS_MULTIPLES}
      nota={`Pagos de ${desde} abonos o más: se registran al aprobarse`}
      Tarjeta={TarjetaMultiple}
      vacia={{ titulo: '¡Excelente!', texto: 'No hay abonos múltiples pendientes' }}
    />
  );
}
