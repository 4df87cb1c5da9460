import type { CambiosCliente, detalleCredito, Respuesta } from '@leal/contract';
import { CAMPOS_CLIENTE, type Referencia, sonIguales, tomar } from '@leal/domain';

/** The fields in the order of the form. */
export const CAMPOS_EDITABLES = [...CAMPOS_CLIENTE, 'dias_pago'] as const;

/** The values that the dialog begins with, and is compared with. */
export type DatosEditables = Required<{
  [C in (typeof CAMPOS_EDITABLES)[number]]: NonNullable<CambiosCliente[C]>;
}>;

export function datosEditables({ cliente, credito }: Respuesta<typeof detalleCredito>): DatosEditables {
  return { ...tomar(cliente, CAMPOS_CLIENTE), dias_pago: credito.dias_pago };
}

/** A reference as a form holds it while it is typed. */
type Fila = Partial<Referencia> | null | undefined;

/** The references in which something is written, without the spaces around it. */
export const escritas = (filas: readonly Fila[]): Referencia[] =>
  filas
    .map((fila) => {
      const { nombre = '', telefono = '', relacion = '' } = fila ?? {};
      return { nombre: nombre.trim(), telefono: telefono.trim(), relacion: relacion.trim() };
    })
    .filter((referencia) => Object.values(referencia).some(Boolean));

/** The value of a form's field, as it is sent. */
export function limpio(valor: unknown): unknown {
  if (Array.isArray(valor)) return escritas(valor);
  return typeof valor === 'string' ? valor.trim() : valor;
}

/** The fields that differ from the stored ones; undefined when none does: then only the reason is sent. */
export function cambiosDe(actuales: DatosEditables, valores: DatosEditables): CambiosCliente | undefined {
  const distintos = CAMPOS_EDITABLES.filter(
    (campo) => !sonIguales(limpio(valores[campo]), limpio(actuales[campo])),
  );
  if (distintos.length === 0) return undefined;
  return Object.fromEntries(distintos.map((campo) => [campo, limpio(valores[campo])]));
}
