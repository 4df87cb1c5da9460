import { expect, test } from 'vitest';
import { deLosPedidos, enPalabras, lineaFinal, SIN_PRUEBAS, sumar } from './recuento.ts';

test('the last line names skipped tests only where there are some', () => {
  expect(lineaFinal({ passed: 3, failed: 0, omitidas: [] })).toBe('3 passed, 0 failed');
  expect(lineaFinal({ passed: 3, failed: 1, omitidas: ['a: b'] })).toBe('3 passed, 1 failed, 1 skipped');
});

test('stages add up', () => {
  const total = sumar([
    SIN_PRUEBAS,
    {
      ...SIN_PRUEBAS,
      passed: 2,
      failed: 1,
      omitidas: ['x: y'],
      fallidas: [{ dicho: 'z' }],
      archivos: [{ archivo: 'v', ms: 1 }],
    },
    { ...SIN_PRUEBAS, passed: 1, inestables: ['w'] },
  ]);
  expect(total).toEqual({
    passed: 3,
    failed: 1,
    omitidas: ['x: y'],
    fallidas: [{ dicho: 'z' }],
    inestables: ['w'],
    archivos: [{ archivo: 'v', ms: 1 }],
  });
});

test('asked for by title: the others are not skipped tests, and a title that nothing has is red', () => {
  const omitidas = ['x: y'];
  expect(deLosPedidos({ ...SIN_PRUEBAS, passed: 1, omitidas })).toEqual({ ...SIN_PRUEBAS, passed: 1 });
  expect(deLosPedidos({ ...SIN_PRUEBAS, omitidas })).toEqual({ ...SIN_PRUEBAS, failed: 1 });
});

test('what failed is said again at the end, in a few plain lines', () => {
  const renglones = Array.from({ length: 40 }, (_, i) => `renglon ${i}`);
  const dicho = enPalabras('a.test.ts > suma', [
    { message: `\u001B[31mrojo\u001B[39m\n${renglones.join('\n')}` },
  ]);
  expect(dicho.split('\n').slice(0, 3)).toEqual(['a.test.ts > suma', '    rojo', '    renglon 0']);
  expect(dicho.split('\n')).toHaveLength(13);
  expect(enPalabras('b.test.ts', [])).toBe('b.test.ts');
});
