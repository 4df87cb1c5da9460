import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import { PARAMETROS } from './parametros.ts';
import { PLAZOS } from './plazo.ts';
import { propuestasDeAbono } from './propuestas.ts';

const REGLAS = { festivos: [], parametros: PARAMETROS };
const INICIO = fecha('2026-11-09');
/** 2,400 to pay at 80 a day from Monday the 9th on: by Wednesday the 18th eight days are due. */
const HOY = fecha('2026-11-18');
const credito = (saldo: number, mas: object = {}) => ({
  monto_diario: p(80),
  monto_total: p(2400),
  saldo: p(saldo),
  dias_pago: 30 as const,
  fecha_inicio: INICIO,
  fecha_vencimiento: null,
  ...mas,
});
const dichas = (saldo: number, mas: object = {}) =>
  propuestasDeAbono(credito(saldo, mas), HOY, REGLAS).map(({ clase, monto }) => `${clase} ${monto / 100}`);

describe('the amounts that are offered in one tap', () => {
  it.each([
    ['nothing paid', 2400, ['abono 80', 'al_corriente 640', 'liquidar 2400']],
    ['one day behind', 1920, ['abono 80', 'al_corriente 160', 'liquidar 1920']],
    ['only today is missing', 1840, ['abono 80', 'liquidar 1840']],
    ['ahead', 1000, ['abono 80', 'liquidar 1000']],
    ['one abono remains', 80, ['liquidar 80']],
    ['less than a peso would remain', 80.5, ['liquidar 80.5']],
    ['nothing remains', 0, []],
  ])('%s', (_, saldo, espera) => expect(dichas(saldo)).toEqual(espera));

  it('past its end the balance is all that is behind', () =>
    expect(propuestasDeAbono(credito(400), fecha('2027-02-01'), REGLAS).map(({ clase }) => clase)).toEqual([
      'abono',
      'liquidar',
    ]));

  it('a loan without a start has nothing behind', () =>
    expect(dichas(2400, { fecha_inicio: null })).toEqual(['abono 80', 'liquidar 2400']));

  it('what waits for the manager is not open', () => {
    expect(dichas(2400, { en_espera: p(1760) })).toEqual(['abono 80', 'al_corriente 640']);
    expect(dichas(2400, { en_espera: p(2350) })).toEqual(['abono 50']);
    expect(dichas(2400, { en_espera: p(2400) })).toEqual([]);
  });

  it('each is more than the one before, none more than is owed, and the last one that is owed ends the loan', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAZOS),
        fc.integer({ min: 100, max: 5_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 120 }),
        (dias_pago, total, parte, dia) => {
          const saldo = centavos(Math.round(total * parte));
          const monto_diario = centavos(Math.max(Math.round(total / dias_pago), 1));
          const hoy = fecha(new Date(Date.UTC(2026, 10, 9 + dia)).toISOString().slice(0, 10));
          const figuras = { monto_diario, monto_total: centavos(total), saldo, dias_pago };
          const montos = propuestasDeAbono(credito(0, figuras), hoy, REGLAS);
          expect(montos.map(({ monto }) => monto)).toEqual(
            [...new Set(montos.map(({ monto }) => monto))].toSorted((a, b) => a - b),
          );
          if (saldo > 0) expect(montos.at(-1)).toEqual({ clase: 'liquidar', monto: saldo });
        },
      ),
    ));
});
