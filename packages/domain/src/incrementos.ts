import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { Plazo } from './plazo.ts';
import type { TipoSolicitud } from './solicitud.ts';

/** The sums of a collector's day inside the running totals. */
type SumasDia = {
  /** Σ live payments, by business date. */
  readonly cobrado_centavos: number;
  /** The part of it that came by transfer. */
  readonly transferido_centavos: number;
  readonly pagos: number;
  readonly visitas: number;
  readonly atrasos: number;
  /** Approved expenses, by day of approval. */
  readonly gastos_centavos: number;
};

/** The number of credits, and the amounts that their cards suggest. */
export type Esperado = { readonly n: number; readonly esperado_centavos: Centavos };
export type PorPlazo = { readonly [P in Plazo]?: Esperado };

/** A day on the route in the running sums (en-ruta.ts). */
export type DiaEnRuta = {
  /** Active credits that began, were paid or began to wait for the manager on it, and on none after it. */
  readonly fuera?: PorPlazo;
  /** The other credits with a visit or a late day on it. */
  readonly visitados?: PorPlazo;
  /** The credits whose payment of that day waits for the manager; the amounts are from before it. */
  readonly en_espera?: PorPlazo;
  /** The credits that were due and paid; the amounts are from before the payment. */
  readonly pagados?: Esperado;
  /** Credits, active or not, that were last visited on it. */
  readonly clientes_visitados?: number;
};

/** So many credits, and their balance. */
type SaldoDe = { readonly n?: number; readonly saldo_centavos?: number };

export type PorEntregar = {
  readonly n: number;
  readonly monto_centavos: number;
  readonly monto_total_centavos: number;
  readonly total_pagado_centavos: number;
};

/** Deltas for `totales/{id_cobrador}`: every number is added to what is stored; absent is 0. */
export type IncrementosTotales = {
  readonly clientes?: number;
  readonly clientes_activos?: number;
  readonly creditos_activos?: number;
  readonly capital_colocado_centavos?: number;
  readonly monto_total_activos_centavos?: number;
  readonly total_pagado_activos_centavos?: number;
  readonly saldo_pendiente_centavos?: number;
  readonly abono_diario_centavos?: number;
  /** The active credits whose cash is still to be handed over: how much of it, and what is to be paid and was. */
  readonly por_entregar?: Partial<PorEntregar>;
  readonly creditos_pendientes?: number;
  readonly pendientes?: { readonly [T in TipoSolicitud | 'gastos']?: number };
  /** In hand (decision 0020): the open cut, the cuts to confirm and the differences. */
  readonly en_mano_centavos?: number;
  readonly en_mano_por_aprobar_centavos?: number;
  readonly en_mano_por_resolver_centavos?: number;
  readonly monto_gastos_pendientes_centavos?: number;
  /** Active credits by their term, with what their cards suggest. */
  readonly en_ruta?: PorPlazo;
  readonly ultimos_15_dias?: Readonly<
    Record<
      Fecha,
      Partial<SumasDia> &
        DiaEnRuta & {
          /** Σ live payments, by the day whose cash they change. */
          readonly efectivo_centavos?: number;
          /** The part of what came by transfer that managers booked from the bank: its collector did not take it. */
          readonly del_banco_centavos?: number;
          /** The part of what was collected that came of loans that had been taken out as lost by then, and what of that came by transfer. */
          readonly de_castigados_centavos?: number;
          readonly de_castigados_transferido_centavos?: number;
        }
    >
  >;
  readonly vencimientos?: Readonly<Record<Fecha, SaldoDe>>;
  /** Active credits that were handed over, by the first due day that is not covered (`debeDesde`), and by term. */
  readonly por_atraso?: Readonly<Record<Fecha, { readonly [P in Plazo]?: SaldoDe }>>;
};

