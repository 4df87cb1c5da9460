// A collector's cash box, added up again from the documents by code apart from the server's.
import type { MovimientoDoc } from '@leal/contract/documentos';
import { TIPOS_FILA_CAJA } from '@leal/domain';
import { expect } from 'vitest';
import { comprobarOrdenDeCaja } from './caja-en-orden.ts';
import type { Libro } from './leer-libro.ts';

type ConMonto = { readonly monto_centavos: number };
const suma = (cosas: readonly ConMonto[]): number =>
  cosas.reduce((total, { monto_centavos }) => total + monto_centavos, 0);
const vivo = (m: MovimientoDoc) => m.eliminado === undefined && m.cancelado === undefined;

/** Floats and payments came in; expenses and parts handed in went out. */
function movidoDe({ creditos, ajenos, movimientos, gastos, traspasos, caja }: Libro): number {
  const cobrado = suma(movimientos.filter((m) => m.tipo === 'pago' && !m.transferencia && vivo(m)));
  const gastado = suma(gastos.filter(({ estado }) => estado === 'aprobada'));
  // A float that a loan was handed over with is in the box whatever the office says of it; only the loan takes it along.
  const llego = ({ estado, id_credito }: Libro['traspasos'][number]) =>
    id_credito === null ? estado === 'confirmado' : estado !== 'cancelado';
  const confirmado = (tipo: string) =>
    suma(traspasos.filter((traspaso) => traspaso.tipo === tipo && llego(traspaso)));
  // Out of the box of whoever handed it over, whosever the credit is now.
  const entregados = [...creditos, ...ajenos.creditos].filter(
    (c) => (c.entrega?.id_cobrador ?? c.id_cobrador) === caja.id_cobrador,
  );
  const prestado = entregados.reduce((total, { entrega }) => total + (entrega?.monto_centavos ?? 0), 0);
  return cobrado - gastado - prestado + confirmado('fondo') - confirmado('parcial');
}

const esperadoDe = (cortes: Libro['cortes']): number =>
  cortes.reduce((total, { esperado_centavos }) => total + esperado_centavos, 0);

/** A cut is its rows, and what was counted of it is its pieces; what it lacked is on its collector's account once confirmed. */
function comprobarCortes({ caja, cortes, diferencias, traspasos }: Libro): void {
  for (const corte of cortes) {
    const { id_corte, filas, sumas_centavos, conteo, veces } = corte;
    const { esperado_centavos, contado_centavos, diferencia_centavos } = corte;
    expect(suma(Object.values(filas)), id_corte).toBe(esperado_centavos);
    expect(Object.values(sumas_centavos).reduce((a, b) => a + b, 0)).toBe(esperado_centavos);
    const piezas = Object.entries(conteo).map(([valor, n = 0]) => Math.round(Number(valor) * 100) * n);
    expect(piezas.reduce((a, b) => a + b, 0)).toBe(contado_centavos);
    expect(esperado_centavos - contado_centavos).toBe(diferencia_centavos);
    expect(veces.at(-1)).toMatchObject({ conteo, contado_centavos });
  }
  const debidas = cortes.filter((corte) => corte.estado === 'confirmado' && corte.diferencia_centavos !== 0);
  // The office owes the floats that it declined: also for a loan that was taken back afterwards; then the debt is given
  // up or paid.
  const deFondos = diferencias.filter(({ numero }) => numero === null);
  expect(new Map(diferencias.map(({ id_corte, monto_centavos }) => [id_corte, monto_centavos]))).toEqual(
    new Map([
      ...debidas.map((corte): [string, number] => [corte.id_corte, corte.diferencia_centavos]),
      ...deFondos.map(({ id_corte, debe_centavos }): [string, number] => [id_corte, 0 - debe_centavos]),
    ]),
  );
  const conDeuda = new Set(deFondos.map(({ id_corte }) => id_corte));
  for (const { id_traspaso, id_credito, estado } of traspasos)
    if (id_credito !== null && estado === 'rechazado') expect(conDeuda, id_traspaso).toContain(id_traspaso);
  const numeros = cortes.map(({ numero }) => numero).toSorted((a, b) => a - b);
  expect(numeros).toEqual(numeros.map((_, i) => i + 1));
  expect(caja.numero).toBe(numeros.length + 1);
  const ids = [caja, ...cortes].flatMap((corte) => Object.keys(corte.filas));
  expect(new Set(ids).size, 'a row in two cuts').toBe(ids.length);
}

/** In hand (decision 0020): the open cut, the cuts that no manager confirmed yet, and the open differences. */
function comprobarEnMano({ totales, caja, cortes, diferencias }: Libro): void {
  const sinConfirmar = cortes.filter(({ estado }) => estado !== 'confirmado');
  const abiertas = diferencias.filter(({ estado }) => estado === 'abierta');
  const enMano = suma(Object.values(caja.filas)) + esperadoDe(sinConfirmar) + suma(abiertas);
  expect(totales.en_mano_centavos, 'in hand').toBe(enMano);
}

/** The cash that was taken and given by the documents is all that ever moved the box, and its open cut is its rows. */
export function comprobarCaja(libro: Libro): void {
  const { caja, cortes, traspasos } = libro;
  const { anterior_centavos = 0, total_centavos, sumas_centavos } = caja;
  expect(anterior_centavos + total_centavos, JSON.stringify(caja)).toBe(movidoDe(libro));
  const filas = Object.values(caja.filas);
  const deFilas = TIPOS_FILA_CAJA.map((tipo) => [tipo, suma(filas.filter((fila) => fila.tipo === tipo))]);
  expect(sumas_centavos).toEqual(Object.fromEntries(deFilas));
  expect(suma(filas) + esperadoDe(cortes)).toBe(total_centavos);
  comprobarCortes(libro);
  comprobarEnMano(libro);
  comprobarOrdenDeCaja(libro);
  const pendientes = traspasos.filter(({ estado }) => estado === 'pendiente' || estado === 'pedido');
  const ids = pendientes.map(({ id_traspaso }) => id_traspaso);
  expect(new Set(Object.keys(caja.traspasos))).toEqual(new Set(ids));
}
