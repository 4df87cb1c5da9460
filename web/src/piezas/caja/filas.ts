import type { FilaCaja } from '@leal/contract';
import {
  type Centavos,
  CERO,
  type Fecha,
  fechaLocal,
  sumar,
  TIPOS_FILA_CAJA,
  type TipoFilaCaja,
} from '@leal/domain';

/** The day on which the first of these came, as the server says it too; null for none. */
export const primerDia = (filas: readonly Pick<FilaCaja, 'en'>[]): Fecha | null =>
  filas.map(({ en }) => fechaLocal(new Date(en))).toSorted()[0] ?? null;

/** A row as a screen shows it; `antes`: the amount of a payment that was corrected within the same cut. */
export type FilaPuesta = FilaCaja & { readonly antes?: Centavos };

const deQuePago = ({ tipo, id }: FilaCaja): string =>
  tipo === 'ajuste' ? id.replace(/^ajuste-/, 'pago-').replace(/-\d+$/, '') : id;

/** A correction is folded into its payment's own row where that is of the same cut; else it stands alone. */
export function plegarAjustes(filas: readonly FilaCaja[]): readonly FilaPuesta[] {
  const pagos = new Set(filas.filter(({ tipo }) => tipo === 'pago').map(({ id }) => id));
  const ajustados = filas.filter((fila) => fila.tipo === 'ajuste' && pagos.has(deQuePago(fila)));
  const plegados = new Set(ajustados);
  return filas
    .filter((fila) => !plegados.has(fila))
    .map((fila) => {
      const ajustes = ajustados.filter((ajuste) => deQuePago(ajuste) === fila.id);
      if (fila.tipo !== 'pago' || ajustes.length === 0) return fila;
      return { ...fila, antes: fila.monto, monto: sumar(fila.monto, ...ajustes.map(({ monto }) => monto)) };
    });
}

export type GrupoDeFilas = {
  readonly tipo: TipoFilaCaja;
  readonly total: Centavos;
  readonly filas: readonly FilaPuesta[];
};

/** The rows by kind, each kind with its sum, the newest row first; a kind without rows is left out. */
export function agruparFilas(filas: readonly FilaCaja[]): readonly GrupoDeFilas[] {
  const puestas = plegarAjustes(filas);
  return TIPOS_FILA_CAJA.map((tipo) => {
    const delTipo = puestas.filter((fila) => fila.tipo === tipo).toReversed();
    return { tipo, filas: delTipo, total: sumar(CERO, ...delTipo.map(({ monto }) => monto)) };
  }).filter((grupo) => grupo.filas.length > 0);
}
