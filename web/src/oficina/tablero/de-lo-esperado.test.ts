import { centavos } from '@leal/domain';
import { expect, it } from 'vitest';
import { notasDe } from './de-lo-esperado.ts';

const cobrado = { cobrado: centavos(18_000), esperado: centavos(40_000), porcentaje: 45 };

it.each([
  ['nothing else', {}, '$180.00 de $400.00'],
  [
    'what came by transfer',
    { transferido: centavos(6_000) },
    '$180.00 de $400.00\nEfectivo $120.00 · Transferencias $60.00',
  ],
  [
    'what nobody expected, beside it',
    { de_castigados: centavos(10_000) },
    '$180.00 de $400.00\nAparte, de castigados $100.00',
  ],
  [
    'both',
    { transferido: centavos(6_000), de_castigados: centavos(10_000) },
    '$180.00 de $400.00\nEfectivo $120.00 · Transferencias $60.00\nAparte, de castigados $100.00',
  ],
])('the tile tells %s', (_, ademas, nota) =>
  expect(notasDe({ ...cobrado, ...ademas })).toMatchObject({ nota }),
);
