import { describe, expect, test } from 'vitest';
import { diaSemana, DOMINGO, fecha } from './calendario.ts';
import { calcularCredito, fechaVencimiento } from './credito.ts';
import { centavos, sumar } from './dinero.ts';
import { abonosCubiertos, planDePagos } from './plan-de-pagos.ts';
import { PLAZOS } from './plazo.ts';

const LUNES = fecha('2026-11-23');
const NAVIDAD = { fecha: fecha('2026-12-25'), nombre: 'Navidad' };

describe('the plan of a loan', () => {
  test.each(PLAZOS)('of %i days adds up to the total, and ends on its due date', (dias_pago) => {
    for (const monto of [1, 99, 100, 33_333, 100_000, 99_999_999]) {
      const credito = { ...calcularCredito(centavos(monto), dias_pago), dias_pago, fecha_inicio: LUNES };
      const plan = planDePagos(credito, [NAVIDAD]);
      expect(plan.map(({ numero }) => numero)).toEqual(Array.from({ length: dias_pago }, (_, n) => n + 1));
      expect(sumar(...plan.map((pago) => pago.monto))).toBe(credito.monto_total);
      expect(plan.every((pago) => pago.monto >= 0)).toBe(true);
      expect(plan.at(-1)?.fecha).toBe(fechaVencimiento(LUNES, dias_pago, [NAVIDAD]));
      expect(plan.some((pago) => pago.fecha === NAVIDAD.fecha)).toBe(false);
    }
  });

  test('begins the day after the start; of 30 days it leaves out Sundays', () => {
    const credito = {
      ...calcularCredito(centavos(100_000), 30),
      dias_pago: 30 as const,
      fecha_inicio: LUNES,
    };
    const plan = planDePagos(credito, []);
    expect(plan[0]).toEqual({ numero: 1, fecha: '2026-11-24', monto: 4000 });
    expect(plan.some((pago) => diaSemana(pago.fecha) === DOMINGO)).toBe(false);
  });

  test.each([
    ['rounded up', 250_000, 60, 5417, 5397],
    ['rounded down', 33_333, 30, 1333, 1343],
  ] as const)('the last payment is what rounding leaves (%s)', (_, monto, dias_pago, primero, ultimo) => {
    const credito = { ...calcularCredito(centavos(monto), dias_pago), dias_pago, fecha_inicio: LUNES };
    const plan = planDePagos(credito, []);
    expect([plan[0]?.monto, plan.at(-1)?.monto]).toEqual([primero, ultimo]);
  });
});

describe('the daily amounts that are covered', () => {
  // 3,600 in 30 days; 333.33 and interest, which rounds down, so that the last amount is larger than the others; and up.
  const DE_TREINTA = {
    monto_total: centavos(360_000),
    monto_diario: centavos(12_000),
    dias_pago: 30,
  } as const;
  const HACIA_ABAJO = { ...calcularCredito(centavos(33_333), 30), dias_pago: 30 } as const;
  const HACIA_ARRIBA = { ...calcularCredito(centavos(250_000), 60), dias_pago: 60 } as const;
  test.each([
    ['nothing paid', DE_TREINTA, 360_000, 0],
    ['a part of the first', DE_TREINTA, 348_001, 0],
    ['the first', DE_TREINTA, 348_000, 1],
    ['one and a half', DE_TREINTA, 342_000, 1],
    ['all but a centavo', DE_TREINTA, 1, 29],
    ['all of it', DE_TREINTA, 0, 30],
    ['thirty daily amounts, and the rest of the rounding is owed', HACIA_ABAJO, 10, 29],
    ['all, rounded down', HACIA_ABAJO, 0, 30],
    ['all but the last, rounded up', HACIA_ARRIBA, 5397, 59],
    ['all, rounded up', HACIA_ARRIBA, 0, 60],
  ] as const)('%s', (_, credito, saldo, cubiertos) => {
    expect(abonosCubiertos(credito, centavos(saldo))).toBe(cubiertos);
  });
});
