// The manager's dashboard has its room before its figures come: nothing below them moves when they do.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usarEscenas } from '../apoyo/escena.ts';
import { conOficinaAtrasada } from '../apoyo/oficina-ordinaria.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas();

/**
 * The places at which the parts begin, down to the tiles, whose notes are as long as their figures: whole pixels from
 * the top of the first.
 */
const comienzos = (pagina: Page) =>
  pagina.locator('.gerencia-cima > .panel, .gerencia .cifras').evaluateAll((partes) => {
    const [primera = 0, ...demas] = partes.map((parte) => Math.round(parte.getBoundingClientRect().top));
    return demas.map((top) => top - primera);
  });

test.each([
  ['a phone', TELEFONO],
  ['a desk', ESCRITORIO],
])('on %s its parts stand where they will stand', async (_, tamano) => {
  const { pagina, contexto } = await abrirComo('gerente@leal.demo', { tamano });
  const { promise: turno, resolve: contestar } = Promise.withResolvers<void>();
  await conOficinaAtrasada(contexto, turno);
  await pagina.goto(`${mundo.suite.url}gerente`);
  await pagina.locator('.rezagados ul[aria-busy=true]').waitFor();
  const antes = await comienzos(pagina);
  expect(antes).toHaveLength(4);
  contestar();
  await expect.poll(() => pagina.locator('.rezagados li').count()).toBe(3);
  await pagina.locator('.esperan ul[aria-busy=false]').waitFor();
  expect(await comienzos(pagina)).toEqual(antes);
});
