import { desdePesos, esFecha, type PorQue, porQueDe, type Promesa } from '@leal/domain';
import { promesaRechazada } from '../../lib/salida/registro.ts';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';

const enviado = ({ cuerpo }: Sobrepuesto): Record<string, unknown> =>
  JSON.parse(cuerpo ?? '{}') as Record<string, unknown>;

/** Why there was no payment, as it was sent: the answer does not repeat it. */
export const porQueDijo = (uno: Sobrepuesto): PorQue =>
  uno.gestion === 'pago' ? {} : porQueDe(enviado(uno));

/** What the client promised instead, as it was sent: pesos on the wire. */
export function promesaDijo(uno: Sobrepuesto): { readonly promesa?: Promesa } {
  if (uno.gestion === undefined || uno.gestion === 'pago' || promesaRechazada(uno) !== undefined) return {};
  const { fecha, monto } = (enviado(uno)['promesa'] ?? {}) as { fecha?: unknown; monto?: unknown };
  const centavos = typeof monto === 'number' ? desdePesos(monto) : null;
  return esFecha(fecha) && centavos !== null ? { promesa: { fecha, monto: centavos } } : {};
}
