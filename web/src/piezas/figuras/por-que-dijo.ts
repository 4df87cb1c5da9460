import { desdePesos, esFecha, type PorQue, porQueDe, type Promesa } from '@leal/domain';
import { promesaRechazada } from '../../lib/salida/registro.ts';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';

const enviado = ({ cuerpo }: Sobrepuesto): Record<string, unknown> =>
  JSON.parse(cuerpo ?? '{}') as Record<string, unknown>;

/** The reason for no payment, as it was sent: the answer does not repeat it. */
export const porQueDijo = (registro: Sobrepuesto): PorQue =>
  registro.gestion === 'pago' ? {} : porQueDe(enviado(registro));

/** The client's promise, as it was sent: pesos on the wire. */
export function promesaDijo(registro: Sobrepuesto): { readonly promesa?: Promesa } {
  if (
    registro.gestion === undefined ||
    registro.gestion === 'pago' ||
    promesaRechazada(registro) !== undefined
  )
    return {};
  const { fecha, monto } = (enviado(registro)['promesa'] ?? {}) as { fecha?: unknown; monto?: unknown };
  const centavos = typeof monto === 'number' ? desdePesos(monto) : null;
  return esFecha(fecha) && centavos !== null ? { promesa: { fecha, monto: centavos } } : {};
}
