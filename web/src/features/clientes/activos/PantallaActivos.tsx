import './activos.css';
import '../../../ui/panel/panel.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { clientesActivos } from '@leal/contract';
import { useRef } from 'react';
import { faltaParaBuscar, useFiltro } from '../../../comun/cliente/filtro.ts';
import { cuantasDe } from '../../../comun/textos/textos.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { QueEs } from '../../../ui/cifras/QueEs.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { CampoBusqueda } from '../../../ui/lista/CampoBusqueda.tsx';
import { ListaActivos } from './ListaActivos.tsx';

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
