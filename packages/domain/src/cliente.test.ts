import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  estadoDeCliente,
  idContador,
  nombreBase,
  nombreDuplicado,
  normalizar,
  slug,
  slugsDelNombre,
  ubicacion,
  UBICACION_POR_DEFECTO,
} from './cliente.ts';

describe('slug', () => {
  it.each([
    ['Juan Pérez', 'juan-perez'],
    ['MARÍA DE LOS ÁNGELES MUÑOZ', 'maria-de-los-angeles-munoz'],
    ['  Ana   Güereca  ', 'ana-guereca'],
    ['Ana\tLuz\nSoto', 'ana-luz-soto'],
    ['José-Luis O’Farrill', 'joseluis-ofarrill'],
    ['Abarrotes "La 5ta" & Hnos.', 'abarrotes-la-5ta-hnos'],
    ['ANA LÓPEZ #2', 'ana-lopez-2'],
    ['- Ana -', 'ana'],
    ['Ana & ', 'ana'],
    ['Pe\u0301rez', 'perez'],
    ['¡¿?!', ''],
    ['', ''],
  ])('%j → %j', (nombre, esperado) => {
    expect(slug(nombre)).toBe(esperado);
  });

  // Any character there is: fast-check's own unit 'binary' makes tables for most of a second.
  const caracter = fc
    .integer({ min: 0, max: 0x10ffff - 0x800 })
    .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

  it('of any text is safe in an address, and is its own slug once hyphens are spaces again', () => {
    fc.assert(
      fc.property(fc.string({ unit: caracter }), (nombre) => {
        const s = slug(nombre);
        expect(s).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(s.replaceAll('-', ' '))).toBe(s);
      }),
    );
  });
});

it.each([
  ['  Núñez   GARCÍA ', 'nunez garcia'],
  ['Ñandú', 'nandu'],
  ['Calle 5 #12', 'calle 5 #12'],
  ['', ''],
])('%j normalizes to %j', (texto, esperado) => {
  expect(normalizar(texto)).toBe(esperado);
});

describe('duplicates', () => {
  it.each([
    ['ANA LÓPEZ', 'ANA LÓPEZ'],
    ['ANA LÓPEZ #2', 'ANA LÓPEZ'],
    ['ANA LÓPEZ #2 #3', 'ANA LÓPEZ'],
    ['ANA LÓPEZ #14 ', 'ANA LÓPEZ'],
    ['TIENDA #UNO', 'TIENDA #UNO'],
    ['ANA#2', 'ANA#2'],
  ])('the base of %j is %j', (nombre, base) => {
    expect(nombreBase(nombre)).toBe(base);
  });

  it('a duplicate of a duplicate counts from the same base', () => {
    expect(nombreDuplicado(nombreBase('ANA'), 2)).toBe('ANA #2');
    expect(nombreDuplicado(nombreBase('ANA #2'), 3)).toBe('ANA #3');
  });
});

describe('the counter behind a name', () => {
  it.each([
    ['ANA LÓPEZ', 'c1_ana lopez'],
    ['Ana  López #7', 'c1_ana lopez'],
    ['A/B', 'c1_a b'],
    ['..', 'c1_..'],
  ])('of %j is %j: one for each base name, and never a path', (nombre, id) => {
    expect(idContador('c1', nombre)).toBe(id);
  });
});

describe('ubicacion', () => {
  it.each([
    ['Centro', 'Durango', 'Centro Durango'],
    ['Centro', undefined, 'Centro'],
    ['', 'Monterrey', 'Monterrey'],
    ['  ', null, UBICACION_POR_DEFECTO],
    [undefined, undefined, 'Durango Durango C.P. 0'],
  ])('%j and %j: %s', (colonia, ciudad, esperado) => {
    expect(ubicacion(colonia, ciudad)).toBe(esperado);
  });
});

describe('where a client stands', () => {
  it.each([
    [{ eliminado: true, estado_lista: null, id_credito_abierto: null }, 'eliminado'],
    [{ eliminado: false, estado_lista: 'Pendiente', id_credito_abierto: 'c' }, 'activo'],
    [{ eliminado: false, estado_lista: null, id_credito_abierto: 'c' }, 'por_aprobar'],
    [{ eliminado: false, estado_lista: 'Finalizado', id_credito_abierto: 'c' }, 'por_aprobar'],
    [{ eliminado: false, estado_lista: 'Finalizado', id_credito_abierto: null }, 'finalizado'],
    [{ eliminado: false, estado_lista: null, id_credito_abierto: null }, 'sin_credito'],
    [
      { eliminado: false, estado_lista: 'Finalizado', id_credito_abierto: null, por_castigo: 'impide' },
      'castigado',
    ],
    [
      { eliminado: false, estado_lista: 'Finalizado', id_credito_abierto: null, por_castigo: 'levantado' },
      'castigado',
    ],
    [{ eliminado: true, estado_lista: null, id_credito_abierto: null, por_castigo: 'impide' }, 'eliminado'],
  ] as const)('%j is %s', (cliente, estado) => {
    expect(estadoDeCliente(cliente)).toBe(estado);
  });
});

test('the addresses of a name are those of its duplicates, whichever is given', () => {
  expect(slugsDelNombre('Ana Núñez').slice(0, 3)).toEqual(['ana-nunez', 'ana-nunez-2', 'ana-nunez-3']);
  expect(slugsDelNombre('Ana Núñez #7')).toEqual(slugsDelNombre('Ana Núñez'));
  expect(slugsDelNombre('Ana')).toHaveLength(20);
});
