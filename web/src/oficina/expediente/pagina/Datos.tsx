import type {
  ClienteLigado,
  CreditoAbierto,
  CreditoDelExpediente,
  expedienteCliente,
  Respuesta,
  SolicitudAbierta,
} from '@leal/contract';
import { CAMPOS_TEXTO, FICHA, formatearPesos } from '@leal/domain';
import { Link } from 'react-router-dom';
import { BotonNota, NotaDelCliente } from '../../../comun/cliente/Nota.tsx';
import { Hechos } from '../../../piezas/campos/Hechos.tsx';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { EnlaceCliente } from '../../../piezas/cliente/EnlaceCliente.tsx';
import { Referencias } from '../../../piezas/cliente/Referencias.tsx';
import { telefonosDe } from '../../../piezas/cliente/telefono.ts';
import { palabrasDe } from '../../../piezas/solicitud/tipos.ts';
import { textoInstante } from '../../../piezas/textos/textos.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { rutaEnBandeja } from '../../bandeja/filtro.ts';
import { useOficina } from '../../figuras/use-oficina.ts';
import { ESTADO_CLIENTE } from '../estados.ts';
import { Nombre } from '../../../ui/Nombre.tsx';
import { Frase } from '../../../ui/Frase.tsx';

type Cliente = Respuesta<typeof expedienteCliente>['cliente'];
/** The name is the title, and a phone is there to be called. */
const ESCRITOS = CAMPOS_TEXTO.filter(
  (campo) => campo !== 'nombre' && !('busca' in FICHA[campo] && FICHA[campo].busca === 'digitos'),
);

/** The person's data in the record. */
export const Datos = ({ cliente }: { cliente: Cliente }) => (
  <Panel titulo="Datos">
    <NotaDelCliente cliente={cliente} />
    <dl className="datos">
      {telefonosDe(cliente).map((campo) => (
        <Dato key={campo} nombre={NOMBRES[campo]}>
          <a href={`tel:${cliente[campo]}`}>{cliente[campo]}</a>
        </Dato>
      ))}
      <Hechos de={cliente} campos={ESCRITOS} />
      <Referencias de={cliente.referencias} />
      <Dato nombre={NOMBRES.ubicacion}>{cliente.ubicacion}</Dato>
      <Dato nombre={NOMBRES.id_cobrador}>{cliente.nombre_cobrador}</Dato>
      <Dato nombre="Cliente desde">{textoInstante(cliente.registrado_en)}</Dato>
      {cliente.eliminado_en !== undefined && (
        <Dato nombre={NOMBRES.eliminado}>{textoInstante(cliente.eliminado_en)}</Dato>
      )}
    </dl>
    {cliente.eliminado_en === undefined && <BotonNota cliente={cliente} />}
  </Panel>
);

const POR = { nombre: 'Mismo nombre', telefono: 'Mismo teléfono' } as const;

const donde = ({ negocio, direccion }: ClienteLigado): string =>
  [negocio, direccion].filter((sena) => sena !== '').join(' · ');

/** A client with nothing open owes nothing: the badge says so. */
function cuanto({ estado_credito, monto_solicitado, saldo, por_entregar }: CreditoAbierto): string {
  if (por_entregar) return 'Préstamo por entregar';
  return estado_credito === 'Pendiente'
    ? `Pide ${formatearPesos(monto_solicitado)}`
    : `Debe ${formatearPesos(saldo)}`;
}

/** Other records of what seems to be the same person. */
export const Ligados = ({ ligados }: { ligados: readonly ClienteLigado[] }) =>
  ligados.length > 0 && (
    <Panel titulo="Parece la misma persona">
      <ul className="lista-lisa pila">
        {ligados.map((ligado) => (
          <li className="fila dobla aire-12 junto extremos" key={ligado.id_cliente}>
            <EnlaceCliente className="toque en-renglon" id_cliente={ligado.id_cliente}>
              {ligado.nombre}
            </EnlaceCliente>
            <Insignia {...ESTADO_CLIENTE[ligado.estado]} />
            <p className="nota parte a-lo-ancho">{donde(ligado)}</p>
            {ligado.abierto && <p className="nota parte a-lo-ancho">{cuanto(ligado.abierto)}</p>}
            <p className="nota parte a-lo-ancho">
              {POR[ligado.por]} · <Nombre de={ligado.nombre_cobrador} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );

type PropsPorDecidir = {
  /** The client's name, by which the inbox finds them. */
  nombre: string;
  creditos: readonly CreditoDelExpediente[];
  solicitudes: readonly SolicitudAbierta[];
};

/** The requests that wait for a manager, each with its place in the inbox: nobody looks for it there again. */
export function PorDecidir({ nombre, creditos, solicitudes }: PropsPorDecidir) {
  const pendientes = creditos.filter(({ estado_credito }) => estado_credito === 'Pendiente');
  const { base } = useOficina();
  if (solicitudes.length + pendientes.length === 0) return null;
  return (
    <Panel titulo="Por decidir" className="expediente-por-decidir">
      <ul className="lista-lisa pila">
        {pendientes.map(({ id_credito, fecha_solicitud }) => (
          <li className="fila dobla aire-12 junto extremos" key={id_credito}>
            <Link className="toque en-renglon" to={rutaEnBandeja(base, 'creditos', nombre)}>
              Crédito nuevo
            </Link>
            <p className="nota parte a-lo-ancho">{textoInstante(fecha_solicitud)}</p>
          </li>
        ))}
        {solicitudes.map(({ id_solicitud, tipo, motivo, nombre_solicitante, fecha_solicitud }) => (
          <li className="fila dobla aire-12 junto extremos" key={id_solicitud}>
            <Link className="toque en-renglon" to={rutaEnBandeja(base, tipo, nombre)}>
              {palabrasDe(tipo).nombre}
            </Link>
            <p className="nota parte a-lo-ancho">
              <Frase>
                <Nombre de={nombre_solicitante} /> · {textoInstante(fecha_solicitud)}
              </Frase>
            </p>
            {motivo !== '' && <p className="nota parte a-lo-ancho">{motivo}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
