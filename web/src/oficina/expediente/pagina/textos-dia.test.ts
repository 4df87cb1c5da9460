import { centavos, fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { palabraDe, textoDelDia } from './textos-dia.ts';

const dia = { fecha: fecha('2026-11-17'), clase: 'pago', abonos: 1 } as const;

it.each([
  [12_000, '$120'],
  [12_050, '$120.50'],
  [123_450, '$1,234.50'],
  [1_234_500, '$12,345'],
  [1_234_550, '✓'],
  [9_999_999_999, '✓'],
])('%i centavos are %s in a cell: whole or not at all; its label says them', (monto, corto) => {
  expect(palabraDe({ ...dia, monto: centavos(monto) })).toBe(corto);
});

it('says the day, what it was, how much, and what else', () => {
  expect(textoDelDia({ ...dia, monto: centavos(12_050), vence: true })).toBe(
    'Martes 17/11/2026: Pago de $120.50, 1 abono. Vence el crédito',
  );
  const libre = { ...dia, clase: 'libre', monto: centavos(0), abonos: 0 } as const;
  expect(
    textoDelDia({ ...dia, clase: 'visita', monto: centavos(0), abonos: 0, porque: 'No estaba' }),
  ).toMatch(/: Visita sin pago\. No estaba$/);
  expect(textoDelDia({ ...libre, festivo: 'Revolución' })).toBe('Martes 17/11/2026: Revolución');
  expect(textoDelDia({ ...libre, fecha: fecha('2026-11-15') })).toBe(
    'Domingo 15/11/2026: Domingo, no se cobra',
  );
});
