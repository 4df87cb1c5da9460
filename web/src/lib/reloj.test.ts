import { formatearHora } from '@leal/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anotarHora, esRuido, medirDesfase } from './reloj.ts';

describe("the offset to the server's clock", () => {
  it('is measured against the middle of the round trip', () => {
    expect(medirDesfase(10_000, 4_000, 6_000)).toBe(5_000);
  });

  it.each([
    [true, 40, 0],
    [false, 60, 0],
    [true, 1_000, 2_000],
    [false, 1_200, 2_000],
    [true, -1_000, 2_000],
    [false, -90_000, 2_000],
  ])('ignored=%s when it moves by %i ms in a trip of %i ms', (ignorado, diferencia, viaje) => {
    expect(esRuido(diferencia, viaje)).toBe(ignorado);
  });
});

describe("Monterrey's offset", () => {
  const A_LAS_17_20 = new Date('2026-07-20T23:20:00Z');
  const oir = (iso: string) => anotarHora(iso, Date.now(), Date.now());

  it('is that of the middle of the country until the server says another, by any answer', () => {
    onTestFinished(() => oir(`${new Date().toISOString().slice(0, -1)}-06:00`));
    expect(formatearHora(A_LAS_17_20)).toBe('17:20');
    oir(`${new Date().toISOString().slice(0, -1)}-05:00`);
    expect(formatearHora(A_LAS_17_20)).toBe('18:20');
    oir(new Date().toISOString());
    expect(formatearHora(A_LAS_17_20)).toBe('18:20');
  });
});
