import './cartera.css';
import { clientesDeCobrador, type ResumenClientes } from '@leal/contract';
import { fechaLocal, formatearNumero } from '@leal/domain';
import { Radio } from 'antd';
import {
  type EstadoDeLista,
  faltaParaBuscar,
  type Filtro,
  TODO,
  useFiltro,
} from '../../piezas/cliente/filtro.ts';
import { resumenAlDia } from '../../piezas/figuras/al-dia.ts';
import { textoSinConfirmar, useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { cuantasDe } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { ahora } from '../../lib/reloj.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { CampoBusqueda } from '../../ui/lista/CampoBusqueda.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { ListaClientes } from './ListaClientes.tsx';

/** A collector's clients, 20 at a time; the server filters and searches. */
const useCartera = (id_usuario: string, { estado, busqueda }: Filtro, conservar = false) =>
  useLista(
    clientesDeCobrador,
    {
      parametros: { id_usuario },
      consulta: { ...(estado && { estado }), ...(busqueda !== '' && { busqueda }) },
    },
    { conservar },
  );

type Cartera = ReturnType<typeof useCartera>;

const CIFRAS: readonly {
  clave: Exclude<keyof ResumenClientes, 'visitados'>;
  titulo: string;
  definicion: Figura;
}[] = [
  { clave: 'total', titulo: 'Total', definicion: 'clientesConHistoria' },
  { clave: 'activos', titulo: 'Activos', definicion: 'clientesActivos' },
  { clave: 'finalizados', titulo: 'Finalizados', definicion: 'clientesFinalizados' },
  {
    clave: 'visitados_hoy',
    titulo: 'Visitados hoy',
    definicion: 'visitadosHoy',
  },
];

/** The four tiles, as the server counts them: never counted from the page; and what it has not got yet, apart. */
function CifrasCartera({ todos }: { todos: Cartera }) {
  const delTelefono = useDelTelefono(todos);
  const leido = todos.primera?.resumen;
  const alDia = leido && resumenAlDia(delTelefono, leido, fechaLocal(ahora()));
  const resumen = alDia?.datos;
  const aparte = alDia && textoSinConfirmar(alDia.aparte.visitados.length, 'cuenta');
  return (
    <Cifras nombre="Clientes en cifras" cargando={!resumen} columnas={4}>
      {CIFRAS.map(({ clave, ...cifra }) => (
        <Cifra
          key={clave}
          {...cifra}
          valor={resumen && formatearNumero(resumen[clave])}
          aparte={clave === 'visitados_hoy' ? aparte : undefined}
          nota={
            clave === 'activos' && resumen?.por_entregar
              ? `de ellos ${formatearNumero(resumen.por_entregar)} por entregar`
              : undefined
          }
        />
      ))}
    </Cifras>
  );
}

const TODOS = 'todos';
const OPCIONES = [
  { value: TODOS, label: 'Todos' },
  { value: 'Pendiente', label: 'Activos' },
  { value: 'Finalizado', label: 'Finalizados' },
];

type PropsFiltro = {
  estado: EstadoDeLista | undefined;
  alElegir: (estado: EstadoDeLista | undefined) => void;
};

const ElegirEstado = ({ estado, alElegir }: PropsFiltro) => (
  <Radio.Group
    block
    optionType="button"
    aria-label="Qué clientes"
    className="cartera-filtro"
    value={estado ?? TODOS}
    options={OPCIONES}
    onChange={(e) => alElegir(e.target.value === TODOS ? undefined : (e.target.value as EstadoDeLista))}
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
    <div className="pila">
      <Encabezado titulo="Clientes" nota={datosDe(cartera) ?? 'Todos los de tu cartera'} />
      {(todos.primera || !todos.error) && <CifrasCartera todos={todos} />}
      <div className="cartera-buscar pila">
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
