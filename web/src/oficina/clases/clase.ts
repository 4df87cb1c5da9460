import type { CreditoDecidido, Llamada, PorDecidir, PreguntaDeVarias, Visto } from '@leal/contract';
import {
  type Centavos,
  centavos,
  type ClasePorAprobar,
  formatearPesos,
  type Llamado,
  minimo,
  restar,
} from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import type { Dicha, Resuelto, Sentido } from '../pregunta/decision.ts';

/** A request of a kind, while it waits. */
export type ItemDe<C extends ClasePorAprobar> = Extract<PorDecidir, { clase: C }>['item'];
/** A request that waits, or one of its screen's history. */
type ItemDicho<C extends ClasePorAprobar> = ItemDe<C> | (C extends 'creditos' ? CreditoDecidido : never);

export type TipoDePregunta<C extends ClasePorAprobar> = C extends 'creditos'
  ? 'credito'
  : C extends 'gastos'
    ? 'gasto'
    : C;
/** The part of a question about several that is about one. */
export type PreguntaDe<C extends ClasePorAprobar> = Extract<PreguntaDeVarias, { tipo: TipoDePregunta<C> }>;

/** The money of a decision, by what it does: handed out, booked, corrected, spent. */
export type Totales = {
  readonly entregas: Centavos;
  readonly cobros: Centavos;
  readonly correcciones: Centavos;
  readonly gastos: Centavos;
};

/** A request among several: decided as it is, or for a reason on its own. */
export type Juicio =
  | { readonly apta: true; readonly suma: Partial<Totales>; readonly monto: Centavos | null }
  | { readonly apta: false; readonly porque: string };

export const apta = (suma: Partial<Totales> = {}): Juicio => {
  const { correcciones, ...entero } = suma;
  // A corrected payment is told by its amounts before and after, which say more than the difference.
  const [monto = null] = Object.values(entero);
  return { apta: true, suma, monto: correcciones === undefined ? monto : null };
};
export const sola = (porque: string): Juicio => ({ apta: false, porque });

export const enParte = (saldo: Centavos): Juicio =>
  sola(`Solo se deben ${formatearPesos(saldo)}: se decide en parte.`);

/** The way with one of this kind among several: one question decides them all. */
export type EnLote<C extends ClasePorAprobar> = {
  /** Why its row says already that it is approved on its own; null: nothing in its row does. */
  readonly aparte: (item: ItemDe<C>) => string | null;
  /** Whether the question says of it what its row said. */
  readonly comoSeLeyo: (item: ItemDe<C>, pregunta: PreguntaDe<C>) => boolean;
  readonly juzgar: (pregunta: PreguntaDe<C>, sentido: Sentido, item: ItemDe<C>) => Juicio;
  /** The amount that an approval sends; undefined: it sends none. */
  readonly montoAprobado: (pregunta: PreguntaDe<C>) => Centavos | undefined;
  /** Whether its collector holds cash that a rejection gives back. */
  readonly conEfectivo: (pregunta: PreguntaDe<C>, item: ItemDe<C>) => boolean;
  /** The name of the reason in a rejection. */
  readonly rechazo: 'motivo_rechazo' | 'comentario';
};

/** A balance now, and once it is approved. */
export type CambioDeSaldo = readonly [antes: Centavos, despues: Centavos];

/** The values that its question reads, and the balance among the facts beside it. */
export type Leida<C extends ClasePorAprobar> = {
  readonly item: ItemDe<C>;
  readonly visto: Visto<TipoDePregunta<C>>;
  readonly saldo: Centavos | null;
};

/** The balance after a payment of which no more is booked than is owed. */
export const trasPago = (saldo: Centavos, monto: Centavos): CambioDeSaldo => [
  saldo,
  restar(saldo, minimo(saldo, monto)),
];

/** The balance after a payment has become another; null: it is not known, or that payment is more than is owed. */
export function trasCorreccion(saldo: Centavos | null, diferencia: number): CambioDeSaldo | null {
  return saldo === null || saldo < diferencia ? null : [saldo, centavos(saldo - diferencia)];
}

/** The fields by which a decision names whom or what it was about. */
export type AcercaDe<C extends ClasePorAprobar> = C extends 'creditos'
  ? { readonly id_credito: string; readonly nombre: string } & Llamado
  : C extends 'gastos'
    ? { readonly id_gasto: string; readonly nombre_cobrador: string }
    : { readonly id_solicitud: string; readonly nombre_cliente: string } & Llamado;

type Palabras = { readonly exito: string; readonly fallo: string };

/** The two decisions of a kind, yes and no, in the words of spec §2 and §8. */
export type DeDecision<C extends ClasePorAprobar> = {
  /** The calls behind the screens that list it: it leaves them at once. */
  readonly llamadas: readonly Llamada[];
  readonly palabras: { readonly [S in Sentido]: Palabras };
  /** The words that follow 'la aprobación': 'del crédito de $5,000.00 de Ana'. */
  readonly de: (item: AcercaDe<C>, visto: Visto<TipoDePregunta<C>>) => string;
  /** The second line of the message afterwards: whose it is, and how much. */
  readonly detalle: (
    item: AcercaDe<C>,
    visto: Visto<TipoDePregunta<C>>,
    datos: Dicha,
    resuelto: Resuelto,
  ) => string;
};

/** The words of both decisions, with one text for the failure of either. */
export const conFallo = (aprobar: string, rechazar: string, fallo: string): Record<Sentido, Palabras> => ({
  aprobar: { exito: aprobar, fallo },
  rechazar: { exito: rechazar, fallo },
});

export const solicitudDe = (resuelto: Resuelto) => ('solicitud' in resuelto ? resuelto.solicitud : null);

/** The amount that was booked of cash in hand: an approval may book less than was paid. */
export function montoAprobado(resuelto: Resuelto): Centavos | null {
  const solicitud = solicitudDe(resuelto);
  return solicitud !== null && 'monto_aprobado' in solicitud ? solicitud.monto_aprobado : null;
}

/**
 * The office's words about a kind of what waits, and its way with several. Every part is asked for: a kind that lacks
 * one does not compile.
 */
export type Clase<C extends ClasePorAprobar> = {
  readonly clase: C;
  readonly nombre: string;
  /** The amount in its row; null: it has none. */
  readonly monto: (item: ItemDicho<C>) => Centavos | null;
  /** The change that an approval would make, in one line. */
  readonly cambia: (item: ItemDicho<C>) => string;
  /** How it stands, in its own screen's words. */
  readonly estado: (item: ItemDicho<C>) => Estado;
  readonly decision: DeDecision<C>;
  /** The balance before and after an approval as it is asked for; null: it moves none. */
  readonly saldo: (leida: Leida<C>) => CambioDeSaldo | null;
  readonly enLote: EnLote<C>;
};

/** For what its row shows whole, or no row shows. */
export const siempre = (): boolean => true;
export const nunca = (): boolean => false;
export const ninguno = (): undefined => undefined;
export const nada = (): null => null;
