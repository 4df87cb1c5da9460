import type { CreditoDecidido, PorDecidir, PreguntaDeVarias } from '@leal/contract';
import { type Centavos, type ClasePorAprobar, formatearPesos } from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import type { Sentido } from '../decision/palabras.tsx';

/** One of a kind, while it waits. */
export type ItemDe<C extends ClasePorAprobar> = Extract<PorDecidir, { clase: C }>['item'];
/** One that waits, or one of its screen's history. */
type ItemDicho<C extends ClasePorAprobar> = ItemDe<C> | (C extends 'creditos' ? CreditoDecidido : never);

type TipoDePregunta<C extends ClasePorAprobar> = C extends 'creditos'
  ? 'credito'
  : C extends 'gastos'
    ? 'gasto'
    : C;
/** What a question about several says of one. */
export type PreguntaDe<C extends ClasePorAprobar> = Extract<PreguntaDeVarias, { tipo: TipoDePregunta<C> }>;

/** The money of a decision, by what it does: handed out, booked, corrected, spent. */
export type Totales = {
  readonly entregas: Centavos;
  readonly cobros: Centavos;
  readonly correcciones: Centavos;
  readonly gastos: Centavos;
};

/** One of several: decided as it is, or for a reason on its own. */
export type Juicio =
  | { readonly apta: true; readonly suma: Partial<Totales>; readonly monto: Centavos | null }
  | { readonly apta: false; readonly porque: string };

export const apta = (suma: Partial<Totales> = {}): Juicio => {
  const { correcciones, ...entero } = suma;
  // Of a corrected payment, what it was and will be says more than the difference.
  const [monto = null] = Object.values(entero);
  return { apta: true, suma, monto: correcciones === undefined ? monto : null };
};
export const sola = (porque: string): Juicio => ({ apta: false, porque });

export const enParte = (saldo: Centavos): Juicio =>
  sola(`Solo se deben ${formatearPesos(saldo)}: se decide en parte.`);

/** What may be done with one of this kind among several: one question decides them all. */
export type EnLote<C extends ClasePorAprobar> = {
  /** Whether the question says of it what its row said. */
  readonly comoSeLeyo: (item: ItemDe<C>, pregunta: PreguntaDe<C>) => boolean;
  readonly juzgar: (pregunta: PreguntaDe<C>, sentido: Sentido, item: ItemDe<C>) => Juicio;
  /** The amount that an approval sends; undefined: it sends none. */
  readonly montoAprobado: (pregunta: PreguntaDe<C>) => Centavos | undefined;
  /** Whether its collector holds cash that a rejection gives back. */
  readonly conEfectivo: (pregunta: PreguntaDe<C>) => boolean;
  /** What a rejection calls its reason. */
  readonly rechazo: 'motivo_rechazo' | 'comentario';
};

/**
 * What the office says of a kind of what waits, and does with several of it. Every part is asked for: a kind that lacks
 * one does not compile.
 */
export type Clase<C extends ClasePorAprobar> = {
  readonly nombre: string;
  /** The amount in its row; null: it has none. */
  readonly monto: (item: ItemDicho<C>) => Centavos | null;
  /** What an approval would change, in one line. */
  readonly cambia: (item: ItemDicho<C>) => string;
  /** How it stands, in its own screen's words. */
  readonly estado: (item: ItemDicho<C>) => Estado;
  readonly enLote: EnLote<C>;
};

/** For what its row shows whole, or no row shows. */
export const siempre = (): boolean => true;
export const nunca = (): boolean => false;
export const ninguno = (): undefined => undefined;
