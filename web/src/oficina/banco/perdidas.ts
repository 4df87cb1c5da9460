import type { TransferenciaListada } from '@leal/contract';
import { type Centavos, sumar } from '@leal/domain';

type Fila = Pick<TransferenciaListada, 'estado' | 'renovado' | 'monto'>;

const esPerdida = ({ estado, renovado }: Fila): boolean => estado === 'no_esta' && renovado === true;

/**
 * What is lost of the rows that were read, each of which says it: it is stored nowhere, so with more pages (`hayMas`) it is of
 * those alone, and says so. Null: none of them is.
 */
export function perdidasDe(
  filas: readonly Fila[],
  hayMas: boolean,
): { readonly titulo: string; readonly monto: Centavos } | null {
  const montos = filas.filter(esPerdida).map(({ monto }) => monto);
  if (montos.length === 0) return null;
  const titulo = montos.length === 1 ? 'Pérdida' : 'Pérdidas';
  return {
    titulo: hayMas ? `${titulo} entre las ${filas.length} más viejas` : titulo,
    monto: sumar(...montos),
  };
}
