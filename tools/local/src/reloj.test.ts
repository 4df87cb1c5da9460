import { describe, expect, test } from 'vitest';
import { horaLocal, inicioDelReloj, leerInstante, ventanaAbierta } from './reloj.ts';

const en = (local: string) => new Date(`${local}-06:00`);
const inicio = (real: string, ultimo?: string) =>
  inicioDelReloj({ real: en(real), ...(ultimo && { ultimo: en(ultimo) }) }).toISOString();
const iso = (local: string) => en(local).toISOString();

describe('the collection window', () => {
  test.each([
    ['2026-11-18T09:59:59', false, 'Wednesday, one second early'],
    ['2026-11-18T10:00:00', true, 'Wednesday, opening'],
    ['2026-11-18T17:59:59', true, 'Wednesday, last second'],
    ['2026-11-18T18:00:00', false, 'Wednesday, closing'],
    ['2026-11-21T12:00:00', true, 'Saturday'],
    ['2026-11-22T12:00:00', false, 'Sunday'],
  ])('%s -> %s (%s)', (local, abierta) => {
    expect(ventanaAbierta(en(local))).toBe(abierta);
  });

  test('Monterrey keeps no summer time since 2022', () => {
    expect(horaLocal(new Date('2026-07-01T16:00:00Z')).hora).toBe(10);
  });
});

describe('where the clock starts on fresh data', () => {
  test.each([
    ['2026-11-18T12:34:56', '2026-11-18T12:34:56', 'real time while the window is open'],
    ['2026-11-18T20:00:00', '2026-11-18T11:00:00', 'an evening: 11:00 of the same day'],
    ['2026-11-18T08:00:00', '2026-11-17T11:00:00', 'an early morning: 11:00 of the day before'],
    ['2026-11-22T12:00:00', '2026-11-21T11:00:00', 'a Sunday: Saturday'],
    ['2026-11-23T08:00:00', '2026-11-21T11:00:00', 'an early Monday: Saturday'],
  ])('%s -> %s (%s)', (real, esperado) => {
    expect(inicio(real)).toBe(iso(esperado));
  });
});

describe('where the clock starts on data that have seen an instant', () => {
  test.each([
    ['2026-11-18T12:00:00', '2026-11-17T17:00:00', '2026-11-18T12:00:00', 'real time again'],
    [
      '2026-11-18T12:00:00',
      '2026-11-18T15:00:00',
      '2026-11-18T15:00:00.001',
      'ahead of the machine: goes on',
    ],
    ['2026-11-18T20:00:00', '2026-11-18T11:30:00', '2026-11-18T11:30:00.001', 'outside the window: goes on'],
    [
      '2026-11-18T20:00:00',
      '2026-11-18T17:59:59.999',
      '2026-11-19T10:00:00',
      'past the close: the next opening',
    ],
    ['2026-11-21T20:00:00', '2026-11-21T19:00:00', '2026-11-23T10:00:00', 'Saturday night: Monday'],
    ['2026-11-18T20:00:00', '2026-11-18T07:00:00', '2026-11-18T10:00:00', 'before opening: that day'],
  ])('real %s, seen %s -> %s (%s)', (real, ultimo, esperado) => {
    expect(inicio(real, ultimo)).toBe(iso(esperado));
  });
});

describe('LEAL_RELOJ', () => {
  const real = en('2026-11-18T12:00:00');

  test('an instant is where it starts', () => {
    const pedido = '2026-11-15T11:00:00-06:00';
    expect(inicioDelReloj({ real, pedido })).toEqual(new Date(pedido));
  });

  test("'real' is the machine's clock, window or not", () => {
    const noche = en('2026-11-18T23:00:00');
    expect(inicioDelReloj({ real: noche, pedido: 'real' })).toEqual(noche);
  });

  test.each(['2026-11-15T11:00:00-06:00', 'real'])(
    '%s before what the data have seen is refused',
    (pedido) => {
      expect(() => inicioDelReloj({ real, ultimo: en('2026-11-19T10:00:00'), pedido })).toThrow(
        /no puede volver/,
      );
    },
  );

  test.each(['mañana', '2026-11-18', '2026-11-18T12:00:00', ''])('"%s" is not an instant', (texto) => {
    expect(leerInstante(texto)).toBeUndefined();
  });

  test.each([
    ['2000-12-31T23:59:59Z', false],
    ['2001-01-01T00:00:00Z', true],
    ['2998-12-31T23:59:59Z', true],
    ['2998-12-31T23:59:59-06:00', false],
    ['0000-01-01T00:00:00Z', false],
    ['9999-12-31T23:59:59-06:00', false],
  ])('%s is of the years that work: %s', (texto, sirve) => {
    expect(leerInstante(texto) !== undefined).toBe(sirve);
  });
});
