import { diasDesde, type Fecha, masReciente, sumarDias } from './calendario.ts';
import type { DiasSinCobro } from './calendario-de-cobro.ts';
import { type DebidoPorPlan, debidoPorPlan } from './debido-por-plan.ts';
import { type Centavos, centavos, CERO, sumar } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import { type EstadoCreditoLedger, estaVivo, type MovimientoLedger } from './ledger.ts';
import { multipleQueEspera } from './multiple.ts';
import { TRAMOS } from './riesgo.ts';

/*
 * What the night adds up of every credit and its rows, for the cash that is to come: what the plan makes due on each of the next days,
 * and what was due and collected on each of the days before, all by how long a credit is behind as the day begins. It follows from
 * the rows by their business dates, as of the end of the day before, whatever the hour at which it is counted.
 */

/** Two weeks, today included. */
export const DIAS_POR_VENIR = 14;
/** The days before, which every night counts again; and so long forecasts stay. */
export const DIAS_DE_EFECTIVO = 62;

/** An amount for each stretch of days behind (`TRAMOS`). */
export type PorTramos = readonly Centavos[];

export type DiaDeEfectivo = {
  readonly debido_centavos: PorTramos;
  readonly cobrado_centavos: PorTramos;
  /** What clients paid of loans that had been taken out as lost before that day: of no stretch, for nobody owed it. */
  readonly de_castigados_centavos: Centavos;
  /** The part of all that came, also of these, by transfer. */
  readonly transferido_centavos: Centavos;
};

export type CuentasDeEfectivo = {
  /** What the plan makes due on each of the days to come. */
  readonly plan: Readonly<Record<Fecha, PorTramos>>;
  /** The days that are over. */
  readonly dias: Readonly<Record<Fecha, DiaDeEfectivo>>;
};

export type CreditoDeEfectivo = Pick<
  EstadoCreditoLedger,
  | 'calendario'
  | 'dias_pago'
  | 'estado_credito'
  | 'fecha_fin'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
  | 'gestiones'
  | 'monto_diario_centavos'
  | 'monto_total_centavos'
  | 'solicitud_multiple'
>;

type Renglon = Pick<
  MovimientoLedger,
  'tipo' | 'monto_centavos' | 'fecha' | 'transferencia' | 'eliminado' | 'cancelado'
>;

type DiaAbierto = { debido: number[]; cobrado: number[]; deCastigados: number; transferido: number };

const enBlanco = (): number[] => TRAMOS.map(() => 0);
const enCentavos = (montos: readonly number[]): Centavos[] => montos.map(centavos);

/** Whoever owed: a loan that was cancelled was nobody's debt; one that was taken out as lost was, until then (`fecha_fin`). */
const CORRIERON: readonly EstadoCredito[] = ['Aprobado', 'Finalizado', 'Renovado', 'Castigado'];
const corrio = ({ estado_credito }: CreditoDeEfectivo): boolean => CORRIERON.includes(estado_credito);

const PAGAN: readonly Renglon['tipo'][] = ['pago', 'liquidacion', 'apertura'];

/** The day after which Leal knows what a loan owes and pays: its first one, or the one on which it came in. */
function conocidoDesde(fecha_inicio: Fecha, vivos: readonly Renglon[]): Fecha {
  const apertura = vivos.find(({ tipo }) => tipo === 'apertura');
  return masReciente(fecha_inicio, apertura?.fecha ?? fecha_inicio);
}

/** What was paid before the first of the days, and the rows of each day. */
function pagosDesde(primero: Fecha, vivos: readonly Renglon[]) {
  const deAntes = vivos.filter(({ fecha }) => fecha < primero);
  return {
    antes: sumar(CERO, ...deAntes.map(({ monto_centavos }) => monto_centavos)),
    deCadaDia: Map.groupBy(vivos, ({ fecha }) => fecha),
  };
}

const masEn = (montos: number[], tramo: number, monto: number): void => {
  montos[tramo] = (montos[tramo] ?? 0) + monto;
};

/** A loan as the night follows it, from day to day. */
type Seguido = {
  readonly credito: CreditoDeEfectivo;
  /** Null: it was never anybody's debt. */
  readonly debido: DebidoPorPlan | null;
  readonly conocido: Fecha;
};

const debia = ({ credito, conocido }: Seguido, fecha: Fecha, pagado: Centavos): boolean =>
  fecha > conocido &&
  (credito.fecha_fin === null || credito.fecha_fin >= fecha) &&
  pagado < credito.monto_total_centavos;

/** It was taken out as lost before that day: its balance is due on none any more. */
const castigadoAntes = ({ estado_credito, fecha_fin }: CreditoDeEfectivo, fecha: Fecha): boolean =>
  estado_credito === 'Castigado' && fecha_fin !== null && fecha_fin < fecha;

