import { solicitudesEliminacionPago } from '@leal/contract';
import { DECISIONES } from '../acciones/decision.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, QuienDecide, QuienPide, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { BotonesRedondos } from '../pregunta/Botones.tsx';
import { ESTADO_ELIMINACION } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { useSolicitudes } from './use-solicitudes.ts';
import { type Eliminacion, preguntarEliminacion } from './preguntar-eliminacion.tsx';

type Props = { item: Eliminacion };

/** The client's name in upper case, and the address (spec §2). */
const quien = ({ nombre_cliente, id_cliente, id_credito, direccion, estado }: Eliminacion) => ({
  nombre: nombre_cliente.toLocaleUpperCase('es-MX'),
  id_cliente,
  id_credito,
  senas: [direccion],
  estado: ESTADO_ELIMINACION[estado],
});

const MontoDelPago = ({ item }: Props) => (
  <Dato nombre={NOMBRES.monto_actual}>
    <strong>
      <Monto valor={item.monto_pago} />
    </strong>
  </Dato>
);

export const EliminacionPendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <BotonesRedondos
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarEliminacion(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <MontoDelPago item={item} />
      <QuienPide {...item} />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
  </Tarjeta>
);

const EliminacionResuelta = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <MontoDelPago item={item} />
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario} texto={item.comentario} />
  </Tarjeta>
);

/** Spec §2, 'Payment deletion requests'. */
export const PantallaEliminacion = () => (
  <PantallaBandeja
    titulo={TIPOS.eliminacion_pago.pantalla.titulo}
    nota="Un pago eliminado deja de contar y no se recupera"
    clase="eliminacion_pago"
    llamadas={DECISIONES.eliminacion_pago.llamadas}
    Pendiente={EliminacionPendiente}
    Resuelta={EliminacionResuelta}
    vaciaPendientes={{ titulo: 'No hay solicitudes de eliminación pendientes' }}
    {...useSolicitudes(solicitudesEliminacionPago)}
  />
);
