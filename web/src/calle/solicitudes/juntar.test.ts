import { expect, test } from 'vitest';
import { juntar } from './juntar.ts';

const a = (...horas: number[]) =>
  horas.map((hora) => ({ fecha_solicitud: `2026-11-18T${String(hora).padStart(2, '0')}:00:00-06:00` }));
const horas = (filas: readonly { fecha_solicitud: string }[]) =>
  filas.map(({ fecha_solicitud }) => Number(fecha_solicitud.slice(11, 13)));

test.each([
  ['both whole', [16, 10], false, [15, 12], false, [16, 15, 12, 10], [false, false]],
  ['the first ends higher', [16, 14], true, [15, 12], true, [16, 15, 14], [true, false]],
  ['only the second has more', [16, 10], false, [15, 12], true, [16, 15, 12], [false, true]],
  ['both end at the same instant', [16, 12], true, [12], true, [16, 12, 12], [true, true]],
  ['one is empty', [], false, [15, 12], true, [15, 12], [false, true]],
  ['nothing at all', [], false, [], false, [], [false, false]],
] as const)('%s', (_, deAqui, masUnas, otras, masOtras, esperadas, cortas) => {
  const junto = juntar([
    { filas: a(...deAqui), hayMas: masUnas },
    { filas: a(...otras), hayMas: masOtras },
  ]);
  expect(horas(junto.filas)).toEqual(esperadas);
  expect(junto.cortas).toEqual(cortas);
});

test('an instant is an instant, whatever its offset', () => {
  const { filas } = juntar([
    { filas: [{ fecha_solicitud: '2026-11-18T11:00:00-06:00' }], hayMas: false },
    { filas: [{ fecha_solicitud: '2026-11-18T17:30:00Z' }], hayMas: false },
  ]);
  expect(filas.map(({ fecha_solicitud }) => fecha_solicitud)).toEqual([
    '2026-11-18T17:30:00Z',
    '2026-11-18T11:00:00-06:00',
  ]);
});
