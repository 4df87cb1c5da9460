import { describe, expect, it } from 'vitest';
import { juntarCuentas } from './pagina.ts';

describe('the total of a list in several states', () => {
  it.each([
    [[], { total: 0 }],
    [[3, 4], { total: 7 }],
    [[999, 999], { total: 1998 }],
    [[2, 1000], { total: 1002, hay_mas: true }],
  ])('%j: %j, and more when one of the counts stopped at a thousand', (cuentas, esperado) => {
    expect(juntarCuentas(cuentas)).toEqual(esperado);
  });
});
