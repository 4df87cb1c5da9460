import { type Fecha, type Festivo, diaSemana, DOMINGO, numeroDeDia, sumarDias } from './calendario.ts';
import { type ConPlan, type DiasSinCobro, festivosDelPlan } from './calendario-de-cobro.ts';
import {
  type Centavos,
  centavos,
  CERO,
  dividir,
  maximo,
  minimo,
  multiplicar,
  porcentaje,
  restar,
  sumar,
} from './dinero.ts';
import { type EstadoCredito, estaActivo } from './estado-credito.ts';
import { saldoAbierto } from './multiple.ts';
import type { Parametros } from './parametros.ts';
import { type Interes, interesDe, type Plazo } from './plazo.ts';
import { esCobrable } from './ventana-cobranza.ts';

/** The figures of a loan (spec §9): total = amount + interest, daily = total / days, half up. */
export function calcularCredito(
  monto_solicitado: Centavos,
  plazo: Plazo,
): { interes: Interes; monto_total: Centavos; monto_diario: Centavos } {
  const interes = interesDe(plazo);
  const monto_total = sumar(monto_solicitado, porcentaje(monto_solicitado, interes));
  return { interes, monto_total, monto_diario: dividir(monto_total, plazo) };
}

/** max(total − paid, 0) (spec §9). */
export const calcularSaldo = (monto_total: Centavos, total_pagado: Centavos): Centavos =>
  maximo(restar(monto_total, total_pagado), CERO);

/** The `n`-th collectable day after the start; skips Sundays (30 days) and the listed holidays. */
export function diaDePago(fecha_inicio: Fecha, n: number, plazo: Plazo, festivos: readonly Festivo[]): Fecha {
  let dia = fecha_inicio;
  for (let cobrables = 0; cobrables < n;) {
    dia = sumarDias(dia, 1);
    if (esCobrable(dia, plazo, festivos)) cobrables += 1;
  }
  return dia;
}

/** The `plazo`-th collectable day after the start. */
export const fechaVencimiento = (fecha_inicio: Fecha, plazo: Plazo, festivos: readonly Festivo[]): Fecha =>
  diaDePago(fecha_inicio, plazo, plazo, festivos);

/** Sundays up to and including that day number, from a fixed origin: only differences mean something. */
const domingosHasta = (n: number): number => Math.floor((n + 4) / 7);

/**
 * Collectable days in (fecha_inicio, hoy], never below 0 (spec §4). Counted, not walked: a route
 * shows hundreds of cards and some loans are years old.
 */
export function diasTranscurridos(
  fecha_inicio: Fecha,
  hoy: Fecha,
  plazo: Plazo,
  festivos: readonly Festivo[],
): number {
  if (hoy <= fecha_inicio) return 0;
  const desde = numeroDeDia(fecha_inicio);
  const hasta = numeroDeDia(hoy);
  const domingos = plazo === 30 ? domingosHasta(hasta) - domingosHasta(desde) : 0;
  const libres = new Set(festivos.map((festivo) => festivo.fecha));
  let descansos = 0;
  for (const dia of libres) {
    if (dia > fecha_inicio && dia <= hoy && (plazo !== 30 || diaSemana(dia) !== DOMINGO)) descansos += 1;
  }
  return hasta - desde - domingos - descansos;
}

type CreditoPorCobrar = {
  readonly monto_diario: Centavos;
  readonly saldo: Centavos;
  /** A payment that waits for the manager. */
  readonly en_espera?: Centavos | undefined;
};

/**
 * The one-tap amount: a daily payment, or the whole balance when less than one peso would remain; never more than
 * what waits for the manager leaves open.
 */
export function sugerenciaAbono(
  { monto_diario, saldo, en_espera }: CreditoPorCobrar,
  { resto_minimo_centavos }: Pick<Parametros, 'resto_minimo_centavos'>,
): Centavos {
  const diario = minimo(monto_diario, saldo);
  const usual = saldo - diario < resto_minimo_centavos ? saldo : diario;
  return minimo(usual, saldoAbierto(saldo, en_espera));
}

