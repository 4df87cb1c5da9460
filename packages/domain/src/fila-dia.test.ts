import { expect, it } from 'vitest';
import { a, filaDeDia } from '../pruebas/constructores.ts';
import { diaDelEfectivo } from './fila-dia.ts';

const llega = (sincronizado_en: Date) => ({
  captura: { capturado_en: a('2026-11-18', '11:00'), sincronizado_en, tardia: true },
});

it.each([
  ['came before its day was over', llega(a('2026-11-18', '23:59')), null],
  ['came when its day was over', llega(a('2026-11-19', '00:00')), '2026-11-19'],
  ['brings no cash', { ...llega(a('2026-11-19', '00:00')), tipo: 'atraso' as const }, null],
  ['is older than what rows say of their arrival', {}, null],
])('the day of the cash of a row that %s', (_, cambios, dia) => {
  expect(diaDelEfectivo(filaDeDia('a', cambios))).toBe(dia);
});
