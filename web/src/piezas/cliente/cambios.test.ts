import { sinHuecos } from '@leal/domain';
import { expect, test } from 'vitest';
import { cambiosDe, type DatosEditables } from './cambios.ts';

const ANA: DatosEditables = {
  ...sinHuecos({
    nombre: 'Ana López',
    negocio: 'Abarrotes Ana',
    direccion: 'Hidalgo 12, Centro',
    calle: 'Hidalgo 12',
    colonia: 'Centro',
    telefono: '6181234567',
  }),
  dias_pago: 30,
};

test('only the fields that differ are sent', () => {
  expect(cambiosDe(ANA, { ...ANA, telefono: '6187654321', dias_pago: 60 })).toEqual({
    telefono: '6187654321',
    dias_pago: 60,
  });
});

test('an optional field can be emptied', () => {
  expect(cambiosDe(ANA, { ...ANA, colonia: '' })).toEqual({ colonia: '' });
});

const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };

test('references are compared by what they say; a line in which nothing is written is none', () => {
  const conRosa = { ...ANA, referencias: [ROSA] };
  const vacia = { nombre: ' ', telefono: '', relacion: '' };
  expect(cambiosDe(conRosa, { ...conRosa, referencias: [{ ...ROSA, nombre: 'Rosa Díaz ' }, vacia] })).toBe(
    undefined,
  );
  expect(cambiosDe(conRosa, { ...conRosa, referencias: [vacia] })).toEqual({ referencias: [] });
  expect(cambiosDe(ANA, conRosa)).toEqual({ referencias: [ROSA] });
});

test('nothing changed, or spaces around it: no changes at all', () => {
  expect(cambiosDe(ANA, ANA)).toBeUndefined();
  expect(cambiosDe(ANA, { ...ANA, nombre: '  Ana López ' })).toBeUndefined();
});
