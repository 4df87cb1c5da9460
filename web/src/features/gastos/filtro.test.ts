import { expect, test } from 'vitest';
import { estadosDe, leerFiltro } from './filtro.ts';

test.each([
  [null, 'pendientes', 'pendiente'],
  ['otra', 'pendientes', 'pendiente'],
  ['aprobados', 'aprobados', 'aprobada'],
  ['rechazados', 'rechazados', 'rechazada'],
  ['todos', 'todos', 'pendiente,aprobada,rechazada'],
])('?ver=%s shows %s', (ver, filtro, estados) => {
  expect(leerFiltro(ver)).toBe(filtro);
  expect(estadosDe(leerFiltro(ver))).toBe(estados);
});
