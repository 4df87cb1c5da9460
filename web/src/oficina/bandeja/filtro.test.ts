import type { PorDecidir } from '@leal/contract';
import { centavos } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { claseDe } from '../clases/pruebas/todas.ts';
import { filasDe } from '../listas/fila.ts';
import { EN_LA_URL, filtrar } from './filtro.ts';

const AHORA = new Date('2026-11-18T17:00:00Z');
const COMUN = {
  id_cobrador: 'c1',
  nombre_solicitante: 'Luis',
  negocio: 'Abarrotes Lupita',
  direccion: 'Juárez 1',
};

const gasto = {
  clase: 'gastos',
  item: {
    id_gasto: 'g1',
    id_cobrador: 'c2',
    nombre_cobrador: 'Karla',
    monto: centavos(35_000),
    motivo: 'Gasolina',
    fecha_solicitud: '2026-11-18T16:20:00Z',
  },
} as unknown as PorDecidir;
const edicion = (id: string, id_cliente: string, dia: string) =>
  ({
    clase: 'edicion_pago',
    item: {
      ...COMUN,
      id_solicitud: id,
      id_cliente,
      nombre_cliente: 'Ana López',
      negocio: id_cliente === 'a' ? 'Abarrotes Lupita' : 'Tacos',
      monto_pagado: centavos(60_000),
      monto_nuevo: centavos(50_000),
      fecha_solicitud: `2026-11-${dia}T16:20:00Z`,
    },
  }) as unknown as PorDecidir;

const DATOS = [edicion('s1', 'a', '10'), edicion('s2', 'b', '17'), gasto];
const filas = filasDe(DATOS, claseDe);
const NADA = EN_LA_URL.leer(new URLSearchParams());
const claves = (cambio: Partial<typeof NADA>) =>
  filtrar(filas, { ...NADA, ...cambio }, AHORA).map(({ clave }) => clave);

describe('the rows of the inbox', () => {
  test('two clients of one name are told apart, and an expense has none', () => {
    expect(filas.map(({ cliente, cobrador, monto, cambia }) => [cliente, cobrador, monto, cambia])).toEqual([
      ['Ana López (Abarrotes Lupita)', 'Luis', 50_000, '$600.00 → $500.00'],
      ['Ana López (Tacos)', 'Luis', 50_000, '$600.00 → $500.00'],
      ['', 'Karla', 35_000, 'Gasolina'],
    ]);
  });

  test('the same answer gives the same rows, so that nothing is drawn again', () => {
    const otra = filasDe([...DATOS], claseDe);
    expect(otra.every((fila, i) => fila === filas[i])).toBe(true);
  });
});

describe('the filter', () => {
  test.each([
    [{}, ['edicion_pago:s1', 'edicion_pago:s2', 'gastos:g1']],
    [{ clase: 'gastos' as const }, ['gastos:g1']],
    [{ cobrador: 'c1', espera: 'tres' as const }, ['edicion_pago:s1']],
    [{ espera: 'dia' as const }, ['edicion_pago:s1', 'edicion_pago:s2']],
    [{ monto: 'desde-500' as const }, ['edicion_pago:s1', 'edicion_pago:s2']],
    [{ monto: 'desde-1000' as const }, []],
    [{ monto: 'hasta-500' as const }, ['edicion_pago:s1', 'edicion_pago:s2', 'gastos:g1']],
    [{ busqueda: 'tacos' }, ['edicion_pago:s2']],
    [{ busqueda: 'juarez' }, ['edicion_pago:s1', 'edicion_pago:s2']],
    [{ busqueda: '350' }, ['gastos:g1']],
    [{ busqueda: 'nadie' }, []],
  ])('%j leaves %j', (cambio, quedan) => expect(claves(cambio)).toEqual(quedan));
});

describe('by amount', () => {
  const conMonto = (monto: number | null) => ({
    ...filas[2]!,
    monto: monto === null ? null : centavos(monto),
  });

  test.each([
    ['hasta-500', 50_000, true],
    ['hasta-500', 50_001, false],
    ['hasta-1000', 100_000, true],
    ['hasta-1000', 100_001, false],
    ['desde-500', 49_999, false],
    ['desde-500', 50_000, true],
    ['hasta-500', null, false],
    ['desde-500', null, false],
  ] as const)('%s takes %s: %s; what has no amount is neither small nor large', (monto, montoDeFila, queda) =>
    expect(filtrar([conMonto(montoDeFila)], { ...NADA, monto }, AHORA)).toHaveLength(queda ? 1 : 0),
  );

  test.each([
    ['monto=hasta-500', 'hasta-500'],
    ['monto=hasta-2500', undefined],
  ])('the address %s says %s', (direccion, monto) =>
    expect(EN_LA_URL.leer(new URLSearchParams(direccion)).monto).toBe(monto),
  );
});
