import { describe, expect, it } from 'vitest';
import { esRuido, medirDesfase } from './reloj.ts';

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
