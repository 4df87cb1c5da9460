import { expect, test } from 'vitest';
import { reportes } from './reportes.ts';

test.each([
  ['2026-11-10', /2026-11-10 no lo es; el de esa semana es 2026-11-09/],
  ['2026-02-30', /"2026-02-30" no es una fecha/],
  ['hoy', /"hoy" no es una fecha/],
])('the week %s is refused before anything is connected', (semana, dice) => {
  expect(() => reportes.preparar({ semana })).toThrow(dice);
});

test.each([{}, { semana: '2026-11-09' }, { cobrador: 'c1' }])('%j is taken', (opciones) => {
  expect(reportes.preparar(opciones)).toBeTypeOf('function');
});
