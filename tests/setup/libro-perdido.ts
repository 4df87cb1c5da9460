// What the office lost on a collector's day, counted apart from the server's.
import { fechaLocal } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from './leer-libro.ts';

const montos = (cosas: readonly { readonly monto_centavos: number }[]): number =>
  cosas.reduce((total, { monto_centavos }) => total + monto_centavos, 0);

/** What the office lost on a day: transfers that did not come, of credits that are settled; differences that it wrote off. */
export function comprobarPerdido(
  { movimientos, creditos, ajenos, diferencias }: Libro,
  dia: Libro['dias'][number],
): void {
  const renovados = new Set(
    [...creditos, ...ajenos.creditos].filter((c) => c.estado_credito === 'Renovado').map((c) => c.id_credito),
  );
  const perdidos = movimientos.filter(
    (m) => m.fecha === dia.fecha && m.banco?.estado === 'no_esta' && renovados.has(m.id_credito),
  );
  const condonadas = diferencias.filter(
    (d) => d.estado === 'condonada' && d.resuelta_en && fechaLocal(d.resuelta_en) === dia.fecha && !d.anulada,
  );
  expect([dia.perdido_centavos, dia.condonado_centavos]).toEqual([montos(perdidos), montos(condonadas)]);
}
