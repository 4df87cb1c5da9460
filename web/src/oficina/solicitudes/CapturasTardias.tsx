import { solicitudesCapturaTardia } from '@leal/contract';
import { Link } from 'react-router-dom';
import { DECISIONES } from '../acciones/decision.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, QuienDecide, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Marcas } from '../listas/Marcas.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import {
  queEs,
  soloVuelve,
  type Tardia,
  textoCreditoHoy,
  tieneEfectivo,
} from '../../piezas/solicitud/captura-tardia.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ContraLoPedido, EfectivoDecidido } from './EfectivoDecidido.tsx';
import { preguntarTardia } from './preguntar-tardia.tsx';
import { useSolicitudes } from './use-solicitudes.ts';

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

const quien = ({ nombre_cliente: nombre, id_cliente, id_credito, negocio, direccion, estado }: Tardia) => ({
  nombre,
  id_cliente,
  id_credito,
  senas: [negocio, direccion],
  estado: ESTADO_REVISADA[estado],
});

/** There is nothing to book without cash, nor on a credit that takes no payments. */
const soloRechazar = (item: Tardia): boolean =>
  !tieneEfectivo(item) || (item.credito_hoy !== undefined && soloVuelve(item, item.credito_hoy));

export const TardiaPendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        soloRechazar={soloRechazar(item)}
        alElegir={(sentido) => preguntarTardia(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <DatosTardia item={item} />
    </dl>
    <Marcas marcas={item.marcas ?? []} />
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
  </Tarjeta>
);

const TardiaResuelta = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <DatosTardia item={item} />
      <EfectivoDecidido item={item} />
      <QuienDecide {...item} />
    </dl>
    <ContraLoPedido item={item} />
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario} texto={item.comentario} />
  </Tarjeta>
);

/** Captures that could not be booked by themselves: a manager books them, or has the cash returned. */
export const PantallaTardias = () => (
  <PantallaBandeja
    titulo={TIPOS.captura_tardia.pantalla.titulo}
    nota="Cobros que no se pudieron registrar solos: el cobrador tiene el efectivo hasta que decidas"
    accion={<Link to="/gerente/llegadas">Llegadas tarde y marcadas</Link>}
    clase="captura_tardia"
    llamadas={DECISIONES.captura_tardia.llamadas}
    Pendiente={TardiaPendiente}
    Resuelta={TardiaResuelta}
    vaciaPendientes={{ titulo: '¡Excelente!', texto: 'No hay capturas tardías pendientes' }}
    {...useSolicitudes(solicitudesCapturaTardia)}
  />
);
