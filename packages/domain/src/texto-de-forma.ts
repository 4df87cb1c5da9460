import { type Fecha, formatearFecha } from './calendario.ts';
import type { TransferenciaDicha } from './en-banco.ts';

const EN_BANCO = { vista: 'Vista en el banco', no_esta: 'No está en el banco' } as const;

/**
 * 'Transferencia MBAN01, del 17/11/2026, No está en el banco'; null for cash. `fecha` of the payment: the transfer's own day is said where it is
 * another.
 */
export function textoDeForma({
  transferencia,
  fecha: delPago,
}: {
  readonly transferencia?: TransferenciaDicha | undefined;
  readonly fecha?: Fecha | undefined;
}): string | null {
  if (!transferencia) return null;
  const { referencia, fecha, nota, banco } = transferencia;
  const cual = referencia === undefined ? 'Transferencia' : `Transferencia ${referencia}`;
  return [
    cual,
    ...(fecha === delPago ? [] : [`del ${formatearFecha(fecha)}`]),
    ...(nota ? [nota] : []),
    ...(banco ? [EN_BANCO[banco]] : []),
  ].join(', ');
}
