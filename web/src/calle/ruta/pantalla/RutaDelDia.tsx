import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LineaPorHacer } from '../../../piezas/por-ver/LineaPorHacer.tsx';
import { rutaDePago } from '../../../piezas/credito/textos.ts';
import type { Vistazo } from '../../../piezas/ruta/vistazo.ts';
import { SinResultados, Vacio } from '../../../ui/estados/Vacio.tsx';
import { HojaAbono } from '../../../comun/cobro/HojaAbono.tsx';
import { type AccionesRuta, useAccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { useFocoTrasHoja, useHojaAbono } from '../acciones/use-hoja-abono.ts';
import { ListaTarjetas } from '../lista/ListaTarjetas.tsx';
import { DeUnVistazo, PieDelVistazo } from './DeUnVistazo.tsx';
import { Buscador, Encabezado } from './Encabezado.tsx';
import { ListaDeHoy } from './ListaDeHoy.tsx';
import { Pagados } from './Pagados.tsx';
import { elegirVerTodo, useVerTodo } from '../tarjeta/ver-todo.ts';
import { useBusqueda } from './use-busqueda.ts';

type PropsSinClientes = { buscando: boolean; festivo: string | undefined };

const SinClientes = ({ buscando, festivo }: PropsSinClientes) =>
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
  /** The decisions of a manager, on a card whose payment waits for one. */
  decisiones?: Pick<AccionesRuta, 'aprobar' | 'rechazar'>;
};

type Props = Required<PropsRuta> &
  Pick<ComponentProps<typeof Encabezado>, 'ruta' | 'antiguedad'> & { vistazo: Vistazo | undefined };

/** A credit that starts tomorrow takes an advance payment, but nobody is late with it yet. */
const sinAtraso = ({ pagar, editar }: AccionesRuta): AccionesRuta => ({
  ...(pagar && { pagar }),
  ...(editar && { editar }),
});

export function RutaDelDia({ ruta, vistazo, antiguedad, idCobrador, vistaGerente, decisiones }: Props) {
  const { texto, setTexto, busqueda, buscando, hallados, encontrados } = useBusqueda(ruta);
  const hoja = useHojaAbono();
  const navegar = useNavigate();
  const delCobrador = useAccionesRuta(hoja.abrir);
  // A manager registers nothing: only collectors do.
  const acciones = vistaGerente ? decisiones : delCobrador;
  const deManana = useMemo(() => sinAtraso(acciones), [acciones]);
  const titulo = useRef<HTMLHeadingElement>(null);
  useFocoTrasHoja(hoja, titulo);
  const comun = { busqueda, hoy: ruta.fecha, acciones, vistaGerente };
  const { visitados, inician_manana, pagados } = hallados;

  return (
    <section className="ruta">
      <Encabezado ruta={ruta} antiguedad={antiguedad} titulo={titulo} />
      <DeUnVistazo vistazo={vistazo} />
      {!vistaGerente && <LineaPorHacer />}
      <div className="ruta-mandos">
        <Buscador texto={texto} alEscribir={setTexto} encontrados={encontrados} />
        <VerTodo />
        {!buscando && <PieDelVistazo ruta={ruta} vistazo={vistazo} />}
      </div>
      {hallados.datos.length > 0 ? (
        <ListaDeHoy idCobrador={idCobrador} ruta={ruta.datos} creditos={hallados.datos} {...comun} />
      ) : (
        // Below may stand who was found.
        !encontrados?.n && <SinClientes buscando={buscando} festivo={ruta.festivo} />
      )}
      {buscando && <Pagados creditos={pagados} />}
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
