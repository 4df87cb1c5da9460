import { filtrarPorTexto } from './busqueda.ts';
import { type Centavos, CERO, restar } from './dinero.ts';
import type { FilaDia } from './fila-dia.ts';

/** The part of a collector's day that its figures need; amounts in centavos. */
export type DiaCobrado = {
  /** Σ live payments, by business date. */
  readonly cobrado_centavos: Centavos;
  /** The part of it that came by transfer. */
  readonly transferido_centavos: Centavos;
  readonly pagos: number;
  /** Approved expenses, by day of approval. */
  readonly gastos_centavos: Centavos;
  readonly filas: Readonly<Record<string, FilaDia>>;
  /** The credits whose payment of that day waits for the manager, and has no row. */
  readonly en_espera: Readonly<Record<string, unknown>>;
};

export const DIA_SIN_NADA: DiaCobrado = {
  cobrado_centavos: CERO,
  transferido_centavos: CERO,
  pagos: 0,
  gastos_centavos: CERO,
  filas: {},
  en_espera: {},
};

/** A settlement by renewal is no visit and brings no cash: the day's list does not show it. */
const esDeCampo = ({ tipo }: FilaDia): boolean => tipo !== 'liquidacion';

/**
 * The credits visited on a day: those with a live payment, visit or late day, or with a payment that waits for the
 * manager; each one once. Every screen that says how many were visited counts these.
 */
export const visitadosDe = ({ filas, en_espera }: Pick<DiaCobrado, 'filas' | 'en_espera'>): Set<string> =>
  new Set([
    ...Object.keys(en_espera),
    ...Object.values(filas)
      .filter(esDeCampo)
      .map((fila) => fila.id_credito),
  ]);

/** The visited who neither paid nor left cash that the manager decides about: only they have a reason. */
export function sinPagoDe(dia: Pick<DiaCobrado, 'filas' | 'en_espera'>): Set<string> {
  const sinPago = visitadosDe(dia);
  for (const id of Object.keys(dia.en_espera)) sinPago.delete(id);
  for (const { tipo, id_credito } of Object.values(dia.filas))
    if (tipo === 'pago') sinPago.delete(id_credito);
  return sinPago;
}

export type FilaConId = FilaDia & { readonly id: string };

/** The day's live payments, visits and late days, newest first. */
export const historialDe = ({ filas }: Pick<DiaCobrado, 'filas'>): FilaConId[] =>
  Object.entries(filas)
    .map(([id, fila]) => ({ ...fila, id }))
    .filter(esDeCampo)
    .sort((a, b) => b.hora.localeCompare(a.hora) || a.id.localeCompare(b.id));

/** Rows whose client's name or address contains every typed word, ignoring case and accents. */
export const filtrarHistorial = <F extends FilaDia>(filas: readonly F[], texto: string): F[] =>
  filtrarPorTexto(filas, texto, ({ cliente, direccion }) => ({ textos: [cliente, direccion] }));

/** Cash to hand in: what was received that day minus the expenses approved that day; may be negative. */
export const efectivoEntregar = (efectivo: Centavos, gastos: Centavos): Centavos => restar(efectivo, gastos);

type Cobrado = Pick<DiaCobrado, 'cobrado_centavos' | 'transferido_centavos'>;

/** The part of what was collected that is cash. */
export const cobradoEnEfectivo = ({ cobrado_centavos, transferido_centavos }: Cobrado): Centavos =>
  restar(cobrado_centavos, transferido_centavos);

/** Cash received that day for payments of earlier ones, which came or were approved once their own day was over. */
export const llegoDespues = (efectivo: Centavos, dia: Cobrado): Centavos =>
  restar(efectivo, cobradoEnEfectivo(dia));

/**
 * A page of rows that are all in memory: pages count from 1 and hold `porPagina` rows. A number beyond the
 * last page gives the last one; no rows give one empty page.
 */
export function paginar<T>(filas: readonly T[], pagina: number, porPagina: number) {
  const total_paginas = Math.max(Math.ceil(filas.length / porPagina), 1);
  const pagina_actual = Math.min(pagina, total_paginas);
  const desde = (pagina_actual - 1) * porPagina;
  return {
    filas: filas.slice(desde, desde + porPagina),
    pagina_actual,
    total_paginas,
    total_registros: filas.length,
  };
}
