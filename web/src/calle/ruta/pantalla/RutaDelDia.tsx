import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { type ComponentProps, type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LineaPorHacer } from '../../../piezas/por-ver/LineaPorHacer.tsx';
import { rutaDePago } from '../../../piezas/credito/textos.ts';
import { enOrden } from '../../../piezas/ruta/ruta-leida.ts';
import type { Vistazo } from '../../../piezas/ruta/vistazo.ts';
import { perezosa } from '../../../lib/perezosa.tsx';
import { useSeguirPosicion } from '../../../lib/posicion.ts';
import { SinResultados, Vacio } from '../../../ui/estados/Vacio.tsx';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';
import { HojaAbono } from '../../../comun/cobro/HojaAbono.tsx';
import { type AccionesRuta, useAccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { useFocoTrasHoja, useHojaAbono } from '../acciones/use-hoja-abono.ts';
import { ListaTarjetas } from '../lista/ListaTarjetas.tsx';
import { DeUnVistazo, PieDelVistazo } from './DeUnVistazo.tsx';
import { Buscador, Encabezado } from './Encabezado.tsx';
import { ListaDeHoy } from './ListaDeHoy.tsx';
import { elegirVerTodo, useVerTodo } from '../tarjeta/ver-todo.ts';
import { Filtros } from './Filtros.tsx';
import { Siguiente } from './Siguiente.tsx';
import { useBusqueda } from './use-busqueda.ts';
import { useReordenar } from '../orden/use-reordenar.ts';

const Cercania = perezosa(async () => (await import('../orden/Cercania.tsx')).Cercania);
const Pagados = perezosa(async () => (await import('./Pagados.tsx')).Pagados);
const NotaPrestada = perezosa(async () => (await import('./RutasPrestadas.tsx')).NotaPrestada);
const Propuesta = perezosa(async () => (await import('../orden/Cercania.tsx')).Propuesta);

const SinClientes = ({ buscando, festivo }: { buscando: boolean; festivo: string | undefined }) =>
  buscando ? (
    <SinResultados />
  ) : (
    <Vacio texto="No hay clientes para cobrar hoy">
      {festivo && <p>{`No se cobra en día festivo: ${festivo}.`}</p>}
    </Vacio>
  );

/** Opens all cards, or leaves in each what a door needs. */
function VerTodo() {
  const todo = useVerTodo();
  return (
    <Button aria-pressed={todo} className="ruta-ver-todo" onClick={() => elegirVerTodo(!todo)}>
      Ver todo
    </Button>
  );
}

type PropsBotonFiltros = { abiertos: boolean; puestos: boolean; alAlternar: () => void };

/** Unfolds the filters; while one is on they stay, and it takes them off. */
const BotonFiltros = ({ abiertos, puestos, alAlternar }: PropsBotonFiltros) => (
  <Button
    className="ruta-boton-filtros"
    aria-label={puestos ? 'Quitar filtros' : 'Filtros'}
    aria-expanded={abiertos}
    aria-controls="ruta-filtros"
    data-puesto={puestos ? '' : undefined}
    onClick={alAlternar}
  >
    <Trazo de={TRAZO.embudo} />
  </Button>
);

type PropsSeccion = {
  titulo: string;
  n: number;
  /** Open while a search found somebody in it. */
  forzada: boolean;
  children: ReactNode;
};

/** A collapsed section; absent when there is nobody in it. */
function SeccionPlegable({ titulo, n, forzada, children }: PropsSeccion) {
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  if (n === 0) return null;
  const seVe = abierta || forzada;
  return (
    <section className="ruta-seccion">
      <h2>
        <button
          className="boton-liso fila aire-12"
          type="button"
          aria-expanded={seVe}
          aria-controls={id}
          onClick={() => setAbierta(!abierta)}
        >
          {`${titulo} (${formatearNumero(n)})`}
        </button>
      </h2>
      {seVe && <div id={id}>{children}</div>}
    </section>
  );
}

export type PropsRuta = {
  idCobrador: string;
  /** Read only, with the manager's colours. */
  vistaGerente?: boolean;
  /** Worked for somebody else: they keep its order. */
  prestada?: boolean;
  /** The decisions of a manager, on a card whose payment waits for one. */
  decisiones?: Pick<AccionesRuta, 'aprobar' | 'rechazar'>;
};

type Props = Required<PropsRuta> &
  Pick<ComponentProps<typeof Encabezado>, 'ruta' | 'antiguedad'> & { vistazo: Vistazo | undefined };

/** A credit that starts tomorrow takes an advance payment, but nobody is late with it yet. */
function sinAtraso(acciones: AccionesRuta): AccionesRuta {
  const { atrasar: _, ...resto } = acciones;
  return resto;
}

export const NINGUNA: AccionesRuta = {};

export function RutaDelDia(props: Props) {
  const { ruta, vistazo, antiguedad, idCobrador, vistaGerente, prestada, decisiones } = props;
  const { texto, setTexto, busqueda, buscando, hallados, encontrados, ...resto } = useBusqueda(ruta);
  const { filtro, filtrar, filtrando, todos } = resto;
  const [abiertos, setAbiertos] = useState(false);
  const hoja = useHojaAbono();
  const navegar = useNavigate();
  const seUbica = useSeguirPosicion(!vistaGerente);
  const delCobrador = useAccionesRuta(hoja.abrir, seUbica);
  const orden = useReordenar(idCobrador, ruta.datos);
  const enSuOrden = useMemo(() => enOrden(todos.datos, orden.ids), [todos.datos, orden.ids]);
  const deOtro = prestada ? undefined : ruta.prestada;
  // A manager registers nothing: only collectors do, and only whoever works the route.
  const propias = deOtro?.ambos === false ? NINGUNA : delCobrador;
  const acciones: AccionesRuta = vistaGerente ? decisiones : propias;
  const deManana = useMemo(() => sinAtraso(acciones), [acciones]);
  const titulo = useRef<HTMLHeadingElement>(null);
  useFocoTrasHoja(hoja, titulo);
  const comun = { busqueda, hoy: ruta.fecha, acciones, vistaGerente };
  const ordena = seUbica && !prestada;
  const { visitados, inician_manana, pagados } = hallados;
  const [siguiente] = enSuOrden;
  const alternarFiltros = () => {
    if (filtrando) filtrar({ como: undefined, colonia: '' });
    setAbiertos(!abiertos && !filtrando);
  };

  return (
    <section className="ruta">
      <Encabezado ruta={ruta} antiguedad={antiguedad} titulo={titulo} />
      {deOtro && (
        <Suspense fallback={null}>
          <NotaPrestada prestada={deOtro} vistaGerente={vistaGerente} />
        </Suspense>
      )}
      <DeUnVistazo vistazo={vistazo} />
      {!vistaGerente && <LineaPorHacer />}
      <div className="ruta-mandos">
        <Buscador texto={texto} alEscribir={setTexto} encontrados={encontrados} />
        <BotonFiltros abiertos={abiertos || filtrando} puestos={filtrando} alAlternar={alternarFiltros} />
        <VerTodo />
        {!buscando && <PieDelVistazo ruta={ruta} vistazo={vistazo} />}
      </div>
      {(abiertos || filtrando) && (
        <Filtros ruta={ruta} filtro={filtro} alFiltrar={filtrar}>
          {ordena && (
            <Suspense fallback={null}>
              <Cercania creditos={enSuOrden} orden={orden} />
            </Suspense>
          )}
        </Filtros>
      )}
      {orden.propuesta && (
        <Suspense fallback={null}>
          <Propuesta creditos={ruta.datos} orden={orden} />
        </Suspense>
      )}
      {siguiente && acciones.pagar && (
        <Siguiente
          key={siguiente.id_credito}
          credito={siguiente}
          buscando={buscando}
          pagar={acciones.pagar}
        />
      )}
      {hallados.datos.length > 0 ? (
        <ListaDeHoy orden={orden} creditos={hallados.datos} {...comun} fija={prestada} />
      ) : (
        // Below may stand who was found.
        !encontrados?.n && <SinClientes buscando={buscando} festivo={ruta.festivo} />
      )}
      {buscando && (
        <Suspense fallback={null}>
          <Pagados creditos={pagados} />
        </Suspense>
      )}
      <SeccionPlegable titulo="Visitados hoy, sin pago" n={visitados.length} forzada={buscando}>
        <ListaTarjetas {...comun} creditos={visitados} />
      </SeccionPlegable>
      <SeccionPlegable titulo="Inician mañana" n={inician_manana.length} forzada={buscando}>
        <ListaTarjetas {...comun} acciones={deManana} creditos={inician_manana} />
      </SeccionPlegable>
      <HojaAbono
        credito={hoja.credito}
        abierta={hoja.abierta}
        alCerrar={hoja.cerrar}
        alOcultar={hoja.olvidar}
        alSolicitarEdicion={() => hoja.credito && void navegar(rutaDePago(hoja.credito))}
      />
    </section>
  );
}
