import '../cartera.css';
import { Radio } from 'antd';
import { type EstadoCliente, faltaParaBuscar, TODO, useFiltro } from '../../../comun/cliente/filtro.ts';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { CampoBusqueda } from '../../../ui/lista/CampoBusqueda.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { cuantasDe } from '../../../comun/textos/textos.ts';
import { type Cartera, useCartera } from '../api/use-cartera.ts';
import { CifrasCartera } from './CifrasCartera.tsx';
import { ListaClientes } from './ListaClientes.tsx';

const TODOS = 'todos';
const OPCIONES = [
  { value: TODOS, label: 'Todos' },
  { value: 'Pendiente', label: 'Activos' },
  { value: 'Finalizado', label: 'Finalizados' },
];

type PropsFiltro = {
  estado: EstadoCliente | undefined;
  alElegir: (estado: EstadoCliente | undefined) => void;
};

const ElegirEstado = ({ estado, alElegir }: PropsFiltro) => (
  <Radio.Group
    block
    optionType="button"
    aria-label="Qué clientes"
    className="cartera-filtro"
    value={estado ?? TODOS}
    options={OPCIONES}
    onChange={(e) => alElegir(e.target.value === TODOS ? undefined : (e.target.value as EstadoCliente))}
  />
);

const textoHallados = ({ primera, anteriores }: Cartera): string | null =>
  anteriores ? null : cuantasDe(primera, 'cliente encontrado', 'clientes encontrados');

/** Spec §2, 'All clients': who has or had a credit with this collector. */
export function ClientesVisitados({ idCobrador }: { idCobrador: string }) {
  const { filtro, texto, setTexto, ver } = useFiltro();
  const todos = useCartera(idCobrador, TODO);
  const cartera = useCartera(idCobrador, filtro, true);
  const buscando = filtro.busqueda !== '';
  return (
    <div className="cartera-pantalla">
      <Encabezado titulo="Clientes" nota="Todos los de tu cartera" />
      {(todos.primera || !todos.error) && <CifrasCartera resumen={todos.primera?.resumen} />}
      <div className="cartera-buscar">
        <CampoBusqueda
          invitacion="Buscar por nombre, negocio, dirección..."
          texto={texto}
          alEscribir={setTexto}
          hallado={faltaParaBuscar(filtro.busqueda) ?? (buscando ? textoHallados(cartera) : null)}
        />
        <ElegirEstado estado={filtro.estado} alElegir={ver} />
      </div>
      <Panel titulo="Lista de clientes">
        <ListaClientes cartera={cartera} filtrando={buscando || filtro.estado !== undefined} />
      </Panel>
    </div>
  );
}
