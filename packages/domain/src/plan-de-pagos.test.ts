import { describe, expect, test } from 'vitest';
import { diaSemana, DOMINGO, fecha } from './calendario.ts';
import { calcularCredito, fechaVencimiento } from './credito.ts';
import { centavos, sumar } from './dinero.ts';
import { planDePagos } from './plan-de-pagos.ts';
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
