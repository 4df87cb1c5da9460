import { type Centavos, CERO, DESTINO_POR_DEFECTO, esEfectivo } from '@leal/domain';
import type { RespuestaGerente } from './manejador.ts';

/** The part of it that somebody holds: nobody holds a transfer. */
export const enEfectivo = (pago: Parameters<typeof esEfectivo>[0], monto: Centavos): Centavos =>
  esEfectivo(pago) ? monto : CERO;

/**
 * Cash that is not booked becomes the collector's task, as the manager says; the audit notes when they said nothing.
 */
export function conResto({ efectivo }: RespuestaGerente, resto: Centavos) {
  if (resto === CERO) return { efectivo: null, huella: {} };
  const destino = efectivo ?? DESTINO_POR_DEFECTO;
  const huella = { efectivo: destino, por_resolver_centavos: resto };
  return { efectivo: destino, huella: efectivo ? huella : { ...huella, efectivo_por_defecto: true } };
}
