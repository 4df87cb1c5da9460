import { type Centavos, multiplicar } from './dinero.ts';
import type { Parametros } from './parametros.ts';

/** Every 5 late days are one penalty. */
export const penalizaciones = (total_atrasos: number, parametros: Parametros): number =>
  parametros.atrasos_por_penalizacion > 0
    ? Math.floor(total_atrasos / parametros.atrasos_por_penalizacion)
    : 0;

/** One daily amount per penalty; it informs and is never part of the balance. */
export const montoPenalizacion = (
  total_atrasos: number,
  monto_diario: Centavos,
  parametros: Parametros,
): Centavos => multiplicar(monto_diario, penalizaciones(total_atrasos, parametros));

/** The payment summary (spec §3). */
type Resumen = {
  totalAtrasos: number;
  penalizaciones: number;
  montoPenalizacion: Centavos;
  totalPagado: Centavos;
  montoRestante: Centavos;
};

export const calcularResumen = (
  credito: {
    readonly atrasos: number;
    readonly monto_diario: Centavos;
    readonly total_pagado: Centavos;
    readonly saldo: Centavos;
  },
  parametros: Parametros,
): Resumen => ({
  totalAtrasos: credito.atrasos,
  penalizaciones: penalizaciones(credito.atrasos, parametros),
  montoPenalizacion: montoPenalizacion(credito.atrasos, credito.monto_diario, parametros),
  totalPagado: credito.total_pagado,
  montoRestante: credito.saldo,
});
