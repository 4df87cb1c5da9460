import { clientesActivos } from '@leal/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { consultaDe, cuantosFiltros, EN_LA_URL, porQueNo, vigenteDe } from './filtro-activos.ts';

const leer = (direccion: string) => EN_LA_URL.leer(new URLSearchParams(direccion));

test.each([
  ['', {}],
  ['plazo=45&antiguedad=x&ver=todos&orden=saldo', {}],
  ['cobrador=c1&plazo=30', { id_cobrador: 'c1', dias_pago: 30 }],
  ['orden=vence&plazo=60', { orden: 'vence', dias_pago: 60 }],
  ['ver=vencidos&orden=vence&plazo=60', { ver: 'vencidos', dias_pago: 60 }],
  ['ver=vencidos&antiguedad=30', { ver: 'vencidos' }],
  ['antiguedad=30&orden=vence&plazo=40', { antiguedad: 30, dias_pago: 40 }],
  [
    'q=ana&cobrador=c1&plazo=30&ver=vencidos&antiguedad=7&orden=vence',
    { busqueda: 'ana', id_cobrador: 'c1' },
  ],
])('the address %j asks for %j, which the contract takes', (direccion, consulta) => {
  expect(consultaDe(leer(direccion))).toEqual(consulta);
  expect(z.safeParse(clientesActivos.consulta, consulta).success).toBe(true);
});

test.each([
  { busqueda: 'ana', ver: 'vencidos' },
  { busqueda: 'ana', dias_pago: 30 },
  { ver: 'vencidos', antiguedad: 30 },
  { orden: 'vence', antiguedad: 30 },
  { dias_pago: 45 },
])('the contract refuses %j', (consulta) =>
  expect(z.safeParse(clientesActivos.consulta, consulta).success).toBe(false),
);

test('says how many filters apply, and why others do not', () => {
  const todos = leer('ver=vencidos&plazo=30&cobrador=c1&antiguedad=7');
  expect(cuantosFiltros(vigenteDe(todos))).toBe(3);
  expect(porQueNo(todos)).toMatch(/antigüedad/);
  expect(cuantosFiltros(vigenteDe({ ...todos, busqueda: 'ana' }))).toBe(1);
  expect(porQueNo({ ...todos, busqueda: 'ana' })).toMatch(/cobrador/);
  expect(porQueNo(leer('plazo=30'))).toBe('');
});
