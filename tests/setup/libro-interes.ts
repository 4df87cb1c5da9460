// The interest that was earned, counted apart from the server's: by what rows say of it, and of each credit by what it adds up to.
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { expect } from 'vitest';

/** What is lent and what is to be paid of it. */
type Prestamo = { readonly monto_solicitado_centavos: number; readonly monto_total_centavos: number };

/** The nearest centavo to the same part of the interest as was paid of the loan; a half is one more. */
export function interesDe(
  { monto_solicitado_centavos: prestado, monto_total_centavos: total }: Prestamo,
  pagado: number,
): number {
  const doble = 2n * BigInt(total - prestado) * BigInt(pagado);
  const entero = doble / (2n * BigInt(total));
  const resto = doble % (2n * BigInt(total));
  return Number(entero) + (resto >= BigInt(total) ? 1 : 0);
}

type Ganado = { readonly fecha: string; readonly interes: number };

/** What the row says: when it came, with each correction, and when it was taken out. */
export function ganadoPor({ fecha, interes_centavos, ediciones, eliminado }: MovimientoDoc): Ganado[] {
  const despues = [...ediciones, ...(eliminado ? [eliminado] : [])];
  return [
    { fecha, interes: interes_centavos ?? 0 },
    ...despues.map((hecho) => ({ fecha: fechaLocal(hecho.fecha), interes: hecho.interes_centavos ?? 0 })),
  ];
}

const suma = (ganados: readonly Ganado[]): number =>
  ganados.reduce((total, { interes }) => total + interes, 0);

/** The rows of a credit have earned the interest in what was paid of it since it came to Leal; all of it, once it is paid off. */
export function comprobarInteres(credito: CreditoDoc, movimientos: readonly MovimientoDoc[]): void {
  const abierto = movimientos.find(({ tipo }) => tipo === 'apertura')?.monto_centavos ?? 0;
  const { id_credito, total_pagado_centavos: pagado } = credito;
  expect([id_credito, suma(movimientos.flatMap(ganadoPor))]).toEqual([
    id_credito,
    interesDe(credito, pagado) - interesDe(credito, abierto),
  ]);
}

/** What rows have earned on that day. */
export const ganadoEl = (fecha: string, movimientos: readonly MovimientoDoc[]): number =>
  suma(movimientos.flatMap(ganadoPor).filter((ganado) => ganado.fecha === fecha));
