import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Fecha, fecha, sumarDias } from './calendario.ts';
import { calcularCredito, fechaVencimiento } from './credito.ts';
import { type Centavos, centavos } from './dinero.ts';
import { PLAZOS } from './plazo.ts';
import { diasATiempo } from './puntualidad.ts';
import { esCobrable } from './ventana-cobranza.ts';

const LUNES = fecha('2026-11-02');
const pago = (dia: number, monto: number, mas: object = {}) => ({
  fecha: sumarDias(LUNES, dia),
  monto_centavos: centavos(monto),
  ...mas,
});
/** $3,000 over 30 days: 30 daily payments of $120; the first falls due on the Tuesday. */
const CREDITO = {
  fecha_inicio: LUNES as Fecha | null,
  dias_pago: 30 as const,
  monto_total_centavos: centavos(360_000),
  monto_diario_centavos: centavos(12_000),
};
const TODO = 360_000;

describe('how many of its days a credit had covered by their due date', () => {
  test.each([
    ['all, when everything is paid on the first day', [pago(0, TODO)], 30],
    ['all, when the last peso comes on the last day', [pago(0, TODO - 1), pago(35, 1)], 30],
    ['all but the last, one day later', [pago(0, TODO - 1), pago(36, 1)], 29],
    ['none, when the first payment comes after the last', [pago(60, TODO)], 0],
    ['the due date itself is in time', [pago(1, 12_000), pago(60, TODO - 12_000)], 1],
    ['the day after is late', [pago(2, 12_000), pago(60, TODO - 12_000)], 0],
    [
      'what pays two days on the second covers only that one in time',
      [pago(2, 24_000), pago(60, 336_000)],
      1,
    ],
    ['a peso less than a daily payment covers no day', [pago(1, 11_900), pago(60, TODO - 11_900)], 0],
    ['Saturday’s is late on Sunday', [pago(0, 48_000), pago(6, 12_000), pago(60, 300_000)], 4],
    ['a deleted payment counts nowhere', [pago(0, TODO, { eliminado: {} }), pago(60, TODO)], 0],
    [
      'a capture that arrived later counts on its day',
      [pago(2, 12_000), pago(1, 12_000), pago(60, 336_000)],
      2,
    ],
    ['visits and late days are rows of nothing', [pago(1, 0), pago(2, 24_000), pago(60, 336_000)], 1],
  ])('%s', (_, renglones, dias) => expect(diasATiempo(CREDITO, renglones, [])).toBe(dias));

  test('a holiday is nobody’s due date', () => {
    const martes = [{ fecha: sumarDias(LUNES, 1), nombre: 'Día' }];
    const renglones = [pago(2, 12_000), pago(60, TODO - 12_000)];
    expect(diasATiempo(CREDITO, renglones, martes)).toBe(1);
  });

  test('a credit that never began has none', () =>
    expect(diasATiempo({ ...CREDITO, fecha_inicio: null }, [], [])).toBeNull());
});

it('is what walking day by day finds, whatever was paid and when', () => {
  const caso = fc.record({
    plazo: fc.constantFrom(...PLAZOS),
    monto: fc.integer({ min: 100, max: 9_999_999 }),
    pagos: fc.array(
      fc.record({ dia: fc.integer({ min: 0, max: 80 }), partes: fc.integer({ min: 1, max: 300 }) }),
    ),
  });
  fc.assert(
    fc.property(caso, ({ plazo, monto, pagos }) => {
      const { monto_total, monto_diario } = calcularCredito(centavos(monto), plazo);
      const credito = {
        fecha_inicio: LUNES,
        dias_pago: plazo,
        monto_total_centavos: monto_total,
        monto_diario_centavos: monto_diario,
      };
      let resta: number = monto_total;
      const renglones = pagos.map(({ dia, partes }) => {
        const monto = Math.min(Math.floor((monto_diario * partes) / 50), resta);
        resta -= monto;
        return pago(dia, monto);
      });
      const pagadoAl = (dia: Fecha): Centavos =>
        centavos(
          renglones.reduce((suma, renglon) => suma + (renglon.fecha <= dia ? renglon.monto_centavos : 0), 0),
        );
      let [cubiertos, n] = [0, 0];
      const fin = fechaVencimiento(LUNES, plazo, []);
      for (let dia = sumarDias(LUNES, 1); dia <= fin; dia = sumarDias(dia, 1)) {
        if (!esCobrable(dia, plazo, [])) continue;
        n += 1;
        if (pagadoAl(dia) >= (n === plazo ? monto_total : Math.min(n * monto_diario, monto_total)))
          cubiertos += 1;
      }
      expect(diasATiempo(credito, renglones, [])).toBe(cubiertos);
    }),
  );
});
