import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  efectivoDicho,
  enPesos,
  montoAbono,
  montoAprobado,
  montoPositivo,
  montoRenovacion,
  montoSolicitado,
  pesos,
} from './dinero.ts';

describe('pesos on the wire are centavos in code', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [1.1, 110],
    [19.99, 1999],
    [1234.5, 123450],
    [99_999_999.99, 9_999_999_999],
    [130_000_000.5, 13_000_000_050],
  ])('%d pesos are %d centavos, both ways', (enPesos, enCentavos) => {
    expect(z.decode(pesos, enPesos)).toBe(enCentavos);
    expect(z.encode(pesos, centavos(enCentavos))).toBe(enPesos);
  });

  it.each([0.001, 1.999, Number.NaN, Number.POSITIVE_INFINITY, 1e15, '12', null, undefined, {}, [1]])(
    '%s is not an amount',
    (valor) => {
      expect(z.safeDecode(pesos, valor as number).success).toBe(false);
    },
  );
});

it('amounts that an answer says have the names of the list', () =>
  expect(enPesos(['contado', 'debe'])).toEqual({ contado: pesos, debe: pesos }));

describe('each kind of amount has its own floor, and all of them one ceiling', () => {
  it.each([
    ['a payment may be 0 (a visit)', montoAbono, 0, true],
    ['a payment is never negative', montoAbono, -0.01, false],
    ['cash that a phone tells of may be none', efectivoDicho, 0, true],
    ['and is never negative', efectivoDicho, -0.01, false],
    ['an edited payment is more than 0', montoPositivo, 0, false],
    ['an edited payment of a centavo is fine', montoPositivo, 0.01, true],
    ['a loan of 0 is refused', montoSolicitado, 0, false],
    ['the largest that may be asked for', montoSolicitado, 99_999_999.99, true],
    ['a centavo more, though an answer may say it', montoAbono, 100_000_000, false],
  ] as const)('%s', (_titulo, esquema, valor, vale) => {
    expect(z.safeDecode(esquema, valor).success).toBe(vale);
  });

  const DEL_ABONO = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';
  const DE_LO_PEDIDO = 'El monto solicitado es requerido y debe ser mayor a 0';

  it.each([
    ['an amount of an answer', pesos, ['12', 1.001], 'Ingresa un monto válido'],
    ['a payment', montoAbono, ['12', 1.001, -0.01], DEL_ABONO],
    ['an edited payment', montoPositivo, ['12', 1.001, 0], 'Ingresa un monto válido'],
    ['a loan', montoSolicitado, [undefined, 1.001, 0], DE_LO_PEDIDO],
    ['a renewal of less than a peso', montoRenovacion, ['12', 1.001, 0.99], 'Ingresa un monto válido'],
    ['what a manager approves', montoAprobado, ['12', 1.001, 0], 'Monto inválido'],
  ] as const)('%s is refused in its own words, whatever is wrong with it', (_, esquema, valores, dicho) => {
    for (const valor of valores)
      expect(z.safeDecode(esquema, valor as number).error?.issues).toMatchObject([{ message: dicho }]);
  });

  it('a renewal of one peso is fine', () => expect(z.decode(montoRenovacion, 1)).toBe(100));

  it('more than the largest is refused with its figure', () => {
    expect(z.safeDecode(montoSolicitado, 100_000_000).error?.issues).toMatchObject([
      { message: 'El monto máximo es $99,999,999.99' },
    ]);
  });
});
