import { solicitudesAbonosMultiples } from '@leal/contract';
import { formatearFecha, formatearNumero } from '@leal/domain';
import { DECISIONES } from '../acciones/decision.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, QuienDecide, QuienPide, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import { ESTADO_MULTIPLE } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ContraLoPedido, EfectivoDecidido } from './EfectivoDecidido.tsx';
import { type Multiple, preguntarMultiple } from './preguntar-multiple.tsx';
import { useSolicitudes } from './use-solicitudes.ts';

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

type Props = { item: Multiple };

const quien = ({ nombre_cliente: nombre, id_cliente, id_credito, negocio, direccion, estado }: Multiple) => ({
  nombre,
  id_cliente,
  id_credito,
  senas: [negocio, direccion],
  estado: ESTADO_MULTIPLE[estado],
});

export const MultiplePendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarMultiple(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <DatosMultiple item={item} />
      <QuienPide {...item} />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
  </Tarjeta>
);

const MultipleResuelta = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <DatosMultiple item={item} />
      <EfectivoDecidido item={item} />
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <ContraLoPedido item={item} />
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario_gerente} texto={item.comentario_gerente} />
  </Tarjeta>
);

/** Spec §2, 'Multiple-payment requests'. */
export function PantallaMultiples() {
  const { abonos_requieren_aprobacion: desde } = useNegocio().parametros;
  return (
    <PantallaBandeja
      titulo={TIPOS.abonos_multiples.pantalla.titulo}
      nota={`Pagos de ${desde} abonos o más: se registran cuando los apruebas`}
      clase="abonos_multiples"
      llamadas={DECISIONES.abonos_multiples.llamadas}
      Pendiente={MultiplePendiente}
      Resuelta={MultipleResuelta}
      vaciaPendientes={{ titulo: '¡Excelente!', texto: 'No hay abonos múltiples pendientes' }}
      {...useSolicitudes(solicitudesAbonosMultiples)}
    />
  );
}
