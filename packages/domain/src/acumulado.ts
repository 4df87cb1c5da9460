import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';

/** The fields of a row that the balance needs. */
type FilaDeSaldo = {
  readonly tipo: TipoMovimiento;
  readonly monto: Centavos;
  readonly eliminado?: unknown;
  readonly cancelado?: unknown;
};

/** Rows that count as paid: a live payment, what a renewal settled, what was paid before Leal. */
const SUMAN: readonly TipoMovimiento[] = ['pago', 'liquidacion', 'apertura'];

const sumaAlSaldo = (fila: FilaDeSaldo): boolean => SUMAN.includes(fila.tipo) && estaVivo(fila);

/** The rows that count, oldest first as they come, each with what was paid in all once it stood. */
export function acumularPagos<F extends FilaDeSaldo>(filas: readonly F[]): { fila: F; total: Centavos }[] {
  let total = CERO;
  return filas.filter(sumaAlSaldo).map((fila) => {
    total = sumar(total, fila.monto);
    return { fila, total };
  });
}
