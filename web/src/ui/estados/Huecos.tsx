import './huecos.css';
import '../panel/panel.css';
import type { ReactNode } from 'react';

type PropsHueco = { className?: string; children: ReactNode };

const Hueco = ({ className, children }: PropsHueco) => (
  <div className={className} aria-busy>
    {children}
  </div>
);

const CARGANDO = <output className="solo-lectores">Cargando...</output>;

const veces = <T,>(cuantas: number, cada: (i: number) => T): T[] =>
  Array.from({ length: cuantas }, (_, i) => cada(i));

const lineas = (cuantas: number) =>
  veces(cuantas, (i) => (
    <div key={i} className="hueco-linea">
      <i className="hueco" />
      <i className="hueco" />
    </div>
  ));

/** A figure or a word on its way, in the line where it will stand; wide in its letters. */
export const HuecoDeCifra = ({ ancho = 4 }: { ancho?: number }) => (
  <i className="hueco hueco-cifra" style={{ width: `${ancho}em` }} />
);

/** Facts on their way: each a name, and what it is. */
export const HuecoDeDatos = ({ datos = 4 }: { datos?: number }) => (
  <Hueco>
    {CARGANDO}
    {lineas(datos)}
  </Hueco>
);

/** Rows on their way: a name, a note below it, and a figure at the end. */
export const HuecoDeFilas = ({ filas = 8 }: { filas?: number }) => (
  <Hueco className="huecos">
    {CARGANDO}
    {veces(filas, (i) => (
      <div key={i} className="hueco-fila">
        <i className="hueco" />
        <i className="hueco" />
        <i className="hueco" />
      </div>
    ))}
  </Hueco>
);

type PropsTarjeta = {
  /** The words of the screen that comes, shown where the first name will be. */
  texto?: string | undefined;
  datos?: number;
  /** The height in rem of what comes. */
  alto?: number | undefined;
};

export const HuecoDeTarjeta = ({ texto, datos = 6, alto }: PropsTarjeta) => (
  <div className="panel hueco-tarjeta" style={{ minHeight: alto && `${alto}rem` }}>
    {texto === undefined ? <i className="hueco hueco-titulo" /> : <output className="tenue">{texto}</output>}
    {lineas(datos)}
  </div>
);

type PropsTarjetas = PropsTarjeta & {
  /** The list's own, so that they stand where its cards will. */
  className?: string;
  cuantas?: number;
};

/** Cards on their way. */
export const HuecoDeTarjetas = ({ className, cuantas = 4, texto, ...cada }: PropsTarjetas) => (
  <Hueco className={className ?? 'pila'}>
    {texto === undefined && CARGANDO}
    {veces(cuantas, (i) => (
      <HuecoDeTarjeta key={i} {...cada} texto={i === 0 ? texto : undefined} />
    ))}
  </Hueco>
);
