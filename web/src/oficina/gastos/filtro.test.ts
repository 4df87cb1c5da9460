import { expect, test } from 'vitest';
import { EN_LA_URL, estadosDe } from './filtro.ts';

test.each([
  ['', 'pendientes', 'pendiente'],
  ['otra', 'pendientes', 'pendiente'],
  ['aprobados', 'aprobados', 'aprobada'],
  ['rechazados', 'rechazados', 'rechazada'],
  ['todos', 'todos', 'pendiente,aprobada,rechazada'],
])('?ver=%s shows %s', (enDireccion, filtro, estados) => {
  const { ver } = EN_LA_URL.leer(new URLSearchParams({ ver: enDireccion }));
  expect(ver).toBe(filtro);
  expect(estadosDe(ver)).toBe(estados);
});
