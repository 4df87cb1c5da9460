import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ELIMINACION_PAGO } from '../clases/eliminacion-pago.ts';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { type Eliminacion, preguntarEliminacion } from './preguntar-eliminacion.tsx';
import { TarjetaSolicitud } from './TarjetaSolicitud.tsx';

/** The client's name in upper case, and the address (spec §2). */
export const TarjetaEliminacion = ({ item }: { item: Eliminacion }) => (
  <TarjetaSolicitud
    item={item}
    estado={ELIMINACION_PAGO.estado(item)}
    nombre={item.nombre_cliente.toLocaleUpperCase('es-MX')}
    senas={[item.direccion]}
    redondos
    alElegir={(sentido) => preguntarEliminacion(item, sentido)}
    datos={
      <Dato nombre={NOMBRES.monto_actual}>
        <strong>
          <Monto valor={item.monto_pago} />
        </strong>
      </Dato>
    }
  />
);

/** Spec §2, 'Payment deletion requests'. */
export const PantallaEliminacion = () => (
  <PantallaDeTipo
    clase={ELIMINACION_PAGO}
    nota="Un pago eliminado deja de contar y no se recupera"
    Tarjeta={TarjetaEliminacion}
    vacia={{ titulo: 'No hay solicitudes de eliminación pendientes' }}
  />
);
