import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { acumular, avanceDePago } from '../paneles/PanelAcumulado.tsx';
import { unMovimiento } from '../../../piezas/credito/pruebas.ts';

const dia = (d: string) => ({ fecha: fecha(d), id_pago: `c1.${d}` });

describe('accumulated payments', () => {
  it('adds up what counts, newest first', () => {
    const historial = [
      unMovimiento({ ...dia('2026-11-19'), monto: centavos(5_000) }),
      unMovimiento({ ...dia('2026-11-18'), eliminado: true }),
      unMovimiento({ ...dia('2026-11-17'), tipo: 'atraso' }),
      unMovimiento({ ...dia('2026-11-16'), tipo: 'visita' }),
      unMovimiento({ ...dia('2026-11-15') }),
    ];
    expect(acumular(historial)).toEqual([
      { clave: 'c1.2026-11-19', fecha: '2026-11-19', monto: 5_000, total: 17_000 },
      { clave: 'c1.2026-11-15', fecha: '2026-11-15', monto: 12_000, total: 12_000 },
    ]);
  });

  it('a settlement by renewal counts', () => {
    const liquidacion = unMovimiento({ tipo: 'liquidacion', monto: centavos(100_000) });
    expect(acumular([liquidacion])[0]?.total).toBe(100_000);
  });

  it('only what is paid off is 100 %', () => {
    expect(avanceDePago(centavos(359_999), centavos(360_000))).toBe(99);
    expect(avanceDePago(centavos(360_000), centavos(360_000))).toBe(100);
  });

  it('counts in words', () => {
    expect([1, 12].map((n) => cuantos(n, 'pago', 'pagos'))).toEqual(['1 pago', '12 pagos']);
  });
});
