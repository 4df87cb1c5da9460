// The day's answers that a phone keeps, to show them without a line.
import type { Llamada } from '@leal/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** For each answer in the day's copy whose it is, of which day, and which one. It runs in the page. */
const claves = (pagina: Page): Promise<string[][]> =>
  pagina.evaluate(async () => {
    const hecho = <T>(pedido: IDBRequest<T>) =>
      new Promise<T>((resolver, rechazar) => {
        pedido.addEventListener('success', () => resolver(pedido.result));
        pedido.addEventListener('error', () => rechazar(pedido.error ?? new Error('IndexedDB')));
      });
    const base = await hecho(indexedDB.open('leal-copia'));
    const vacia = !base.objectStoreNames.contains('respuestas');
    const todas = vacia
      ? []
      : await hecho(base.transaction('respuestas').objectStore('respuestas').getAllKeys());
    base.close();
    return todas as string[][];
  });

/** The people whose answers the day's copy holds, one entry for each answer. */
export const duenios = async (pagina: Page): Promise<string[]> =>
  (await claves(pagina)).map(([uid = '']) => uid);

/** Waits until an answer of each of these calls is in it. */
export const seCopian = (pagina: Page, ...llamadas: Llamada[]): Promise<void> =>
  expect
    .poll(async () => {
      const cuales = (await claves(pagina)).map(([, , cual = '']) => cual);
      return llamadas.map(({ ruta }) => ruta).filter((ruta) => !cuales.some((cual) => cual.includes(ruta)));
    })
    .toEqual([]);

export const seCopia = (pagina: Page, uid: string) => expect.poll(() => duenios(pagina)).toContain(uid);
export const nadaSeCopia = (pagina: Page) => expect.poll(() => duenios(pagina)).toEqual([]);
