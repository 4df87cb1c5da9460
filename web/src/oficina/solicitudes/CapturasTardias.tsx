import { Link } from 'react-router-dom';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import {
  queEs,
  soloVuelve,
  type Tardia,
  textoCreditoHoy,
  esPago,
} from '../../piezas/solicitud/captura-tardia.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Marcas } from '../listas/Marcas.tsx';
import { ContraLoPedido, EfectivoDecidido } from './EfectivoDecidido.tsx';
import { CAPTURA_TARDIA } from '../clases/captura-tardia.ts';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { preguntarTardia } from './preguntar-tardia.tsx';
import { espera, TarjetaSolicitud } from './TarjetaSolicitud.tsx';

type Props = { item: Tardia };

/** The capture, its time, when it came, and why it could not be booked by itself. */
const DatosTardia = ({ item }: Props) => (
  <>
    <Dato nombre={OTROS_NOMBRES.captura}>
      <strong>{conMayuscula(queEs(item))}</strong>
    </Dato>
    <Dato nombre={OTROS_NOMBRES.capturado}>{textoInstante(item.capturado_en)}</Dato>
    <Dato nombre={OTROS_NOMBRES.llego}>{textoInstante(item.fecha_solicitud)}</Dato>
    <Dato nombre={OTROS_NOMBRES.por_que_espera}>{item.razon}</Dato>
    {item.credito_hoy && <Dato nombre={NOMBRES.id_credito}>{textoCreditoHoy(item, item.credito_hoy)}</Dato>}
    <Dato nombre={NOMBRES.id_cobrador}>{item.nombre_solicitante}</Dato>
  </>
);

/** There is nothing to book without cash, nor on a credit that takes no payments. */
const soloRechazar = (item: Tardia): boolean =>
  !esPago(item) || (item.credito_hoy !== undefined && soloVuelve(item, item.credito_hoy));

export const TarjetaTardia = ({ item }: Props) => (
  <TarjetaSolicitud
    item={item}
    estado={ESTADO_REVISADA[item.estado]}
    alElegir={(sentido) => preguntarTardia(item, sentido)}
    soloRechazar={soloRechazar(item)}
    sinQuienPide
    datos={
      <>
        <DatosTardia item={item} />
        <EfectivoDecidido item={item} />
      </>
    }
    tras={espera(item) ? <Marcas marcas={item.marcas ?? []} /> : <ContraLoPedido item={item} />}
  />
);

/** Captures that could not be booked by themselves: a manager books them, or has the cash returned. */
export const PantallaTardias = () => (
  <PantallaDeTipo
    clase={CAPTURA_TARDIA}
    nota="Cobros que no se pudieron registrar solos: el cobrador tiene el efectivo hasta que se decida"
    accion={<Link to="/gerente/llegadas">Llegadas tarde y marcadas</Link>}
    Tarjeta={TarjetaTardia}
    vacia={{ titulo: '¡Excelente!', texto: 'No hay capturas tardías pendientes' }}
  />
);
