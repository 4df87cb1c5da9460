import './activos.css';
import '../../ui/panel/panel.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { type ClienteActivo, clientesActivos } from '@leal/contract';
import { useCallback, useMemo, useRef } from 'react';
import { faltaParaBuscar } from '../../piezas/cliente/filtro.ts';
import { cuantasDe } from '../../piezas/textos/textos.ts';
import { type ListaLeida, useEntera, useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { nombrar } from '../../lib/llamados.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { useOficina } from '../figuras/use-oficina.ts';
import {
  consultaDe,
  cuantosFiltros,
  EN_LA_URL,
  type FiltroActivos,
  losQuePasan,
  textoDeEntera,
  vigenteDe,
} from './filtro-activos.ts';
import { enSuOrden } from './orden-activos.ts';
import { FiltrosActivos } from './FiltrosActivos.tsx';
import { TablaActivos } from './TablaActivos.tsx';
import { ReasignarMarcados, useMarcados } from './marcados.tsx';
import { TarjetaActivo } from './TarjetaActivo.tsx';

const ERROR = 'Error al obtener clientes activos';
const CARGANDO_MAS = 'Cargando más clientes...';

type Props = {
  lista: ListaLeida<ClienteActivo>;
  filtro: FiltroActivos;
  alFiltrar: (cambio: Partial<FiltroActivos>) => void;
};

const vaciaDe = (filtro: FiltroActivos) =>
  filtro.busqueda !== '' || cuantosFiltros(vigenteDe(filtro)) > 0 ? (
    <SinResultados />
  ) : (
    <Vacio texto="No hay clientes activos" />
  );

function enElOrden(clientes: readonly ClienteActivo[], filtro: FiltroActivos) {
  const { entera, orden } = vigenteDe(filtro);
  return entera ? enSuOrden(clientes, orden) : clientes;
}

const Tarjetas = ({ lista, filtro }: Props) => (
  <ListaPorPaginas
    lista={lista}
    cargando={<HuecoDeTarjetas className="rejilla" datos={8} alto={27} />}
    vacia={vaciaDe(filtro)}
    mensajeError={ERROR}
    mensajeMas={CARGANDO_MAS}
  >
    {(clientes) => (
      <div className="rejilla" aria-busy={lista.anteriores}>
        {nombrar(enElOrden(clientes, filtro)).map((cliente) => (
          <TarjetaActivo key={cliente.id_cliente} cliente={cliente} />
        ))}
      </div>
    )}
  </ListaPorPaginas>
);

/** The next page comes when the last row is in sight. */
function Renglones({ lista, filtro, alFiltrar }: Props) {
  const { filas, error, anteriores, hayMas, trayendoMas, traerMas } = lista;
  const vigente = useMemo(() => vigenteDe(filtro), [filtro]);
  const nombradas = useMemo(() => filas && nombrar(filas), [filas]);
  const traer = useCallback(() => void traerMas(), [traerMas]);
  const marcados = useMarcados(nombradas, filtro.cobrador);
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  return (
    <>
      <FalloConsulta consulta={lista} mensaje={ERROR} />
      {marcados && <ReasignarMarcados {...marcados} />}
      {(filas || !error) && (
        <div className="encima cede se-relee" aria-busy={anteriores}>
          <TablaActivos
            filas={nombradas}
            vigente={vigente}
            alOrdenar={(orden) => alFiltrar({ orden: EN_LA_URL.leer(new URLSearchParams({ orden })).orden })}
            vacia={vaciaDe(filtro)}
            alAcercarse={puedeTraer ? traer : undefined}
            seleccion={marcados?.seleccion}
          />
          <output className="activos-pie si-hay menuda">{trayendoMas && CARGANDO_MAS}</output>
        </div>
      )}
    </>
  );
}

const Volver = () => (
  <BotonEnlace camino={`${useOficina().base}/dashboard`} icon={<ArrowLeftOutlined aria-hidden />}>
    Volver
  </BotonEnlace>
);

/** The list of a filter; what is sorted here is read on until it is here as a whole. */
function useActivos(filtro: FiltroActivos): ListaLeida<ClienteActivo> {
  const { entera } = vigenteDe(filtro);
  const leida = useLista(clientesActivos, { consulta: consultaDe(filtro) }, { conservar: true });
  const lista = useEntera<ClienteActivo>(leida, entera);
  const { filas } = lista;
  return { ...lista, filas: useMemo(() => filas && losQuePasan(filas, filtro), [filas, filtro]) };
}

/** The number of those that were found; null for all of them, and until it is known. */
function textoHallados({ primera, filas, anteriores }: ListaLeida<ClienteActivo>, filtro: FiltroActivos) {
  const vigente = vigenteDe(filtro);
  if (anteriores) return null;
  if (vigente.entera) return filas ? textoDeEntera(filas.length, primera?.hay_mas === true, vigente) : null;
  return cuantosFiltros(vigente) === 0
    ? null
    : cuantasDe(primera, 'cliente encontrado', 'clientes encontrados');
}

/** Spec §2, 'Active clients': every collector's clients with an active credit. */
export function PantallaActivos() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const escritorio = useEscritorio();
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const { busqueda } = filtro;
  const buscar = useCallback((texto: string) => cambiar({ busqueda: texto }), [cambiar]);
  const todos = useLista(clientesActivos, { consulta: {} }, { conservar: true });
  const lista = useActivos(filtro);
  const Lista = escritorio ? Renglones : Tarjetas;
  return (
    <div className="pila">
      <Encabezado
        titulo="CLIENTES ACTIVOS"
        nota={cuantasDe(todos.primera, 'cliente activo', 'clientes activos')}
        antes={<Volver />}
        ayuda={<QueEs titulo="Clientes activos" figura="clientesActivos" />}
        refTitulo={titulo}
      />
      <div className="activos-busca pila lineas-4">
        <CampoBusquedaEnUrl
          invitacion="Buscar por nombre, negocio, dirección, teléfono..."
          busqueda={busqueda}
          alBuscar={buscar}
          hallado={faltaParaBuscar(busqueda) ?? textoHallados(lista, filtro)}
        />
        <FiltrosActivos filtro={filtro} alFiltrar={cambiar} />
      </div>
      <Lista lista={lista} filtro={filtro} alFiltrar={cambiar} />
    </div>
  );
}
