import { describe, expect, it } from 'vitest';
import { creditoActivo, p } from '../pruebas/constructores.ts';
import { diasDesde, fecha } from './calendario.ts';
import { debidoPorPlan } from './debido-por-plan.ts';
import { fechaVencimiento } from './credito.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import type { Plazo } from './plazo.ts';

/** Of 1,000 in thirty amounts of 40, from Tuesday 3 November to Monday 7 December; no Sunday is in it. */
const INICIO = fecha('2026-11-02');
function de({ plazo = 30, monto = 1000, festivo }: { plazo?: Plazo; monto?: number; festivo?: string } = {}) {
  const festivos = festivo === undefined ? [] : [{ fecha: fecha(festivo), nombre: 'Feriado' }];
  const credito = creditoActivo({ plazo, monto: p(monto) });
  const fecha_vencimiento = fechaVencimiento(INICIO, plazo, festivos);
  return debidoPorPlan(
    { ...credito, fecha_inicio: INICIO, fecha_vencimiento },
    { ...NEGOCIO_POR_DEFECTO, festivos },
  );
}

describe('what a loan owes of a day', () => {
  it.each([
    ['nothing on its first day', '2026-11-02', 0, 0],
    ['the daily amount on the day after', '2026-11-03', 0, 40],
    ['nothing of a day that is paid', '2026-11-03', 40, 0],
    ['the rest of one that is paid in part', '2026-11-03', 25, 15],
    ['no arrears', '2026-11-04', 0, 40],
    ['the rest of one that is paid ahead in part', '2026-11-04', 60, 20],
    ['nothing of days that are paid ahead', '2026-11-05', 400, 0],
    ['nothing on a Sunday', '2026-11-08', 0, 0],
    ['the last day of the plan', '2026-12-07', 0, 40],
    ['a balance that is less than a day', '2026-12-07', 1190, 10],
    ['past due a daily amount, as it is collected', '2026-12-08', 0, 40],
    ['past due no more than the balance', '2026-12-08', 1190, 10],
    ['nothing that is paid off', '2026-12-08', 1200, 0],
    ['past due nothing on a Sunday', '2026-12-13', 0, 0],
  ])('%s: on %s with %i paid', (_, dia, pagado, debe) => {
    expect(de().delDia(fecha(dia), p(pagado))).toBe(p(debe));
  });

  it('on Sundays where its term is collected then, and never on a holiday, which moves the end of the plan', () => {
    expect(de({ plazo: 60 }).delDia(fecha('2026-11-08'), p(0))).toBe(p(21.67));
    const conFeriado = de({ festivo: '2026-11-16' });
    expect(conFeriado.delDia(fecha('2026-11-16'), p(0))).toBe(0);
    expect(conFeriado.delDia(fecha('2026-12-08'), p(1190))).toBe(p(10));
    // The thirtieth day is that Tuesday now: its share, paid ahead in full.
    expect(conFeriado.delDia(fecha('2026-12-07'), p(1190))).toBe(0);
    expect(de({ festivo: '2026-12-09' }).delDia(fecha('2026-12-09'), p(0))).toBe(0);
  });

  it('the last day is what rounding leaves', () => {
    expect(de({ monto: 1000.01 }).delDia(fecha('2026-12-07'), p(0))).toBe(p(40.01));
  });
});

it.each([
  ['2026-11-03', 0, 0],
  ['2026-11-04', 40, 0],
  ['2026-11-04', 400, 0],
  ['2026-11-04', 39.99, 1],
  ['2026-11-04', 0, 1],
  ['2026-11-05', 0, 2],
  ['2026-11-10', 0, 2],
  ['2026-11-11', 0, 3],
  ['2027-01-02', 0, 5],
  ['2027-01-03', 0, 6],
])('it begins %s with %i paid in stretch %i', (dia, pagado, tramo) => {
  expect(de().tramo(fecha(dia), p(pagado))).toBe(tramo);
});

describe('days that follow each other', () => {
  const corrido = (dia: string, pagado: number) =>
    de()
      .deCorrido(diasDesde(fecha(dia), 7), p(pagado))
      .map((monto) => monto / 100);

  it.each([
    ['each its share, over a Sunday', '2026-11-06', 0, [40, 40, 0, 40, 40, 40, 40]],
    ['none that is paid ahead', '2026-11-03', 100, [0, 0, 20, 40, 40, 0, 40]],
    ['past due as long as the balance lasts', '2026-12-08', 1130, [40, 30, 0, 0, 0, 0, 0]],
    ['the end of the plan, and then what is behind', '2026-12-05', 1000, [40, 0, 40, 40, 40, 40, 0]],
    ['one that is paid off at its end', '2026-12-05', 1120, [40, 0, 40, 0, 0, 0, 0]],
  ])('%s', (_, dia, pagado, montos) => expect(corrido(dia, pagado)).toEqual(montos));
});
