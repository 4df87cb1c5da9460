import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { textoPromesa } from './promesa.ts';

test.each([
  ['2026-11-18', 'abierta', 'Prometió $120.00 hoy'],
  ['2026-11-20', 'abierta', 'Prometió $120.00 para el 20/11/2026'],
  ['2026-11-17', 'rota', 'No cumplió: $120.00 para el 17/11/2026'],
  ['2026-11-18', 'cumplida', 'Cumplió: $120.00 para el 18/11/2026'],
] as const)('a promise for %s, %s: %s', (dia, estado, texto) =>
  expect(
    textoPromesa({ fecha: fecha(dia), monto: centavos(12_000) }, estado, fecha('2026-11-18')).replace(
      /\s/g,
      ' ',
    ),
  ).toBe(texto),
);
