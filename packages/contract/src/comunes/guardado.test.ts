import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  cuentaDe,
  debido,
  dia,
  enBanco,
  enCentavos,
  instanteDelAlmacen,
  monto,
  plazo,
  porDia,
  transferencia,
} from './guardado.ts';

describe('a stored', () => {
  it.each([
    ['amount', monto, [0, -1, 99_999_999_999], [0.5, '1', null, Number.NaN, 2 ** 53], 'centavos enteros'],
    [
      'day',
      dia,
      ['2026-11-20'],
      ['2026-02-30', '20/11/2026', 20_261_120, ['2026-11-20'], null],
      'fecha YYYY-MM-DD',
    ],
    ['term', plazo, [30, 40, 60], [31, '30', null], 'plazo'],
  ] as const)('%s is nothing else, and says what it should be', (_, esquema, buenos, malos, dicho) => {
    for (const valor of buenos) expect(esquema.parse(valor)).toBe(valor);
    for (const valor of malos)
      expect(esquema.safeParse(valor).error?.issues).toMatchObject([{ message: dicho }]);
  });

  it('amount has the name of its answer and a suffix', () => {
    expect(enCentavos(['contado', 'debe'])).toEqual({ contado_centavos: monto, debe_centavos: monto });
  });

  it('map by days has days for keys', () => {
    expect(porDia(monto).safeParse({ '2026-11-20': 5 }).success).toBe(true);
    expect(porDia(monto).safeParse({ hoy: 5 }).success).toBe(false);
  });
});

it('a count that is absent is 0', () =>
  expect(cuentaDe(['gasto', 'renovacion']).parse({ gasto: 2 })).toEqual({ gasto: 2, renovacion: 0 }));

it.each([
  ['transfer', transferencia, { referencia: 'MBAN01', fecha: '2026-11-20', nota: 'De su hija' }],
  ['transfer of which only the day is known', transferencia, { fecha: '2026-11-20' }],
  ['due amount', debido, { esperado_centavos: 4000, dias_pago: 30 }],
  ['what the bank has seen', enBanco, { estado: 'vista', en: new Date(0), por: 'g' }],
  ['transfer that waits for the bank', enBanco, { estado: 'por_confirmar' }],
  ['instant of the store', instanteDelAlmacen, { segundos: 1, nanos: 2 }],
] as const)('a %s is read as it was written, and not without it', (_, esquema: z.ZodMiniType, guardado) => {
  expect(esquema.parse(guardado)).toEqual(guardado);
  expect(esquema.safeParse({}).success).toBe(false);
});
