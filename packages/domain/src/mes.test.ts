import { expect, it, test } from 'vitest';
import { fecha } from './calendario.ts';
import { diasDeMes, formatearMes, mesDe, mesesHasta } from './mes.ts';

it.each([
  ['2026-11-01', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2026-02-10', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2026-01-31', '2026-01-01', '2026-01-31'],
])('the month of %s goes from %s to %s', (dia, inicio, fin) =>
  expect(diasDeMes(mesDe(fecha(dia)))).toEqual({ inicio, fin }),
);

test('the months before one go back over the years', () =>
  expect(mesesHasta(fecha('2026-02-15'), 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']));

test('a month is told with its year', () =>
  expect(formatearMes(mesDe(fecha('2026-09-30')))).toBe('septiembre de 2026'));