/** Adds what was due and collected of it on a day that is over; gives back what is paid of it as the next one begins. */
function contarDia(
  cuenta: DiaAbierto,
  seguido: Seguido,
  { fecha, pagado, pagos }: { fecha: Fecha; pagado: Centavos; pagos: readonly Renglon[] },
): Centavos {
  const debido = debia(seguido, fecha, pagado) ? seguido.debido : null;
  const castigado = castigadoAntes(seguido.credito, fecha);
  // Who is not behind as the day begins, and pays before anything is due, is up to date.
  const tramo = debido ? debido.tramo(fecha, pagado) : 0;
  if (debido) masEn(cuenta.debido, tramo, debido.delDia(fecha, pagado));
  for (const { tipo, monto_centavos, transferencia } of pagos) {
    if (tipo !== 'pago') continue;
    if (castigado) cuenta.deCastigados += monto_centavos;
    else masEn(cuenta.cobrado, tramo, monto_centavos);
    if (transferencia) cuenta.transferido += monto_centavos;
  }
  return sumar(pagado, ...pagos.map(({ monto_centavos }) => monto_centavos));
}

/** The credits of one night, added up one by one; `dia` is the first of the days to come. */
export function sumadorDeEfectivo(dia: Fecha, negocio: DiasSinCobro) {
  const primero = sumarDias(dia, -DIAS_DE_EFECTIVO);
  const ayer = sumarDias(dia, -1);
  const porVenir = diasDesde(dia, DIAS_POR_VENIR);
  const plan = porVenir.map(enBlanco);
  const dias = diasDesde(primero, DIAS_DE_EFECTIVO).map(
    (fecha) => [fecha, { debido: enBlanco(), cobrado: enBlanco(), deCastigados: 0, transferido: 0 }] as const,
  );

  const masPlan = (seguido: Seguido, pagado: Centavos): void => {
    const { credito, debido } = seguido;
    // Cash that waits for the manager is in somebody's hands already: it does not come again.
    const espera = multipleQueEspera(credito, ayer)?.monto_centavos ?? CERO;
    const conEspera = sumar(pagado, espera);
    if (debido === null || !debia(seguido, dia, conEspera)) return;
    const tramo = debido.tramo(dia, conEspera);
    for (const [i, monto] of debido.deCorrido(porVenir, conEspera).entries())
      masEn(plan[i] ?? [], tramo, monto);
  };

  const mas = (credito: CreditoDeEfectivo, renglones: readonly Renglon[]): void => {
    const { fecha_inicio, fecha_fin } = credito;
    const terminado = fecha_fin !== null && fecha_fin < primero && !castigadoAntes(credito, primero);
    if (fecha_inicio === null || terminado) return;
    const vivos = renglones.filter((renglon) => estaVivo(renglon) && PAGAN.includes(renglon.tipo));
    const debido = corrio(credito) ? debidoPorPlan({ ...credito, fecha_inicio }, negocio) : null;
    const seguido = { credito, debido, conocido: conocidoDesde(fecha_inicio, vivos) };
    const { antes, deCadaDia } = pagosDesde(primero, vivos);
    let pagado = antes;
    for (const [fecha, cuenta] of dias)
      pagado = contarDia(cuenta, seguido, { fecha, pagado, pagos: deCadaDia.get(fecha) ?? [] });
    masPlan(seguido, pagado);
  };

  const total = (): CuentasDeEfectivo => ({
    plan: Object.fromEntries(porVenir.map((fecha, i) => [fecha, enCentavos(plan[i] ?? [])])),
    dias: Object.fromEntries(
      dias.map(([fecha, { debido, cobrado, deCastigados, transferido }]) => [
        fecha,
        {
          debido_centavos: enCentavos(debido),
          cobrado_centavos: enCentavos(cobrado),
          de_castigados_centavos: centavos(deCastigados),
          transferido_centavos: centavos(transferido),
        },
      ]),
    ),
  });
  return { mas, total };
}

const juntos = (a: PorTramos | undefined, b: PorTramos | undefined): PorTramos =>
  TRAMOS.map((_, i) => sumar(a?.[i] ?? CERO, b?.[i] ?? CERO));

/** The accounts of several collectors of the same night together. */
export function juntarEfectivo(a: CuentasDeEfectivo, b: CuentasDeEfectivo): CuentasDeEfectivo {
  const plan: Record<Fecha, PorTramos> = { ...a.plan };
  for (const [fecha, montos] of Object.entries(b.plan) as [Fecha, PorTramos][])
    plan[fecha] = juntos(plan[fecha], montos);
  const dias: Record<Fecha, DiaDeEfectivo> = { ...a.dias };
  for (const [fecha, cuenta] of Object.entries(b.dias) as [Fecha, DiaDeEfectivo][]) {
    const previa = dias[fecha];
    dias[fecha] = {
      debido_centavos: juntos(previa?.debido_centavos, cuenta.debido_centavos),
      cobrado_centavos: juntos(previa?.cobrado_centavos, cuenta.cobrado_centavos),
      de_castigados_centavos: sumar(previa?.de_castigados_centavos ?? CERO, cuenta.de_castigados_centavos),
      transferido_centavos: sumar(previa?.transferido_centavos ?? CERO, cuenta.transferido_centavos),
    };
  }
  return { plan, dias };
}
