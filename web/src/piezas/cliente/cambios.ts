import type { CambiosCliente, detalleCredito, Respuesta, Visto } from '@leal/contract';
import { CAMPOS_CLIENTE, PLAZO_POR_DEFECTO, sinHuecos, tomar } from '@leal/domain';

/** The fields in the order of the form. */
export const CAMPOS_EDITABLES = [...CAMPOS_CLIENTE, 'dias_pago'] as const;

/** The values that the dialog begins with, and is compared with. */
export type DatosEditables = Required<{
  [C in (typeof CAMPOS_EDITABLES)[number]]: NonNullable<CambiosCliente[C]>;
}>;

export function datosEditables({ cliente, credito }: Respuesta<typeof detalleCredito>): DatosEditables {
  return { ...tomar(cliente, CAMPOS_CLIENTE), dias_pago: credito.dias_pago };
}

/** The same, for what a manager corrects at once. */
export function deFicha({ dias_pago, ...ficha }: Visto<'ficha'>): DatosEditables {
  return { ...sinHuecos(ficha), dias_pago: dias_pago ?? PLAZO_POR_DEFECTO };
}

/** The read values of the fields that change: the server compares them with what is stored. */
export const vistoDe = (ficha: Visto<'ficha'>, cambios: object): Visto<'ficha'> =>
  Object.fromEntries(Object.entries(ficha).filter(([campo]) => campo in cambios));

const limpio = (valor: unknown): unknown => (typeof valor === 'string' ? valor.trim() : valor);

/** The fields that differ from the stored ones; undefined when none does: then only the reason is sent. */
export function cambiosDe(actuales: DatosEditables, valores: DatosEditables): CambiosCliente | undefined {
  const distintos = CAMPOS_EDITABLES.filter((campo) => limpio(valores[campo]) !== limpio(actuales[campo]));
  if (distintos.length === 0) return undefined;
  return Object.fromEntries(distintos.map((campo) => [campo, limpio(valores[campo])]));
}
