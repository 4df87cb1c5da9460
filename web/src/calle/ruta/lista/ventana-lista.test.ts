import { describe, expect, it } from 'vitest';
import { ampliarVentana, VENTANA_INICIAL } from './ListaTarjetas.tsx';

describe('the window of a list', () => {
  it('starts with 20', () => expect(VENTANA_INICIAL).toBe(20));

  it.each([
    [20, 45, 40],
    [40, 45, 45],
    [45, 45, 45],
    [20, 12, 12],
  ])('of %i visible and %i in all, %i are visible next', (visibles, total, esperado) => {
    expect(ampliarVentana(visibles, total)).toBe(esperado);
  });
});
