import type { Visto } from '@leal/contract';
import { PLAZO_POR_DEFECTO, sinHuecos } from '@leal/domain';
import type { DatosEditables } from './cambios.ts';

/* The values that a manager's form about a client begins with, and says that it read. */

export function deFicha({ dias_pago, ...ficha }: Visto<'ficha'>): DatosEditables {
  return { ...sinHuecos(ficha), dias_pago: dias_pago ?? PLAZO_POR_DEFECTO };
}

/** The read values of the fields that change: the server compares them with what is stored. */
export const vistoDe = (ficha: Visto<'ficha'>, cambios: object): Visto<'ficha'> =>
  Object.fromEntries(Object.entries(ficha).filter(([campo]) => campo in cambios));
