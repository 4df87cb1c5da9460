import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import { type Aportacion, SIN_APORTACION, soloDia } from './incrementos.ts';
import { esEfectivo, type Transferencia } from './transferencia.ts';

/* A transfer is collected when it is captured, and believed until the office has looked for it in the bank. */

export const ESTADOS_EN_BANCO = ['por_confirmar', 'vista', 'no_esta'] as const;
export type EstadoEnBanco = (typeof ESTADOS_EN_BANCO)[number];

/** What the bank has seen of a transfer: a payment in cash has none, and a deleted one neither. */
export type EnBanco = {
  readonly estado: EstadoEnBanco;
  /** When somebody looked, and who; absent as long as nobody has. */
  readonly en?: Date | undefined;
  readonly por?: string | undefined;
  /** The row of the bank that it was paired with, if it was. */
  readonly renglon?: string | undefined;
  /** It is not there, and no correction took it back when that was found out (`sinCorreccion`): a loss, until it is corrected after all. */
  readonly perdida?: true | undefined;
};

export const POR_CONFIRMAR: EnBanco = { estado: 'por_confirmar' };

/** What is said of a transfer beside its reference, once somebody has looked. */
export type TransferenciaDicha = Transferencia & { readonly banco?: 'vista' | 'no_esta' | undefined };

type EnElLibro = {
  readonly transferencia?: Transferencia | undefined;
  readonly banco?: EnBanco | undefined;
};

/** Whether the bank has to be asked about that payment: a row older than this says nothing of it, and waits. */
export const estadoEnBanco = (pago: EnElLibro): EstadoEnBanco | null =>
  esEfectivo(pago) ? null : (pago.banco?.estado ?? 'por_confirmar');

/** A payment of that credit is corrected no more: a renewal paid it off, and whoever owed it owes the next one. */
export const yaSeRenovo = (estado_credito: EstadoCredito | undefined): boolean =>
  estado_credito === 'Renovado';

/** Why no correction takes a payment back. */
export const SIN_CORRECCION = ['renovado', 'cliente_eliminado', 'otro_credito'] as const;
export type SinCorreccion = (typeof SIN_CORRECCION)[number];

/**
 * A correction opens a credit that was paid off again: not one that was renewed, nor that of a deleted client or of one who has
 * another open credit. Null: it can be corrected.
 */
export function sinCorreccion(
  credito: { readonly estado_credito: EstadoCredito; readonly cliente_eliminado?: boolean | undefined },
  { id_credito_abierto = null }: { readonly id_credito_abierto?: string | null | undefined } = {},
): SinCorreccion | null {
  if (yaSeRenovo(credito.estado_credito)) return 'renovado';
  if (credito.estado_credito !== 'Finalizado') return null;
  if (credito.cliente_eliminado) return 'cliente_eliminado';
  return id_credito_abierto === null ? null : 'otro_credito';
}

/** It counts as paid, it is not in the bank, and no correction takes it back: money that the office has lost. */
export const esPerdida = (pago: EnElLibro, estado_credito: EstadoCredito | undefined): boolean =>
  estadoEnBanco(pago) === 'no_esta' && (yaSeRenovo(estado_credito) || pago.banco?.perdida === true);

/** A lost payment in the sums of whoever took it, on its own business date: where its mark says so and its credit has gone on. */
export const aportacionDePerdida = (
  pago: EnElLibro & { readonly fecha: Fecha; readonly monto_centavos: Centavos },
  estado_credito: EstadoCredito | undefined,
): Aportacion =>
  esPerdida(pago, estado_credito)
    ? soloDia(pago.fecha, { perdido_centavos: pago.monto_centavos })
    : SIN_APORTACION;

/** The transfer as an answer says it; undefined for cash. */
export function transferenciaDicha(pago: EnElLibro): TransferenciaDicha | undefined {
  const { transferencia, banco: { estado = 'por_confirmar' } = {} } = pago;
  if (transferencia === undefined || estado === 'por_confirmar') return transferencia;
  return { ...transferencia, banco: estado };
}

/** The transfer as its payment's row has it: what an answer says beside it, of what the bank has seen, is not of it. */
export function transferenciaSola(dicha: TransferenciaDicha): Transferencia {
  const { banco: _banco, ...sola } = dicha;
  return sola;
}

/** A new row waits for the bank if it is a transfer. */
export const bancoAlNacer = (pago: EnElLibro): { readonly banco?: EnBanco } =>
  esEfectivo(pago) ? {} : { banco: pago.banco ?? POR_CONFIRMAR };

type Corregido = EnElLibro & { readonly monto_centavos: Centavos };

/** What was seen was that amount in that form: a correction of either is to be looked for again. `cambiaForma`: it says the form anew. */
export function bancoTrasEdicion(
  antes: Corregido,
  despues: Pick<Corregido, 'monto_centavos' | 'transferencia'>,
  cambiaForma: boolean,
): EnBanco | undefined {
  if (esEfectivo(despues)) return undefined;
  const igual = !cambiaForma && despues.monto_centavos === antes.monto_centavos;
  return igual ? antes.banco : POR_CONFIRMAR;
}
