import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import { diasMarcadosPor, diasQueMarcan } from './dias-de-marcas.ts';
import { PARAMETROS } from './parametros.ts';

const hoy = fecha('2026-11-20');
const extremos = (dias: readonly string[]) => [dias[0], dias.at(-1), dias.length];

it.each([
  ['today', '2026-11-20', ['2026-11-13', '2026-11-20', 8], ['2026-11-16', '2026-11-20', 5]],
  ['yesterday', '2026-11-19', ['2026-11-12', '2026-11-20', 9], ['2026-11-15', '2026-11-20', 6]],
  ['long ago', '2026-11-01', ['2026-10-25', '2026-11-05', 12], ['2026-10-28', '2026-11-08', 12]],
])('%s: from which days its marks come, and whose marks its rows change', (_, dia, marcan, marcados) => {
  const limites = { hoy, parametros: PARAMETROS };
  expect(extremos(diasQueMarcan(fecha(dia), limites))).toEqual(marcan);
  expect(extremos(diasMarcadosPor(fecha(dia), limites))).toEqual(marcados);
});

it('a day marks another exactly when that one has it among those it comes from', () => {
  const hace = fc.nat({ max: 20 });
  fc.assert(
    fc.property(hace, hace, fc.integer({ min: 1, max: 200 }), (a, b, horas_captura_maximas) => {
      const [primero, segundo] = [sumarDias(hoy, -a), sumarDias(hoy, -b)];
      const limites = { hoy, parametros: { horas_captura_maximas } };
      expect(diasMarcadosPor(primero, limites).includes(segundo)).toBe(
        diasQueMarcan(segundo, limites).includes(primero),
      );
    }),
  );
});
