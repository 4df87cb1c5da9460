import { clientesActivos } from '@leal/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  consultaDe,
  cuantosFiltros,
  EN_LA_URL,
  porQueNo,
  textoDeEntera,
  vigenteDe,
} from './filtro-activos.ts';

const leer = (direccion: string) => EN_LA_URL.leer(new URLSearchParams(direccion));

test.each([
  ['', {}],
  ['plazo=45&antiguedad=x&ver=todos&orden=deuda', {}],
  ['cobrador=c1&plazo=30&orden=-saldo', { id_cobrador: 'c1', dias_pago: 30, limite: 100 }],
  ['cobrador=c1&ver=vencidos&antiguedad=30', { id_cobrador: 'c1', antiguedad: 30, limite: 100 }],
  ['orden=-saldo&plazo=60', { dias_pago: 60 }],
  ['orden=alta', {}],
  ['orden=vence&plazo=60', { orden: 'vence', dias_pago: 60 }],
  ['ver=vencidos&orden=vence&plazo=60', { ver: 'vencidos', dias_pago: 60 }],
  ['ver=vencidos&antiguedad=30', { ver: 'vencidos' }],
  ['atrasados=8&orden=vence&plazo=60', { atrasados: 8, dias_pago: 60 }],
  ['ver=vencidos&atrasados=8', { ver: 'vencidos' }],
  ['atrasados=8&antiguedad=30', { atrasados: 8 }],
  ['atrasados=9', {}],
  ['atrasados=0&plazo=40', { orden: '-dias', dias_pago: 40 }],
  ['cobrador=c1&atrasados=0&orden=-saldo', { id_cobrador: 'c1', orden: '-dias', limite: 100 }],
  ['cobrador=c1&atrasados=0&ver=vencidos', { id_cobrador: 'c1', ver: 'vencidos', limite: 100 }],
  ['ver=vencidos&atrasados=0', { ver: 'vencidos' }],
  ['q=ana&atrasados=0', { busqueda: 'ana', orden: '-alta' }],
  ['atrasados=16-30&plazo=40', { atrasados: 16, atrasados_hasta: 30, dias_pago: 40 }],
  ['atrasados=0-0', { atrasados_hasta: 0 }],
  ['cobrador=c1&atrasados=1-7&ver=vencidos', { id_cobrador: 'c1', ver: 'vencidos', limite: 100 }],
  ['cobrador=c1&atrasados=1-7', { id_cobrador: 'c1', atrasados: 1, atrasados_hasta: 7, limite: 100 }],
  ['orden=-dias&plazo=60', { orden: '-dias', dias_pago: 60 }],
  ['orden=dias', {}],
  ['cobrador=c1&ver=vencidos&atrasados=8', { id_cobrador: 'c1', ver: 'vencidos', limite: 100 }],
  ['cobrador=c1&atrasados=8&antiguedad=7', { id_cobrador: 'c1', antiguedad: 7, limite: 100 }],
  ['cobrador=c1&atrasados=8&orden=-dias', { id_cobrador: 'c1', atrasados: 8, limite: 100 }],
  ['q=ana&atrasados=8&ver=vencidos', { busqueda: 'ana', atrasados: 8, ver: 'vencidos', orden: '-alta' }],
  ['antiguedad=30&orden=vence&plazo=40', { antiguedad: 30, dias_pago: 40 }],
  ['q=ana', { busqueda: 'ana', orden: '-alta' }],
  [
    'q=ana&cobrador=c1&plazo=30&ver=vencidos&antiguedad=7&orden=saldo',
    { busqueda: 'ana', id_cobrador: 'c1', dias_pago: 30, ver: 'vencidos', antiguedad: 7, orden: '-alta' },
  ],
])('the address %j asks for %j, which the contract takes', (direccion, consulta) => {
  expect(consultaDe(leer(direccion))).toEqual(consulta);
  expect(z.safeParse(clientesActivos.consulta, consulta).success).toBe(true);
});

test.each([
  { ver: 'vencidos', antiguedad: 30 },
  { ver: 'vencidos', antiguedad: 30, id_cobrador: 'c1' },
  { ver: 'vencidos', antiguedad: 30, busqueda: ' ' },
  { orden: 'vence', antiguedad: 30 },
  { ver: 'vencidos', atrasados: 8 },
  { ver: 'vencidos', orden: '-dias' },
  { antiguedad: 30, atrasados: 8 },
  { orden: 'vence', atrasados: 8 },
  { dias_pago: 45 },
])('the contract refuses %j', (consulta) =>
  expect(z.safeParse(clientesActivos.consulta, consulta).success).toBe(false),
);

test('says how many filters apply, and why others do not', () => {
  const deTodos = leer('ver=vencidos&plazo=30&antiguedad=7');
  expect(cuantosFiltros(vigenteDe(deTodos))).toBe(2);
  expect(porQueNo(deTodos)).toMatch(/antigüedad/);
  for (const mas of [{ busqueda: 'ana' }, { cobrador: 'c1' }]) {
    expect(vigenteDe({ ...deTodos, ...mas })).toMatchObject({ antiguedad: '7', entera: true });
    expect(porQueNo({ ...deTodos, ...mas })).toBe('');
  }
  expect(porQueNo(leer('plazo=30'))).toBe('');
  expect(porQueNo(leer('atrasados=8'))).toMatch(/más días atrasados/);
  expect(porQueNo(leer('atrasados=0'))).toMatch(/por entregar/);
  expect(porQueNo(leer('orden=-dias'))).toMatch(/por entregar/);
  expect(porQueNo(leer('cobrador=c1&orden=-dias'))).toBe('');
});

test.each([
  [1, false, 'orden=saldo', '1 cliente encontrado'],
  [200, false, '', '200 clientes encontrados'],
  [200, true, '', 'Los primeros 200 de esta búsqueda, por alta'],
  [200, true, 'orden=-saldo', 'Los primeros 200 de esta búsqueda, por saldo'],
  [12, true, 'orden=vence', '12 de los primeros 200 de esta búsqueda, por vencimiento'],
])('%d rows, of a search that was cut: %j, by %j: %j', (cuantas, cortada, orden, dicho) =>
  expect(textoDeEntera(cuantas, cortada, vigenteDe(leer(`q=ana&${orden}`)))).toBe(dicho),
);
