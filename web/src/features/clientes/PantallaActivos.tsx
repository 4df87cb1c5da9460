import './activos.css';
import '../../ui/panel/panel.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { type ClienteActivo, clientesActivos } from '@leal/contract';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import { faltaParaBuscar, useFiltro } from '../../comun/cliente/filtro.ts';
import { cuantasDe } from '../../comun/textos/textos.ts';
import { type ListaLeida, useLista } from '../../lib/api/lista.ts';
import { nombrar } from '../../lib/llamados.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { CampoBusqueda } from '../../ui/lista/CampoBusqueda.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { TarjetaActivo } from './TarjetaActivo.tsx';

const HUECOS = [1, 2, 3, 4];

const Esqueleto = () => (
  <div className="activos-lista" aria-busy>
    {HUECOS.map((n) => (
      <div key={n} className="panel">
        <Skeleton active title paragraph={{ rows: 7 }} />
      </div>
    ))}
  </div>
);

type Props = { lista: ListaLeida<ClienteActivo>; buscando: boolean };

const ListaActivos = ({ lista, buscando }: Props) => (
  <ListaPorPaginas
    lista={lista}
    cargando={<Esqueleto />}
    vacia={buscando ? <SinResultados /> : <Vacio texto="No hay clientes activos" />}
    mensajeError="Error al obtener clientes activos"
    mensajeMas="Cargando más clientes..."
  >
    {(clientes) => (
      <div className="activos-lista" aria-busy={lista.anteriores}>
        {nombrar(clientes).map((cliente) => (
          <TarjetaActivo key={cliente.id_cliente} cliente={cliente} />
        ))}
      </div>
    )}
  </ListaPorPaginas>
);

const Volver = () => (
  <BotonEnlace camino="/gerente/dashboard" icon={<ArrowLeftOutlined aria-hidden />}>
    Volver
  </BotonEnlace>
);

const useActivos = (busqueda: string) =>
  useLista(clientesActivos, { consulta: busqueda === '' ? {} : { busqueda } }, { conservar: true });

/** Spec §2, 'Active clients': every collector's clients with an active credit. */
export function PantallaActivos() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const { filtro, texto, setTexto } = useFiltro();
  const { busqueda } = filtro;
  const todos = useActivos('');
  const lista = useActivos(busqueda);
  const hallados =
    busqueda === '' || lista.anteriores
      ? null
      : cuantasDe(lista.primera, 'cliente encontrado', 'clientes encontrados');
  return (
    <div className="activos">
      <Encabezado
        titulo="CLIENTES ACTIVOS"
        nota={cuantasDe(todos.primera, 'cliente activo', 'clientes activos')}
        antes={<Volver />}
        ayuda={<QueEs titulo="Clientes activos" figura="clientesActivos" />}
        refTitulo={titulo}
      />
      <CampoBusqueda
        invitacion="Buscar por nombre, negocio, dirección, teléfono..."
        texto={texto}
        alEscribir={setTexto}
        hallado={faltaParaBuscar(busqueda) ?? hallados}
      />
      <ListaActivos lista={lista} buscando={busqueda !== ''} />
    </div>
  );
}
