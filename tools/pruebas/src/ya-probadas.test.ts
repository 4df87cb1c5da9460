import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Etapa } from './etapas.ts';
import { SIN_PRUEBAS } from './recuento.ts';
import { anotando, estaProbada } from './ya-probadas.ts';

let raiz: string;
const escribir = (archivo: string, texto: string) => writeFileSync(join(raiz, archivo), texto);

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'leal-ya-probadas-'));
  onTestFinished(() => rmSync(raiz, { recursive: true, force: true }));
  mkdirSync(join(raiz, 'src'));
  escribir('src/a.ts', '1');
  escribir('src/a.test.ts', '1');
});

const etapa = (failed = 0, mientras = () => {}): Etapa => ({
  nombre: 'una',
  lee: ['src/**/*'],
  correr: () => {
    mientras();
    return Promise.resolve({ ...SIN_PRUEBAS, passed: 1, failed });
  },
});

describe('a stage that says what it reads', () => {
  test('runs the first time, and not again while that is as it was', async () => {
    expect(estaProbada(raiz, etapa())).toBe(false);
    await anotando(raiz, etapa()).correr();
    expect(estaProbada(raiz, etapa())).toBe(true);
  });

  test.each([
    ['a source', 'src/a.ts'],
    ['a test', 'src/a.test.ts'],
    ['a new file', 'src/b.ts'],
  ])('runs again after %s changed', async (_, archivo) => {
    await anotando(raiz, etapa()).correr();
    escribir(archivo, '2');
    expect(estaProbada(raiz, etapa())).toBe(false);
    await anotando(raiz, etapa()).correr();
    expect(estaProbada(raiz, etapa())).toBe(true);
  });

  test('runs again after it was red, and after something changed while it ran', async () => {
    await anotando(raiz, etapa(1)).correr();
    expect(estaProbada(raiz, etapa())).toBe(false);
    await anotando(
      raiz,
      etapa(0, () => escribir('src/a.ts', '3')),
    ).correr();
    expect(estaProbada(raiz, etapa())).toBe(false);
  });

  test('says nothing of another stage', async () => {
    await anotando(raiz, etapa()).correr();
    expect(estaProbada(raiz, { ...etapa(), nombre: 'otra' })).toBe(false);
  });
});

test('a stage that does not say it always runs', async () => {
  const sinDecir: Etapa = { nombre: 'una', correr: () => Promise.resolve(SIN_PRUEBAS) };
  await anotando(raiz, sinDecir).correr();
  expect(estaProbada(raiz, sinDecir)).toBe(false);
});
