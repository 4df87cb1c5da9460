import { describe, expect, it } from 'vitest';
import { centavos, hayResultado, type LineasDeResultado, resultadoDe } from './index.ts';

const lineas = (
  interes: number,
  gastos = 0,
  condonado = 0,
  perdido = 0,
  castigado = 0,
  recuperado = 0,
): LineasDeResultado => ({
  interes_centavos: centavos(interes),
  gastos_centavos: centavos(gastos),
  condonado_centavos: centavos(condonado),
  perdido_centavos: centavos(perdido),
  castigado_centavos: centavos(castigado),
  recuperado_centavos: centavos(recuperado),
});

describe('the result of a month', () => {
  it.each([
    ['what was earned', lineas(100), 100],
    ['less what was spent', lineas(100, 30), 70],
    ['less cash that was missing and is written off', lineas(100, 0, 20), 80],
    ['more with cash that was left over and stays', lineas(100, 0, -20), 120],
    ['less transfers that did not come', lineas(100, 0, 0, 40), 60],
    ['less loans that were written off', lineas(100, 0, 0, 0, 70), 30],
    ['more with what was paid of them after all', lineas(100, 0, 0, 0, 70, 70), 100],
    ['all of that, below nothing too', lineas(100, 90, 20, 40), -50],
    ['what corrections took back of earlier months', lineas(-7), -7],
    ['nothing', lineas(0), 0],
  ])('is %s', (_, suyas, resultado) => {
    expect(resultadoDe(suyas)).toBe(resultado);
  });

  it('of lines that make up for each other is no empty month', () => {
    expect([hayResultado(lineas(30, 30)), hayResultado(lineas(0))]).toEqual([true, false]);
  });
});
