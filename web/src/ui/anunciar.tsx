import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { Button, message } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { alPonerCapa, cuantasCapas } from './capas/pila.ts';
import { elTitulo, useRelevoDeFoco } from './encabezado/foco.ts';
import { useEscritorio } from './tabla/use-escritorio.ts';
import { alCerrarSesion } from '../lib/al-cerrar.ts';
import { crearOyentes } from '../lib/oyentes.ts';

type Aviso = {
  tipo: 'success' | 'error' | 'info' | 'warning';
  texto: string;
  detalle: string | undefined;
  segundos: number;
};

let mostrar: ((aviso: Aviso) => void) | undefined;

const aviso = (tipo: Aviso['tipo'], segundos: number) => (texto: string, detalle?: string) =>
  mostrar?.({ tipo, texto, detalle, segundos });

/** Toasts: a sentence, and below it whose and how much. A success stays 3000 ms (spec §9), an error longer. */
export const anunciar = {
  exito: aviso('success', 3),
  error: aviso('error', 6),
  info: aviso('info', 4),
  atencion: aviso('warning', 5),
};

const contenido = (texto: string, detalle: string | undefined) =>
  detalle === undefined ? (
    texto
  ) : (
    <>
      <span>{texto}</span>
      <strong className="en-bloque">{detalle}</strong>
    </>
  );

/** A button of the notice. */
export type Paso = { readonly texto: string; readonly hacer: () => void };

/** The deed, and what can be done with it for a moment: undone, or something that belongs to it. */
type Deshacible = {
  readonly texto: string;
  readonly detalle: string;
  /** Absent: it is too late for that. */
  readonly alDeshacer?: () => void;
  readonly mas?: readonly Paso[];
  /** The person goes on: with something else, to another screen, or by closing it. */
  readonly alSeguir: () => void;
};

let alPie: Deshacible | null = null;
const oyentes = crearOyentes();

function ponerAlPie(nuevo: Deshacible | null): void {
  alPie = nuevo;
  oyentes.despertar();
}

/** Shows it at the foot of the screen, in the place of the one before. Returns how to change it, as long as it is there. */
export function anunciarAlPie(nuevo: Deshacible): (despues: Deshacible | null) => void {
  let avisoAlPie: Deshacible | null = nuevo;
  ponerAlPie(nuevo);
  return (despues) => {
    if (avisoAlPie === null || alPie !== avisoAlPie) return;
    avisoAlPie = despues;
    ponerAlPie(despues);
  };
}

// It names a client: whoever signs in next has nothing to do with it.
alCerrarSesion(() => ponerAlPie(null));

function Deshacer({ texto, detalle, alDeshacer, mas = [], alSeguir }: Deshacible) {
  const tira = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(tira, elTitulo);
  return (
    <div ref={tira} className="aviso-al-pie fila" data-pie data-botones={mas.length + (alDeshacer ? 1 : 0)}>
      <CheckCircleFilled className="aviso-hecho" aria-hidden />
      <p className="cede chica">{contenido(texto, detalle)}</p>
      {mas.map((paso) => (
        <Button key={paso.texto} onClick={paso.hacer}>
          {paso.texto}
        </Button>
      ))}
      {alDeshacer && <Button onClick={alDeshacer}>Deshacer</Button>}
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label="Cerrar aviso"
        onClick={() => {
          alSeguir();
          ponerAlPie(null);
        }}
      />
    </div>
  );
}

const seguir = (): void => alPie?.alSeguir();

function AlIrse() {
  useEffect(() => seguir, []);
  return null;
}

/** Another filter is no other screen; another client of the same name is. */
const pantallaDe = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('credito') ?? ''}`;

/** Nobody undoes what is on another screen or below a layer. */
export function AnuncioAlPie() {
  const actual = useSyncExternalStore(oyentes.suscribir, () => alPie);
  const pantalla = pantallaDe(useLocation());
  useEffect(() => alPonerCapa(seguir), []);
  return (
    <>
      <output>{actual && <Deshacer key={actual.detalle} {...actual} />}</output>
      <AlIrse key={pantalla} />
    </>
  );
}

/** The bars at the foot of the window, each of which says so by `data-pie`, and the buttons of a dialog. */
const PIES = '[data-pie], .ant-modal-footer';
/** The height of a toast: it does not fit into a smaller gap between two of them. */
const ALTO = 64;

/** How high they reach, one above the other. */
function alturaDelPie(): number {
  const cajas = [...document.querySelectorAll(PIES)]
    // The buttons of a layer that is leaving are there a moment longer.
    .filter((e) => cuantasCapas() > 0 || e.closest('.capa') === null)
    .map((e) => e.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < innerHeight)
    .toSorted((a, b) => b.bottom - a.bottom);
  return cajas.reduce(
    (altura, { top, bottom }) =>
      bottom > innerHeight - altura - ALTO ? Math.max(altura, innerHeight - top) : altura,
    0,
  );
}

const MS_DE_NUEVO = 100;

/**
 * Toasts stand above those bars, which come and go meanwhile. The function that is returned says that there is a toast.
 */
function useSobreElPie(): (hay: true) => void {
  const [hay, setHay] = useState(false);
  useLayoutEffect(() => {
    if (!hay) return undefined;
    const { style } = document.documentElement;
    let visto = false;
    const medir = () => {
      style.setProperty('--sobre-pie', `${alturaDelPie()}px`);
      const queda = document.querySelector('.aviso-pasajero') !== null;
      if (visto && !queda) setHay(false);
      visto = queda;
    };
    medir();
    const cada = setInterval(medir, MS_DE_NUEVO);
    return () => {
      clearInterval(cada);
      style.removeProperty('--sobre-pie');
    };
  }, [hay]);
  return setHay;
}

/**
 * The place where toasts appear; mounted once, in the frame. One stays while a mouse is on it, where it stands beside the
 * screen; over a screen it would come below a mouse that has just pressed something there. A tap closes it.
 */
export function Anuncios() {
  const [api, anfitrion] = message.useMessage({ maxCount: 3, pauseOnHover: useEscritorio() });
  const cuantos = useRef(0);
  const alAnunciar = useSobreElPie();
  useEffect(() => {
    mostrar = ({ tipo, texto, detalle, segundos }) => {
      alAnunciar(true);
      const key = (cuantos.current += 1);
      const content = contenido(texto, detalle);
      const onClick = () => api.destroy(key);
      void api.open({ key, type: tipo, content, duration: segundos, className: 'aviso-pasajero', onClick });
    };
    return () => {
      mostrar = undefined;
    };
  }, [api, alAnunciar]);
  return anfitrion;
}
