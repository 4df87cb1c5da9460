import { expect, it } from 'vitest';
import { fecha, type Fecha, sumarDias } from './calendario.ts';
import type { TipoFilaCaja } from './corte.ts';
import { centavos } from './dinero.ts';
import { abiertaDesde, FILAS_DE_MAS, plegarFilas, plegarTodas } from './plegar-caja.ts';

const HOY = fecha('2026-11-20');
const fila = (dia: Fecha, tipo: TipoFilaCaja = 'pago', monto = 100) => ({
  tipo,
  monto_centavos: centavos(monto),
  en: new Date(`${dia}T12:00:00-06:00`),
  fecha: dia,
  cliente: 'Ana',
  id_credito: 'c1',
  nota: null,
});
const muchas = (n: number, dia: Fecha, tipo: TipoFilaCaja = 'pago') =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${tipo}-${dia}-${i}`, fila(dia, tipo)]));
const suma = (filas: object) =>
  Object.values(filas as Record<string, { monto_centavos: number }>).reduce(
    (a, b) => a + b.monto_centavos,
    0,
  );

it('as many rows as may be stay as they are; one more, and those of earlier days become one a day and kind', () => {
  const justas = muchas(FILAS_DE_MAS, sumarDias(HOY, -1));
  expect(plegarFilas(justas, HOY)).toBe(justas);
  const filas = {
    ...muchas(FILAS_DE_MAS, sumarDias(HOY, -1)),
    ...muchas(2, sumarDias(HOY, -1), 'gasto'),
    ...muchas(3, sumarDias(HOY, -2)),
    ...muchas(5, HOY),
  };
  const plegadas = plegarFilas(filas, HOY);
  expect(Object.keys(plegadas)).toHaveLength(3 + 5);
  expect(suma(plegadas)).toBe(suma(filas));
  expect(plegadas['varios-gasto-2026-11-19']).toMatchObject({
    monto_centavos: 200,
    cliente: null,
    id_credito: null,
    nota: 'Varios movimientos',
  });
});

it('one row for several is of the instant of the last of them, in whatever order they stand', () => {
  const ayer = sumarDias(HOY, -1);
  const a = (hora: string) => ({ ...fila(ayer), en: new Date(`${ayer}T${hora}:00-06:00`) });
  const filas = { a: a('10:00'), b: a('17:30'), c: a('11:00'), ...muchas(FILAS_DE_MAS, ayer) };
  expect(plegarFilas(filas, HOY)[`varios-pago-${ayer}`]?.en).toEqual(a('17:30').en);
});

it('folded again it keeps what it had folded', () => {
  const ayer = plegarFilas(muchas(FILAS_DE_MAS + 1, sumarDias(HOY, -1)), HOY);
  const filas = { ...ayer, ...muchas(FILAS_DE_MAS + 1, HOY) };
  const plegadas = plegarFilas(filas, sumarDias(HOY, 1));
  expect(Object.keys(plegadas)).toHaveLength(2);
  expect(suma(plegadas)).toBe(suma(filas));
});

it('a box without room for one row more folds those of today, too, however few they are', () => {
  const filas = { ...muchas(2, HOY), ...muchas(3, sumarDias(HOY, -1)) };
  const plegadas = plegarTodas(filas);
  expect(Object.keys(plegadas).toSorted()).toEqual(['varios-pago-2026-11-19', 'varios-pago-2026-11-20']);
  expect(suma(plegadas)).toBe(suma(filas));
});

it('a box is open since its first row, an empty one since no day', () => {
  expect(abiertaDesde({})).toBeUndefined();
  expect(abiertaDesde({ a: fila(HOY), b: fila(sumarDias(HOY, -3)), c: fila(sumarDias(HOY, -1)) })).toBe(
    sumarDias(HOY, -3),
  );
});
