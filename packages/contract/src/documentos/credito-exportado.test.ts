import { describe, expect, it } from 'vitest';
import { creditoExportado } from './credito-exportado.ts';

const leer = (documento: object) => creditoExportado.parse(documento);

describe('a credit read for an export', () => {
  it('may lack everything', () => {
    expect(leer({})).toMatchObject({ nombre: '', telefono: '', fecha_inicio: null, dias_pago: null });
  });

  it.each([
    ['telefono', 6181234567, '6181234567'],
    ['telefono', null, ''],
    ['nombre', { de: 'pila' }, ''],
    ['nombre', `${'Ñ'.repeat(300)} \u{1F600}\u0007`, `${'Ñ'.repeat(300)} \u{1F600}\u0007`],
    ['fecha_inicio', '2026-02-30', null],
    ['fecha_inicio', new Date(0), null],
    ['fecha_vencimiento', '2026-02-28', '2026-02-28'],
    ['dias_pago', 45, 45],
    ['dias_pago', 0, null],
    ['dias_pago', -30, null],
    ['dias_pago', '30', null],
    ['monto_total_centavos', -500, -500],
    ['monto_total_centavos', 100.5, null],
    ['monto_total_centavos', NaN, null],
    ['monto_total_centavos', 1e12, 1e12],
    ['monto_total_centavos', 1e12 + 1, null],
    ['entrega', { estado: 'por_entregar', monto_centavos: 0 }, { estado: 'por_entregar' }],
    ['entrega', 'ayer', null],
  ])('%s %j reads as %j', (campo, guardado, leido) => {
    expect(leer({ [campo]: guardado })).toMatchObject({ [campo]: leido });
  });
});
