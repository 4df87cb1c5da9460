import type { Fecha } from './calendario.ts';
import type { EstadoCredito } from './estado-credito.ts';

/** A credit that was renewed takes no payment any more: what its client owes stands on the one that renewed it. */
export const renovadoPor = (credito: {
  readonly estado_credito: EstadoCredito;
  readonly id_credito_siguiente: string | null;
}): string | null => (credito.estado_credito === 'Renovado' ? credito.id_credito_siguiente : null);

/**
 * The business date on which a late capture is booked: that of the tap, but not before the credit began (it may be
 * the one that renewed the credit of the capture), nor on a day that is yet to come (the phone's clock was ahead).
 */
export function fechaDeTardia(tap: Fecha, inicio: Fecha | null, hoy: Fecha): Fecha {
  const desde = inicio !== null && tap < inicio ? inicio : tap;
  return desde > hoy ? hoy : desde;
}
