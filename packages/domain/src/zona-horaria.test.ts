import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fecha } from './calendario.ts';
import {
  aInstanteIso,
  decirDesfase,
  desfaseDicho,
  fechaLocal,
  formatearHora,
  horaLocal,
  instanteLocal,
  interpretarFecha,
} from './zona-horaria.ts';

// Another file of this worker may have been told one.
beforeEach(() => decirDesfase(undefined));

describe('an instant on the wall of Monterrey', () => {
  it.each([
    ['2026-11-20T17:00:00.000Z', '2026-11-20', '11:00', '2026-11-20T11:00:00.000-06:00'],
    ['2026-11-21T05:59:59.999Z', '2026-11-20', '23:59', '2026-11-20T23:59:59.999-06:00'],
    ['2026-11-21T06:00:00.000Z', '2026-11-21', '00:00', '2026-11-21T00:00:00.000-06:00'],
    ['2027-01-01T05:00:00.120Z', '2026-12-31', '23:00', '2026-12-31T23:00:00.120-06:00'],
    // Summer time ended in 2022; old instants still had it.
    ['2019-07-01T15:00:00.000Z', '2019-07-01', '10:00', '2019-07-01T10:00:00.000-05:00'],
    ['2022-10-30T06:59:59.999Z', '2022-10-30', '01:59', '2022-10-30T01:59:59.999-05:00'],
    ['2022-10-30T07:00:00.000Z', '2022-10-30', '01:00', '2022-10-30T01:00:00.000-06:00'],
    ['2026-07-01T16:00:00.000Z', '2026-07-01', '10:00', '2026-07-01T10:00:00.000-06:00'],
    ['1969-12-31T23:59:59.250Z', '1969-12-31', '17:59', '1969-12-31T17:59:59.250-06:00'],
  ])('%s is %s %s', (utc, dia, hora, iso) => {
    const instante = new Date(utc);
    expect(fechaLocal(instante)).toBe(dia);
    expect(formatearHora(instante)).toBe(hora);
    expect(aInstanteIso(instante)).toBe(iso);
    expect(new Date(aInstanteIso(instante)).getTime()).toBe(instante.getTime());
  });

  it('tells hour, minute and second', () => {
    expect(horaLocal(new Date('2026-11-20T15:59:58Z'))).toEqual({ hora: 9, minuto: 59, segundo: 58 });
    expect(horaLocal(new Date('2026-11-20T06:00:00Z'))).toEqual({ hora: 0, minuto: 0, segundo: 0 });
  });

  it('an invalid Date is no instant', () => {
    expect(() => fechaLocal(new Date(NaN))).toThrow(RangeError);
  });
});

describe('instanteLocal', () => {
  it.each([
    ['2026-11-20', '09:59:59', '2026-11-20T15:59:59.000Z'],
    ['2026-11-20', '18:00', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20', '23:59:59', '2026-11-21T05:59:59.000Z'],
    ['2019-07-01', '10:00', '2019-07-01T15:00:00.000Z'],
  ])('%s at %s is %s', (dia, hora, utc) => {
    expect(instanteLocal(fecha(dia), hora).toISOString()).toBe(utc);
  });

  it.each(['24:00', '9:00', '10:60', '10:00:60', '', '10'])('%j is no time of day', (hora) => {
    expect(() => instanteLocal(fecha('2026-11-20'), hora)).toThrow(RangeError);
  });

  it('is the inverse of reading the wall', () => {
    const segundos = fc.integer({ min: Date.UTC(2023, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });
    fc.assert(
      fc.property(segundos, (s) => {
        const instante = new Date(s * 1000);
        const hora = aInstanteIso(instante).slice(11, 19);
        expect(instanteLocal(fechaLocal(instante), hora).getTime()).toBe(instante.getTime());
      }),
    );
  });
});

describe('leerFecha', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21T05:30:00Z', '2026-11-20'],
    ['2026-11-20T23:30:00-06:00', '2026-11-20'],
    ['2026-11-21T00:30:00.123-05:00', '2026-11-20'],
    ['2026-11-20T10:00Z', '2026-11-20'],
  ])('%s is cut to %s', (texto, dia) => {
    expect(interpretarFecha(texto)).toBe(dia);
  });

  it.each([
    '2026-02-30',
    '2026-11-20T10:00:00',
    '2026-13-01T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '0500-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '2026-11-20T99:00:00Z',
    'hoy',
    '',
    '20/11/2026',
  ])('%j is none', (texto) => {
    expect(interpretarFecha(texto)).toBeNull();
  });
});

describe('an offset that the server told', () => {
  afterEach(() => {
    decirDesfase(undefined);
    vi.restoreAllMocks();
  });

  it.each([
    ['2026-07-20T17:20:00.000-06:00', -360],
    ['2026-07-20T17:20:00-05:00', -300],
    ['2026-07-20T17:20+05:30', 330],
    ['2026-07-20T23:20:00.000Z', undefined],
    ['ayer', undefined],
  ])('stands in its instant %s: %s min', (iso, minutos) => {
    expect(desfaseDicho(iso)).toBe(minutos);
  });

  it('decides hour, day and instant, whatever the table of zones of this machine says', () => {
    const veranoViejo = new Date('2019-07-01T23:20:00Z');
    expect(formatearHora(veranoViejo)).toBe('18:20');
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('nobody asks');
    });
    decirDesfase(-360);
    expect(formatearHora(veranoViejo)).toBe('17:20');
    expect(aInstanteIso(veranoViejo)).toBe('2019-07-01T17:20:00.000-06:00');
    expect(instanteLocal(fecha('2019-07-01'), '17:20')).toEqual(veranoViejo);
    expect(fechaLocal(new Date('2019-07-02T05:59:59Z'))).toBe('2019-07-01');
  });

  it('makes no instant of what is none', () => {
    decirDesfase(-360);
    expect(() => fechaLocal(new Date(NaN))).toThrow();
  });
});
