import { buscarClientes, type ClienteHallado } from '@leal/contract';
import { compararNombres, normalizar } from '@leal/domain';
import { Link } from 'react-router-dom';
import { rutaDeCliente } from '../../../piezas/cliente/EnlaceCliente.tsx';
import { cuantasDe } from '../../../piezas/textos/textos.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { SinResultados } from '../../../ui/estados/Vacio.tsx';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { ESTADO_CLIENTE } from '../estados.ts';
import { Frase } from '../../../ui/Frase.tsx';

/** The most that are looked through; with more, one types another word. */
const CUANTOS = 20;

/** Names that begin with the typed text come first, then who owes something, then by name: the server has no order. */
function ordenar(clientes: readonly ClienteHallado[], busqueda: string): ClienteHallado[] {
  const buscado = normalizar(busqueda);
  const lejos = ({ nombre, estado }: ClienteHallado): number =>
    Number(!normalizar(nombre).startsWith(buscado)) * 2 + Number(estado !== 'activo');
  return clientes.toSorted((a, b) => lejos(a) - lejos(b) || compararNombres(a.nombre, b.nombre));
}

type PropsLista = {
  clientes: readonly ClienteHallado[];
  /** The name for screen readers. */
  nombre: string;
  /** They answer an earlier search, and the new one is on its way. */
  anteriores?: boolean;
  alAbrir: () => void;
};

/** Each client as one link: who, in which state, and what tells them apart. */
export function Lista({ clientes, nombre, anteriores = false, alAbrir }: PropsLista) {
  const { id_rol } = useUsuario();
  return (
    <ul className="buscar-lista lista-lisa se-relee" aria-label={nombre} aria-busy={anteriores}>
      {clientes.map((cliente) => (
        <li key={cliente.id_cliente}>
          <Link className="enlace-de-fila" to={rutaDeCliente(id_rol, cliente.id_cliente)} onClick={alAbrir}>
            <strong translate="no">{cliente.nombre}</strong>
            <Insignia {...ESTADO_CLIENTE[cliente.estado]} />
            <span className="nota tabular parte a-lo-ancho">
              {[cliente.negocio, cliente.telefono, cliente.nombre_cobrador]
                .filter((sena) => sena !== '')
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = { busqueda: string; alAbrir: () => void };

/** The clients that the server finds. While the next answer is on its way, the rows of the one before stay. */
export function Hallados({ busqueda, alAbrir }: Props) {
  const lista = useLista(buscarClientes, { consulta: { busqueda, limite: CUANTOS } }, { conservar: true });
  const { filas, error, anteriores, primera } = lista;
  const cuenta = cuantasDe(primera, 'cliente encontrado', 'clientes encontrados');
  if (!filas && !error) return <HuecoDeFilas filas={7} />;
  return (
    <>
      <output className="buscar-nota nota en-bloque">
        <Frase>
          {!anteriores && filas && filas.length > 0 && cuenta}
          {!anteriores && lista.hayMas && ': escribe otra palabra para ver los demás.'}
        </Frase>
      </output>
      <FalloConsulta consulta={lista} mensaje="Error al buscar clientes" />
      {filas?.length === 0 && !anteriores && <SinResultados />}
      {filas && filas.length > 0 && (
        <Lista
          clientes={ordenar(filas, busqueda)}
          nombre="Clientes encontrados"
          anteriores={anteriores}
          alAbrir={alAbrir}
        />
      )}
    </>
  );
}