type CreditoConAbonos = {
  readonly monto_diario: Centavos;
  readonly monto_total: Centavos;
  readonly dias_pago: Plazo;
};

/** The money that so many days of a plan bring: a daily amount each, and from the last day on all of it, to the last cent. */
export const debidoEnDias = (
  { monto_diario, monto_total, dias_pago }: CreditoConAbonos,
  dias: number,
): Centavos => (dias < dias_pago ? minimo(multiplicar(monto_diario, dias), monto_total) : monto_total);

type CreditoAlCorriente = CreditoConAbonos &
  ConPlan & {
    readonly total_pagado: Centavos;
    /** Collectable days since its start, up to and including today. */
    readonly dias_transcurridos: number;
  };

/** The money that should have been paid before today, a daily payment for each collectable day, and was not. */
export function montoAtrasado(
  credito: CreditoAlCorriente,
  hoy: Fecha,
  dias_sin_cobro: DiasSinCobro,
): Centavos {
  const { total_pagado, dias_transcurridos, dias_pago } = credito;
  const deHoy = esCobrable(hoy, dias_pago, festivosDelPlan(credito, dias_sin_cobro)) ? 1 : 0;
  const dias = Math.max(dias_transcurridos - deHoy, 0);
  return maximo(restar(debidoEnDias(credito, dias), total_pagado), CERO);
}

type CreditoEmpezado = Omit<CreditoAlCorriente, 'dias_transcurridos'> & {
  readonly fecha_inicio: Fecha | null;
};

/** The same of a credit whose days nobody has counted yet; one that has not begun owes nothing. */
export function atrasadoAl(credito: CreditoEmpezado, hoy: Fecha, dias_sin_cobro: DiasSinCobro): Centavos {
  const { fecha_inicio, dias_pago } = credito;
  const dias_transcurridos =
    fecha_inicio === null
      ? 0
      : diasTranscurridos(fecha_inicio, hoy, dias_pago, festivosDelPlan(credito, dias_sin_cobro));
  return montoAtrasado({ ...credito, dias_transcurridos }, hoy, dias_sin_cobro);
}

/** The least a route should bring in a day: 80 % of its estimated daily payment (spec §9). */
export const abonoMinimo = (abono_diario: Centavos, parametros: Parametros): Centavos =>
  porcentaje(abono_diario, parametros.porcentaje_abono_minimo);

type CreditoVencible = {
  readonly estado_credito: EstadoCredito;
  readonly fecha_vencimiento: Fecha | null;
  readonly saldo: Centavos;
};

/** Active, past its due date (the due date itself is still in time) and with balance. */
export const estaVencido = (credito: CreditoVencible, hoy: Fecha): boolean =>
  estaActivo(credito.estado_credito) &&
  credito.fecha_vencimiento !== null &&
  credito.fecha_vencimiento < hoy &&
  credito.saldo > 0;

/** A card's colour for the manager: red past due, yellow from 5 late days on (spec §2). */
export function colorTarjeta(
  credito: CreditoVencible & { readonly atrasos: number },
  hoy: Fecha,
  parametros: Parametros,
): 'rojo' | 'amarillo' | 'normal' {
  if (estaVencido(credito, hoy)) return 'rojo';
  return credito.atrasos >= parametros.atrasos_amarillo ? 'amarillo' : 'normal';
}

/** Σ paid / Σ total in per cent, 0–100, two decimals; 0 when nothing is lent. */
export function porcentajeRecuperacion(total_pagado: Centavos, monto_total: Centavos): number {
  if (monto_total <= 0) return 0;
  return Math.min(Math.max(Math.round((total_pagado / monto_total) * 10_000) / 100, 0), 100);
}

/** Whether at least `pct` per cent of the total is paid; in integers, so that 80 % is 80 %. */
export const pagadoAlMenos = (total_pagado: Centavos, monto_total: Centavos, pct: number): boolean =>
  centavos(total_pagado * 100) >= centavos(monto_total * pct);
