import { type Fecha, formatearFecha } from './calendario.ts';
import type { Transferencia } from './transferencia.ts';

/**
 * 'Transferencia MBAN01, del 17/11/2026'; null for cash. `fecha` of the payment: the transfer's own day is said where it is
 * another.
 */
export function textoDeForma({
  transferencia,
  fecha: delPago,
}: {
  readonly transferencia?: Transferencia | undefined;
  readonly fecha?: Fecha | undefined;
}): string | null {
  if (!transferencia) return null;
  const { referencia, fecha, nota } = transferencia;
  const cual = referencia === undefined ? 'Transferencia' : `Transferencia ${referencia}`;
  return [cual, ...(fecha === delPago ? [] : [`del ${formatearFecha(fecha)}`]), ...(nota ? [nota] : [])].join(
    ', ',
  );
}
