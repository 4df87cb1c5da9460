import './cifras.css';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figura } from './definiciones.ts';
import { HuecoDeCifra } from '../estados/Huecos.tsx';
import { type Nombrada, QueEs } from './QueEs.tsx';
import { QueSon } from './QueSon.tsx';

/** A figure's trend. */
export type Tendencia = {
  readonly texto: string;
  /** The way it went; absent, the trend is only said. */
  readonly flecha?: 'sube' | 'baja' | undefined;
  /** Whether that is good. */
  readonly tono?: 'bien' | 'mal' | undefined;
};

type Props = {
  titulo: string;
  /** The definition of what it counts. */
  definicion: Figura;
  /** Other figures that its note tells. */
  ademas?: readonly Nombrada[] | undefined;
  /** Undefined until it is known: its place is kept. */
  valor: ReactNode;
  /** The part that is not in the figure, next to it: 'a las 10:42 + $120.00 sin confirmar'. */
  aparte?: string | undefined;
  /** The note below the figure; a tile with one keeps its line while it loads. */
  nota?: ReactNode;
  /** The trend, next to its note: null while it is not known, and its line is kept. */
  tendencia?: Tendencia | null | undefined;
  /** The screen that shows what the figure is made of. */
  camino?: string | undefined;
  /** The whole line of a phone, with its note next to the figure. */
  ancha?: boolean | undefined;
};

const FLECHAS = { sube: ArrowUpOutlined, baja: ArrowDownOutlined };

/** An arrow, and in words. */
function HaciaDonde({ texto, flecha, tono }: Tendencia) {
  const Flecha = flecha && FLECHAS[flecha];
  return (
    <span className="tendencia en-bloque" data-tono={tono}>
      {Flecha && <Flecha aria-hidden />}
      <span>{texto}</span>
    </span>
  );
}

type DeCuerpo = Pick<Props, 'titulo' | 'valor' | 'aparte' | 'nota' | 'tendencia'> & {
  /** Its note has two lines, and keeps them while it loads. */
  alta: boolean;
};

const Cuerpo = ({ titulo, valor, aparte, nota, tendencia, alta }: DeCuerpo) => (
  <>
    <span className="cifra-titulo nota renglon-20">{titulo}</span>
    <strong className="cifra-valor">
      {valor === undefined ? <HuecoDeCifra /> : <span translate="no">{valor}</span>}
      {aparte !== undefined && (
        <span className="cifra-aparte nota normal en-bloque renglon-20">{` ${aparte}`}</span>
      )}
    </strong>
    {nota !== undefined && (
      <span className="cifra-nota tenue menuda renglon-20" data-alta={alta}>
        {valor === undefined ? ' ' : <span>{nota}</span>}
        {tendencia && <HaciaDonde {...tendencia} />}
      </span>
    )}
  </>
);

/** A tile: a figure with its name, its definition at hand, and a way to what is behind it. */
export function Cifra({ camino, definicion, ademas, ancha, ...resto }: Props) {
  const cuerpo = { ...resto, alta: resto.tendencia !== undefined || ademas !== undefined };
  return (
    <li className="cifra" data-ancha={ancha}>
      {camino === undefined ? (
        <div className="cifra-cuerpo">
          <Cuerpo {...cuerpo} />
        </div>
      ) : (
        <Link className="cifra-cuerpo" to={camino}>
          <Cuerpo {...cuerpo} />
        </Link>
      )}
      {ademas ? (
        <QueSon de={cuerpo.titulo} cifras={[{ titulo: cuerpo.titulo, figura: definicion }, ...ademas]} />
      ) : (
        <QueEs titulo={cuerpo.titulo} figura={definicion} />
      )}
    </li>
  );
}

type PropsCifras = {
  /** The subject of the figures, for screen readers. */
  nombre: string;
  cargando: boolean;
  /** Side by side on a wide screen; on a phone there are two. */
  columnas: 3 | 4;
  children: ReactNode;
};

/** The grid of a screen's tiles. */
export const Cifras = ({ nombre, cargando, columnas, children }: PropsCifras) => (
  <ul
    className="cifras lista-lisa"
    aria-label={nombre}
    aria-busy={cargando}
    style={{ '--columnas': columnas } as CSSProperties}
  >
    {children}
  </ul>
);
