import { expect, test } from 'vitest';
import { correrEtapas } from './carriles.ts';
import type { Etapa } from './etapas.ts';
import { SIN_PRUEBAS } from './recuento.ts';

const FALLO = { ...SIN_PRUEBAS, passed: 1, failed: 1 };
const BIEN = { ...SIN_PRUEBAS, passed: 2 };

const etapa = (nombre: string, correr: Etapa['correr']): Etapa => ({ nombre, correr });
const sinTiempo = (texto: string) => texto.replace(/\(\d+\.\d s\)/, '(t)');

test('a red stage hides no other: all run, and each is named with what came of it', async () => {
  const dicho: string[] = [];
  const etapas = [
    etapa('una', () => Promise.resolve(FALLO)),
    etapa('dos', () => Promise.reject(new Error('no arranca'))),
    etapa('tres', () => Promise.resolve(BIEN)),
  ];
  const resultados = await correrEtapas(etapas, 2, (texto) => dicho.push(sinTiempo(texto)));
  expect(resultados.map(({ nombre, recuento }) => [nombre, recuento.failed])).toEqual([
    ['una', 1],
    ['dos', 1],
    ['tres', 0],
  ]);
  expect(dicho.sort()).toEqual([
    '\n── dos\ndos: Error: no arranca\n── dos: MAL (t)',
    '\n── tres\n── tres: bien (t)',
    '\n── una\n── una: MAL (t)',
  ]);
});

test('two at a time, and what they say does not mix', async () => {
  const dicho: string[] = [];
  const abiertas: (() => void)[] = [];
  let alaVez = 0;
  let maximo = 0;
  const hablar = (nombre: string) =>
    etapa(nombre, async (escribir) => {
      maximo = Math.max(maximo, (alaVez += 1));
      escribir?.(Buffer.from(`${nombre} 1\n`));
      await new Promise<void>((resolver) => {
        abiertas.push(resolver);
        // The second to come releases both, last in first out.
        if (abiertas.length === 2) for (const abrir of abiertas.splice(0).reverse()) abrir();
      });
      escribir?.(Buffer.from(`${nombre} 2\n`));
      alaVez -= 1;
      return BIEN;
    });
  await correrEtapas(['a', 'b', 'c', 'd'].map(hablar), 2, (texto) => dicho.push(sinTiempo(texto)));
  expect(maximo).toBe(2);
  expect(dicho.sort()).toEqual(
    ['a', 'b', 'c', 'd'].map((n) => `\n── ${n}\n${n} 1\n${n} 2\n── ${n}: bien (t)`),
  );
});
