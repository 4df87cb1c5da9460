import { describe, expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { esTardia, fechaContable, validarCaptura } from './captura.ts';
import { PARAMETROS } from './parametros.ts';

const AHORA = a('2026-11-20', '11:00');
const hace = (segundos: number): Date => new Date(AHORA.getTime() - segundos * 1000);
const HORA = 3600;

describe('when an action happened', () => {
  it.each([
    ['now, when the phone says nothing', undefined, 'valida', '2026-11-20', false],
    ['2 minutes ahead', hace(-120), 'valida', '2026-11-20', false],
    ['a second more ahead', hace(-121), 'en_futuro', null, null],
    ['15 minutes ago', hace(900), 'valida', '2026-11-20', false],
    ['a second more ago', hace(901), 'valida', '2026-11-20', true],
    ['yesterday', hace(24 * HORA), 'valida', '2026-11-19', true],
    ['72 hours ago', hace(72 * HORA), 'valida', '2026-11-17', true],
    ['a second more', hace(72 * HORA + 1), 'muy_antigua', null, null],
  ])('%s', (_, capturado_en, tipo, dia, tardia) => {
    const captura = validarCaptura({ parametros: PARAMETROS, ahora: AHORA, capturado_en });
    expect(captura.tipo).toBe(tipo);
    if (captura.tipo === 'valida') {
      expect(captura).toEqual({ tipo, fecha: dia, tardia, instante: capturado_en ?? AHORA });
    } else expect(captura.mensaje).not.toBe('');
  });

  it.each([
    ['2026-11-20', 'valida'],
    ['2026-11-19', 'fecha_invalida'],
    ['2026-11-21', 'fecha_invalida'],
    ['2026-02-30', 'fecha_invalida'],
    ['ayer', 'fecha_invalida'],
    ['2026-11-21T05:59:59Z', 'valida'],
    ['2026-11-21T06:00:00Z', 'fecha_invalida'],
    ['2026-11-20T03:00:00-06:00', 'valida'],
  ])('fecha_abono %s for a tap of 2026-11-20: %s', (fecha_abono, tipo) => {
    expect(validarCaptura({ parametros: PARAMETROS, ahora: AHORA, fecha_abono }).tipo).toBe(tipo);
  });

  it('fecha_abono goes with the tap, not with the arrival', () => {
    const capturado_en = a('2026-11-19', '17:59:50');
    expect(
      validarCaptura({ parametros: PARAMETROS, ahora: AHORA, capturado_en, fecha_abono: '2026-11-19' }).tipo,
    ).toBe('valida');
    expect(
      validarCaptura({ parametros: PARAMETROS, ahora: AHORA, capturado_en, fecha_abono: '2026-11-20' }).tipo,
    ).toBe('fecha_invalida');
  });

  it('17:59:50 that arrives at 18:00:10 happened at 17:59:50', () => {
    const capturado_en = a('2026-11-20', '17:59:50');
    expect(
      validarCaptura({ parametros: PARAMETROS, ahora: a('2026-11-20', '18:00:10'), capturado_en }),
    ).toMatchObject({
      instante: capturado_en,
      tardia: false,
    });
  });
});

it('a row is late only after a quarter of an hour', () => {
  expect(esTardia(hace(900), AHORA, PARAMETROS)).toBe(false);
  expect(esTardia(hace(900.001), AHORA, PARAMETROS)).toBe(true);
});

it.each([
  ['2026-11-20', '2026-11-20', '11:00', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '23:59:59', '2026-11-20'],
  ['2026-11-20', '2026-11-21', '00:00', '2026-11-21'],
  ['2026-11-21', '2026-11-20', '23:59', '2026-11-21'],
])('the cash of %s that arrives on %s at %s is of %s', (dia, llegada, hora, contable) => {
  expect(fechaContable(fecha(dia), a(llegada, hora))).toBe(contable);
});
