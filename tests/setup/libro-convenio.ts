// What a convenio says was paid before it, counted apart from the server's.
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { expect } from 'vitest';

const PAGAN = new Set<MovimientoDoc['tipo']>(['pago', 'liquidacion', 'apertura']);

/** All that was paid of the credit of days before its convenio, and nothing else; what an import brought was paid before Leal, on whatever day it came. */
export function comprobarConvenio(
  { id_credito, convenio }: CreditoDoc,
  movimientos: readonly MovimientoDoc[],
): void {
  if (!convenio) return;
  const antes = movimientos.filter(
    ({ tipo, fecha, eliminado, cancelado }) =>
      PAGAN.has(tipo) &&
      (tipo === 'apertura' || fecha < convenio.fecha) &&
      eliminado === undefined &&
      cancelado === undefined,
  );
  const pagado = antes.reduce((total, { monto_centavos }) => total + monto_centavos, 0);
  expect([id_credito, convenio.pagado_antes_centavos]).toEqual([id_credito, pagado]);
}