/** Deltas for one `totales/{id_cobrador}/dias/{fecha}`. */
export type IncrementosDia = Partial<SumasDia> & {
  /** Σ live payments, by the day whose cash they change. */
  readonly efectivo_centavos?: number;
  /** The interest that payments and settlements earned on it, and that corrections of it moved. */
  readonly interes_centavos?: number;
  /** Differences of cash that were written off on it: what was missing, without what was left over. */
  readonly condonado_centavos?: number;
  /** Transfers of that day that are not in the bank, of credits that were renewed (`esPerdida`). */
  readonly perdido_centavos?: number;
  /** The principal of credits that were written off on it, less that of write-offs that were taken back on it. */
  readonly castigado_centavos?: number;
  /** The principal in what was paid of credits that were written off by then, and what corrections moved of it. */
  readonly recuperado_centavos?: number;
  /** The number of approved expenses. */
  readonly gastos?: number;
  /** Approved credits that began that day. */
  readonly creditos_nuevos?: number;
  /** The ones whose cash is still to be handed over. */
  readonly creditos_por_entregar?: number;
  /** Credits paid off or renewed that day. */
  readonly creditos_terminados?: number;
};

/** A thing's share of a collector's sums, or the amounts by which a change moves them. */
export type Aportacion = {
  readonly totales: IncrementosTotales;
  readonly dias: Readonly<Record<Fecha, IncrementosDia>>;
};

/** Any tree of deltas. */
export type Incrementos = { readonly [campo: string]: number | Incrementos };

const comoRama = (valor: number | Incrementos | undefined): Incrementos =>
  typeof valor === 'object' ? valor : {};
const comoNumero = (valor: number | Incrementos | undefined): number =>
  typeof valor === 'number' ? valor : 0;

const esNulo = (valor: number | Incrementos): boolean =>
  typeof valor === 'number' ? valor === 0 : Object.keys(valor).length === 0;

/** a + signo·b, leaf by leaf; what comes out as 0 is left out, so that equal sums are equal trees. */
function combinar(a: Incrementos, b: Incrementos, signo: 1 | -1): Incrementos {
  // Every payment goes through here several times: no intermediate lists.
  const suma: Record<string, number | Incrementos> = {};
  const poner = (campo: string, x: number | Incrementos | undefined, y: number | Incrementos | undefined) => {
    const esHoja = typeof x === 'number' || typeof y === 'number';
    const valor = esHoja ? comoNumero(x) + signo * comoNumero(y) : combinar(comoRama(x), comoRama(y), signo);
    if (!esNulo(valor)) suma[campo] = valor;
  };
  for (const campo of Object.keys(a)) poner(campo, a[campo], b[campo]);
  for (const campo of Object.keys(b)) if (a[campo] === undefined) poner(campo, undefined, b[campo]);
  return suma;
}

const operar = (a: Aportacion, b: Aportacion, signo: 1 | -1): Aportacion => ({
  totales: combinar(a.totales, b.totales, signo),
  dias: combinar(a.dias, b.dias, signo) as Aportacion['dias'],
});

export const SIN_APORTACION: Aportacion = { totales: {}, dias: {} };

/** What counts in the collector's totals, and in no day's document. */
export const soloTotales = (totales: IncrementosTotales): Aportacion => ({ totales, dias: {} });

/** What counts in a day's document alone. */
export const soloDia = (dia: Fecha, sumas: IncrementosDia): Aportacion => ({
  totales: {},
  dias: { [dia]: sumas },
});

/** What of a day only the totals hold, as long as it is one of the last. */
export const enUltimosDias = (
  dia: Fecha,
  sumas: NonNullable<IncrementosTotales['ultimos_15_dias']>[Fecha],
): Aportacion => soloTotales({ ultimos_15_dias: { [dia]: sumas } });

export const sumarAportaciones = (...partes: readonly Aportacion[]): Aportacion =>
  partes.reduce((total, parte) => operar(total, parte, 1), SIN_APORTACION);

/** The move of the sums when something that added `antes` now adds `despues`. */
export const diferencia = (antes: Aportacion, despues: Aportacion): Aportacion => operar(despues, antes, -1);

/** Every number of a tree of deltas with the path of field names to it; paths are not joined. */
export function* hojas(incrementos: Incrementos): Generator<{ ruta: readonly string[]; delta: number }> {
  for (const [campo, valor] of Object.entries(incrementos)) {
    if (typeof valor === 'number') yield { ruta: [campo], delta: valor };
    else for (const hoja of hojas(valor)) yield { ruta: [campo, ...hoja.ruta], delta: hoja.delta };
  }
}
