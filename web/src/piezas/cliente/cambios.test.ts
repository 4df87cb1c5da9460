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

test('nothing changed, or spaces around it: no changes at all', () => {
  expect(cambiosDe(ANA, ANA)).toBeUndefined();
  expect(cambiosDe(ANA, { ...ANA, nombre: '  Ana López ' })).toBeUndefined();
});
