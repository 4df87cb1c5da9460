import { describe, expect, it } from 'vitest';
import { UBICACION_POR_DEFECTO } from './cliente.ts';
import { ciudadDe, coloniaDe, lugarEnMapa, partirDireccion } from './direccion.ts';

describe('an address in its parts', () => {
  it.each([
    ['Hidalgo 12, Centro', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, Int. 3, Col. Analco ', 'Hidalgo 12, Int. 3', 'Col. Analco'],
    ['Hidalgo 12 Col. Analco', 'Hidalgo 12', 'Col. Analco'],
    ['Hidalgo 12, Colonia Del Valle, Monterrey, N.L.', 'Hidalgo 12', 'Colonia Del Valle'],
    ['Roble 5, Fracc. Las Flores, frente al OXXO', 'Roble 5', 'Fracc. Las Flores'],
    [' Hidalgo 12 ', 'Hidalgo 12', ''],
    ['Hidalgo 12,', 'Hidalgo 12', ''],
    ['Hidalgo 12, Int. 3', 'Hidalgo 12, Int. 3', ''],
    ['Hidalgo 12, Depto 4, Centro, Durango', 'Hidalgo 12, Depto 4', 'Centro'],
    ['Hidalgo 12, Centro, Durango, Dgo.', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, Centro, N.L.', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, Centro, C.P. 34000', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, Centro, 34000', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, Monterrey N.L.', 'Hidalgo 12', ''],
    ['Hidalgo 12, N.L.', 'Hidalgo 12', ''],
    ['Hidalgo 12, C.P. 34000', 'Hidalgo 12', ''],
    ['Hidalgo 12, frente al OXXO', 'Hidalgo 12', ''],
    ['Hidalgo 12, Centro, entre Juárez y Zarco', 'Hidalgo 12', 'Centro'],
    ['Hidalgo 12, casa azul, Analco', 'Hidalgo 12', 'Analco'],
    ['Colonias 12', 'Colonias 12', ''],
    ['', '', ''],
  ])('%j → %j, %j', (direccion, calle, colonia) => {
    expect(partirDireccion(direccion)).toEqual({ calle, colonia });
  });
});

describe('the city of a location', () => {
  it.each([
    ['Centro Durango', 'Centro', 'Durango'],
    ['Centro', 'Centro', ''],
    ['Monterrey', '', 'Monterrey'],
    [UBICACION_POR_DEFECTO, '', ''],
  ])('%j with %j: %j', (ubicacion, colonia, ciudad) => {
    expect(ciudadDe({ ubicacion, colonia })).toBe(ciudad);
  });
});

describe('what a map is asked for: street, colonia and city, none twice', () => {
  it.each([
    [
      {
        direccion: 'Maderera 5, Maderera',
        calle: 'Maderera 5',
        colonia: 'Maderera',
        ubicacion: 'Maderera Durango',
      },
      'Maderera 5, Maderera, Durango',
    ],
    [
      { direccion: 'Maderera', calle: '', colonia: 'Maderera', ubicacion: 'Maderera Durango' },
      'Maderera, Durango',
    ],
    [
      { direccion: 'Av. 5 #12, Centro', colonia: 'Centro', ubicacion: 'Centro Monterrey' },
      'Av. 5 #12, Centro, Monterrey',
    ],
    [{ direccion: 'Hidalgo 12', ubicacion: UBICACION_POR_DEFECTO }, 'Hidalgo 12, Durango'],
  ])('%j', (donde, lugar) => expect(lugarEnMapa(donde)).toBe(lugar));
});

it.each([
  [{ direccion: 'Hidalgo 12, Centro', colonia: 'Analco' }, 'Analco'],
  [{ direccion: 'Hidalgo 12, Centro', colonia: '' }, 'Centro'],
  [{ direccion: 'Hidalgo 12, Centro' }, 'Centro'],
  [{ direccion: 'Hidalgo 12' }, ''],
])('the colonia of %j: %j', (donde, colonia) => expect(coloniaDe(donde)).toBe(colonia));
