// In hand (decision 0020), from the documents: the open cut, the cuts that no manager confirmed, and what confirmed ones lack.
import { suma } from './caso.ts';
import type { Libro } from './libro.ts';

export function enMano({ cajas, cortes, diferencias }: Libro): number {
  const filas = cajas.flatMap(({ filas: deLaCaja = {} }) => Object.values(deLaCaja));
  const sinConfirmar = cortes.filter(({ estado }) => estado !== 'confirmado');
  const abiertas = diferencias.filter(({ estado }) => estado === 'abierta');
  return (
    suma(filas, (fila) => fila.monto_centavos) +
    suma(sinConfirmar, (corte) => corte.esperado_centavos) +
    suma(abiertas, (solicitud) => solicitud.monto_centavos)
  );
}
