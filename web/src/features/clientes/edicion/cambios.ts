import type { CambiosCliente, detalleCredito, Respuesta } from '@leal/contract';

/** In the order of the form. */
export const CAMPOS_EDITABLES = ['nombre', 'negocio', 'direccion', 'calle', 'colonia', 'telefono', 'dias_pago'] as const;

/** What the dialog begins with, and what it is compared with. */
export type DatosEditables = Required<{
  [C in (typeof CAMPOS_EDITABLES)[number]]: NonNullable<CambiosCliente[C]>;
}>;

export function datosEditables({ cliente, credito }: Respuesta<typeof detalleCredito>): DatosEditables {
  const { nombre, negocio, direccion, calle, colonia, telefono } = cliente;
  return { nombre, negocio, direccion, calle, colonia, telefono, dias_pago: credito.dias_pago };
}

const limpio = (valor: unknown): unknown => (typeof valor === 'string' ? valor.trim() : valor);

/** Only the fields that differ from what stands; undefined when none does: the reason alone is sent. */
export function cambiosDe(actuales: DatosEditables, valores: DatosEditables): CambiosCliente | undefined {
  const distintos = CAMPOS_EDITABLES.filter((campo) => limpio(valores[campo]) !== limpio(actuales[campo]));
  if (distintos.length === 0) return undefined;
  return Object.fromEntries(distintos.map((campo) => [campo, limpio(valores[campo])]));
}
