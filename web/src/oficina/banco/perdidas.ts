import type { TransferenciaListada } from '@leal/contract';
import { type Centavos, type SinCorreccion, sumar } from '@leal/domain';

type Fila = Pick<TransferenciaListada, 'perdida' | 'monto'>;

/** Why a payment is corrected no more, as a sentence begins. */
export const YA_NO_SE_CORRIGE: Readonly<Record<SinCorreccion, string>> = {
  renovado: 'Su crédito ya se renovó',
  cliente_eliminado: 'Su cliente fue eliminado',
  otro_credito: 'Su cliente ya tiene otro crédito',
};

/**
 * What is lost of the rows that were read, each of which says it: it is stored nowhere, so with more pages (`hayMas`) it is of
 * those alone, and says so. Null: none of them is.
 */
export function perdidasDe(
  filas: readonly Fila[],
  hayMas: boolean,
): { readonly titulo: string; readonly monto: Centavos } | null {
  const montos = filas.filter(({ perdida }) => perdida).map(({ monto }) => monto);
  if (montos.length === 0) return null;
  const titulo = montos.length === 1 ? 'Pérdida' : 'Pérdidas';
  return {
    titulo: hayMas ? `${titulo} entre las ${filas.length} más viejas` : titulo,
    monto: sumar(...montos),
  };
}
