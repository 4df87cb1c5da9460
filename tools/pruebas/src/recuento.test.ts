import { expect, test } from 'vitest';
import { deLosPedidos, lineaFinal, SIN_PRUEBAS, sumar } from './recuento.ts';

test('the last line names skipped tests only where there are some', () => {
  expect(lineaFinal({ passed: 3, failed: 0, omitidas: [] })).toBe('3 passed, 0 failed');
  expect(lineaFinal({ passed: 3, failed: 1, omitidas: ['a: b'] })).toBe('3 passed, 1 failed, 1 skipped');
});

test('stages add up', () => {
  const total = sumar([
    SIN_PRUEBAS,
    { passed: 2, failed: 1, omitidas: ['x: y'] },
    { passed: 1, failed: 0, omitidas: [] },
  ]);
  expect(total).toEqual({ passed: 3, failed: 1, omitidas: ['x: y'] });
});

test('asked for by title: the others are not skipped tests, and a title that nothing has is red', () => {
  expect(deLosPedidos({ passed: 1, failed: 0, omitidas: ['x: y'] })).toEqual({
    passed: 1,
    failed: 0,
    omitidas: [],
  });
  expect(deLosPedidos({ passed: 0, failed: 0, omitidas: ['x: y'] })).toEqual({
    passed: 0,
    failed: 1,
    omitidas: [],
  });
});
