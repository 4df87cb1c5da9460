import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { filtrarRuta, fusionarOrden, heredarLugar, ordenarRuta } from './ruta.ts';

const letras = (texto: string): string[] => Array.from(texto);

describe('saving the order is a merge', () => {
  it.each([
    ['abcde', '', 'abcde'],
    ['', 'ba', 'ba'],
    ['abcde', 'ca', 'cbade'],
    ['abcde', 'edcba', 'edcba'],
    ['abcde', 'eb', 'aecdb'],
    ['abc', 'cx', 'abcx'],
    ['abc', 'cax', 'cbax'],
    ['abc', 'xa', 'xbca'],
    ['abc', 'cxby', 'acxby'],
    ['abcde', 'aa', 'abcde'],
    ['abab', 'ba', 'ba'],
    ['abc', 'xx', 'abcx'],
  ])('%j with %j named: %j', (actual, nuevo, esperado) => {
    expect(fusionarOrden(letras(actual), letras(nuevo)).join('')).toBe(esperado);
  });

  const orden = fc.uniqueArray(fc.constantFrom(...letras('abcdefghijklm')));

  it('nobody is lost or doubled, the named are in their new order, the others keep their slots', () => {
    fc.assert(
      fc.property(orden, orden, (actual, nuevo) => {
        const fusion = fusionarOrden(actual, nuevo);
        expect([...fusion].sort()).toEqual([...new Set([...actual, ...nuevo])].sort());
        expect(fusion.filter((id) => nuevo.includes(id))).toEqual(nuevo);
        actual.forEach((id, lugar) => {
          if (!nuevo.includes(id)) expect(fusion[lugar]).toBe(id);
        });
        expect(fusionarOrden(fusion, fusion)).toEqual(fusion);
      }),
    );
  });
});

it('a renewed credit inherits the slot of its predecessor', () => {
  expect(heredarLugar(['a', 'b', 'c'], 'b', 'x')).toEqual(['a', 'x', 'c']);
  expect(heredarLugar(['a', 'b'], 'z', 'x')).toEqual(['a', 'b']);
});

it('cards come in the saved order, those without a place last by name', () => {
  const creditos = [
    { id_credito: '1', nombre: 'Zoila' },
    { id_credito: '2', nombre: 'Óscar' },
    { id_credito: '3', nombre: 'Ana' },
    { id_credito: '4', nombre: 'pedro' },
    { id_credito: '5', nombre: 'Ana' },
  ];
  expect(ordenarRuta(creditos, ['4', '9', '1']).map((c) => c.id_credito)).toEqual(['4', '1', '3', '5', '2']);
  expect(creditos[0]?.id_credito).toBe('1');
});

describe('search on the route', () => {
  const ruta = [
    {
      nombre: 'José Núñez',
      negocio: 'Taller Ríos',
      direccion: 'Calle Hidalgo 12',
      monto_solicitado: p(1500),
      atrasos: 7,
      telefono: '6181112233',
    },
    {
      nombre: 'Ana Ríos',
      negocio: 'Estética Flor',
      direccion: 'Av. Juárez 300',
      monto_solicitado: p(2000.5),
      atrasos: 0,
      telefono: '6184445566',
    },
    {
      nombre: 'Luz Peña',
      negocio: 'Abarrotes Luz',
      direccion: 'Hidalgo y Juárez',
      monto_solicitado: p(800),
      atrasos: 1,
      telefono: '8119990000',
    },
  ];

  it.each([
    ['', ['José Núñez', 'Ana Ríos', 'Luz Peña']],
    ['   ', ['José Núñez', 'Ana Ríos', 'Luz Peña']],
    ['nunez', ['José Núñez']],
    ['NÚÑEZ', ['José Núñez']],
    ['juarez', ['Ana Ríos', 'Luz Peña']],
    ['hidalgo juarez', ['Luz Peña']],
    ['1500', ['José Núñez']],
    ['1,500', ['José Núñez']],
    ['$1,500.00', ['José Núñez']],
    ['2000.5', ['Ana Ríos']],
    ['1500.00', ['José Núñez']],
    ['5566', ['Ana Ríos']],
    ['618', ['José Núñez', 'Ana Ríos']],
    ['...', []],
    ['7', ['José Núñez']],
    ['taller', ['José Núñez']],
    ['rios', ['José Núñez', 'Ana Ríos']],
    ['nadie', []],
  ])('%j finds %j', (texto, nombres) => {
    expect(filtrarRuta(ruta, texto).map((c) => c.nombre)).toEqual(nombres);
  });
});
