import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LARGAS, Orden } from './orden.ts';

/** The state that vitest has before anything has run: nothing is known of any file. */
const SIN_PASADO = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;

const pedida = (name: string, archivo: string) =>
  ({
    moduleId: resolve(archivo),
    project: { name, config: { isolate: false, sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification;

test('the long ones of a project come first, then the largest; projects do not mix', async () => {
  const desordenadas = [
    pedida('unidad', 'packages/domain/src/dinero.ts'),
    pedida('http', 'tests/http/suite.test.ts'),
    pedida('http', 'tests/http/cuentas.test.ts'),
    pedida('http', 'tests/http/vacia-a-solas.test.ts'),
  ];
  const ordenadas = await new Orden(SIN_PASADO).sort(desordenadas);
  const lugares = ordenadas.map((ordenada) => desordenadas.indexOf(ordenada));
  expect(lugares).toEqual([3, 2, 1, 0]);
});

test('each of them is there', () => {
  expect([...LARGAS].filter((archivo) => !existsSync(archivo))).toEqual([]);
});
