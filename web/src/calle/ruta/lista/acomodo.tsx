import type { CreditoDeRuta } from '@leal/contract';
import { type ComponentType, memo, type ReactNode } from 'react';
import { type PropsTarjeta, TarjetaRuta } from '../tarjeta/TarjetaRuta.tsx';

const Cuadricula = ({ children }: PropsMarco) => (
  <ol className="ruta-cuadricula rejilla lista-lisa">{children}</ol>
);

const Elemento = memo(({ credito, lugar, tarjeta }: PropsElemento) => (
  <li className="ruta-elemento encima cede" data-con-numero={lugar === undefined ? undefined : ''}>
    {lugar !== undefined && <span className="ruta-lugar fuerte tabular tenue">{lugar}</span>}
    <TarjetaRuta credito={credito} {...tarjeta} />
  </li>
));
Elemento.displayName = 'Elemento';

/** Cards that stay where they are. */
export const ACOMODO_FIJO: Acomodo = { Marco: Cuadricula, Elemento };

/** The place of each credit in the route, from 1. */
export type Lugares = ReadonlyMap<string, number>;

export type PropsMarco = {
  creditos: readonly CreditoDeRuta[];
  alMover?: ((movido: string, destino: string) => void) | undefined;
  children: ReactNode;
};

export type PropsElemento = {
  credito: CreditoDeRuta;
  /** Absent where cards have no order number. */
  lugar: number | undefined;
  /** Dragging is off while a search is active: the cards between the results are not on screen. */
  fijo: boolean;
  /** The props that all cards of the list share; the same object while nothing of them changes. */
  tarjeta: Omit<PropsTarjeta, 'credito'>;
};

/** The layout of a list: a plain grid, or one whose cards can be dragged. */
export type Acomodo = {
  readonly Marco: ComponentType<PropsMarco>;
  readonly Elemento: ComponentType<PropsElemento>;
};
