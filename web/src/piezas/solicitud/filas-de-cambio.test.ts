import { expect, test } from 'vitest';
import { filasDeCambio } from './filas-de-cambio.ts';

test('field by field, in the order of the form, with the names of the form', () => {
  const filas = filasDeCambio({
    cambios_json: { dias_pago: 60, nombre: 'Ana López Ruiz' },
    antes: { nombre: 'Ana López', dias_pago: 30 },
  });
  expect(filas).toEqual([
    { campo: 'nombre', nombre: 'Nombre', antes: 'Ana López', despues: 'Ana López Ruiz', ahora: null },
    { campo: 'dias_pago', nombre: 'Días de pago', antes: '30 días', despues: '60 días', ahora: null },
  ]);
});

test('what has moved meanwhile is told; what is or becomes empty is said', () => {
  const filas = filasDeCambio({
    cambios_json: { colonia: '', telefono: '6187654321' },
    antes: { colonia: 'Centro', telefono: '6181234567' },
    actual: { telefono: '6180000000' },
  });
  expect(filas).toMatchObject([
    { campo: 'colonia', antes: 'Centro', despues: '(vacío)', ahora: null },
    { campo: 'telefono', antes: '6181234567', despues: '6187654321', ahora: '6180000000' },
  ]);
});

test('references are said one after the other, and none is empty', () => {
  const rosa = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
  const luis = { nombre: 'Luis Cano', telefono: '6185550135', relacion: '' };
  const filas = filasDeCambio({ cambios_json: { referencias: [rosa, luis] }, antes: { referencias: [] } });
  expect(filas).toMatchObject([
    {
      nombre: 'Referencias',
      antes: '(vacío)',
      despues: 'Rosa Díaz (Aval) · 6185550134; Luis Cano · 6185550135',
    },
  ]);
});

test('words alone change no field; a field of a later version keeps its own name', () => {
  expect(filasDeCambio({ cambios_json: null, antes: null })).toEqual([]);
  expect(filasDeCambio({ cambios_json: { apodo: 'La China' }, antes: null })).toMatchObject([
    { nombre: 'apodo', antes: '(vacío)', despues: 'La China' },
  ]);
});
