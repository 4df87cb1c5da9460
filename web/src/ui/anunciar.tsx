import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { Button, message } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { alPonerCapa } from './capas/pila.ts';
import { elTitulo, useRelevoDeFoco } from './encabezado/foco.ts';
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
  let mio: Deshacible | null = nuevo;
  ponerAlPie(nuevo);
  return (despues) => {
    if (mio === null || alPie !== mio) return;
    mio = despues;
    ponerAlPie(despues);
  };
}

function Deshacer({ texto, detalle, alDeshacer, mas = [], alSeguir }: Deshacible) {
  const tira = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(tira, elTitulo);
  return (
    <div ref={tira} className="aviso-al-pie fila" data-botones={mas.length + (alDeshacer ? 1 : 0)}>
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

/** The place where toasts appear; mounted once, in the frame. One stays while a mouse is on it; a tap closes it. */
export function Anuncios() {
  const [api, anfitrion] = message.useMessage({ maxCount: 3 });
  const cuantos = useRef(0);
  useEffect(() => {
    mostrar = ({ tipo, texto, detalle, segundos }) => {
      const key = (cuantos.current += 1);
      const content = contenido(texto, detalle);
      const onClick = () => api.destroy(key);
      void api.open({ key, type: tipo, content, duration: segundos, className: 'aviso-pasajero', onClick });
    };
    return () => {
      mostrar = undefined;
    };
  }, [api]);
  return anfitrion;
}
