import type { HistorialItem } from '@leal/contract';
import { acumularPagos, type Centavos, type Fecha } from '@leal/domain';

/** A payment and what was paid in all once it stood. */
export type PagoAcumulado = {
  readonly clave: string;
  readonly fecha: Fecha;
  readonly monto: Centavos;
  readonly total: Centavos;
};

/** The running total of what counts, newest first; the history comes newest first by its tap. */
export const acumular = (historial: readonly HistorialItem[]): PagoAcumulado[] =>
  acumularPagos([...historial].reverse())
    .map(({ fila: { id_pago, fecha, monto }, total }) => ({ clave: id_pago, fecha, monto, total }))
    .reverse();

/** Whole per cent for the bar, rounded down: 100 is only what is paid off. */
export const avanceDePago = (total_pagado: Centavos, monto_total: Centavos): number =>
  monto_total > 0 ? Math.min(Math.floor((total_pagado * 100) / monto_total), 100) : 0;
