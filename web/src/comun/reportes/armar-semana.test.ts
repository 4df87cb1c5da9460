import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { armarSemana } from './armar-semana.ts';
import { textoSemana } from '../../piezas/textos/textos.ts';

const dia = (de: string, total: number, gastos: number) => ({
  fecha: fecha(de),
  historial_fecha: [],
  total_fecha: centavos(total),
  cantidad_abonos: 2,
  clientes_visitados: 3,
  total_registros: 0,
  gastos: centavos(gastos),
  paginacion: { pagina_actual: 1, total_paginas: 1, total_registros: 0 },
});

test('a week made of its days has all seven, adds up, and does not pretend to know distinct clients', () => {
  const semana = armarSemana(fecha('2026-11-16'), [dia('2026-11-17', 500, 100), dia('2026-11-16', 1200, 0)]);
  expect(semana.semana).toEqual({ inicio: '2026-11-16', fin: '2026-11-22' });
  expect(semana.dias.map(({ total }) => total)).toEqual([1200, 500, 0, 0, 0, 0, 0]);
  expect(semana.dias[1]).toEqual({
    fecha: '2026-11-17',
    total: 500,
    cantidad_abonos: 2,
    clientes: 3,
    gastos: 100,
  });
  expect(semana).toMatchObject({
    total_semana: 1700,
    total_gastos: 100,
    total_clientes: null,
    total_creditos_nuevos: null,
    total_creditos_por_entregar: null,
  });
});

test.each([
  ['2026-11-18', '16–22 de nov de 2026'],
  ['2026-12-01', '30 de nov – 6 de dic 2026'],
  ['2027-01-01', '28 de dic de 2026 – 3 de ene de 2027'],
])('the week of %s is called %s', (de, texto) =>
  expect(textoSemana(fecha(de)).replace(/\s/g, ' ')).toBe(texto),
);
