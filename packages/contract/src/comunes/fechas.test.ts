import { fecha, type Fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fechaAbono, fechaNegocio, instante } from './fechas.ts';

describe('fecha_abono', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T11:00:00-06:00', '2026-11-20'],
    ['2026-11-21T05:59:59.999Z', '2026-11-20'],
    ['2026-11-21T06:00:00Z', '2026-11-21'],
  ])('%s is the business date %s in Monterrey', (entrada, fecha) => {
    expect(z.decode(fechaAbono, entrada)).toBe(fecha);
  });

  it.each([
    '2026-02-30',
    '20/11/2026',
    '2026-11-20 11:00',
    '',
    'hoy',
    '2026-13-01T00:00:00Z',
    '0500-01-01T00:00:00Z',
    '1000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
  ])('%s is refused', (entrada) => {
    expect(z.safeDecode(fechaAbono, entrada).error?.issues).toMatchObject([{ message: 'Fecha inválida' }]);
  });
});

describe('dates and instants', () => {
  it('a business date exists in the calendar', () => {
    expect(z.safeDecode(fechaNegocio, '2026-02-29').success).toBe(false);
    expect(z.safeDecode(fechaNegocio, '2028-02-29').success).toBe(true);
    for (const lejos of ['0001-01-01', '1999-12-31', '3000-01-01', '9999-12-31'])
      for (const esquema of [fechaNegocio, fechaAbono])
        expect(z.safeDecode(esquema, lejos).success, lejos).toBe(false);
  });

  it('a business date travels as it is', () => {
    for (const esquema of [fechaNegocio, fechaAbono])
      expect(z.encode(esquema, fecha('2026-11-20'))).toBe('2026-11-20');
    expect(z.safeDecode(fechaNegocio, 'hoy').error?.issues).toMatchObject([{ message: 'Fecha inválida' }]);
  });

  it.each([null, undefined, 20_261_120])('%s is no business date, on the way in or out', (valor) => {
    for (const esquema of [fechaNegocio, fechaAbono]) {
      expect(z.safeDecode(esquema, valor as unknown as string).success).toBe(false);
      expect(z.safeEncode(esquema, valor as unknown as Fecha).success).toBe(false);
    }
  });

  it('an instant names its offset', () => {
    expect(instante.safeParse('2026-11-20T11:00:00').error?.issues).toMatchObject([
      { message: 'Instante inválido' },
    ]);
    expect(instante.safeParse('2026-11-20T11:00:00.000-06:00').success).toBe(true);
  });
});
