// The day's answers that a phone keeps, to show them without a line.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The people whose answers the day's copy holds, one entry for each answer. It runs in the page. */
export const duenios = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(async () => {
    const hecho = <T>(pedido: IDBRequest<T>) =>
      new Promise<T>((resolver, rechazar) => {
        pedido.addEventListener('success', () => resolver(pedido.result));
        pedido.addEventListener('error', () => rechazar(pedido.error ?? new Error('IndexedDB')));
      });
    const base = await hecho(indexedDB.open('leal-copia'));
    const vacia = !base.objectStoreNames.contains('respuestas');
    const claves = vacia
      ? []
      : await hecho(base.transaction('respuestas').objectStore('respuestas').getAllKeys());
    base.close();
    return (claves as string[][]).map(([uid = '']) => uid);
  });

export const seCopia = (pagina: Page, uid: string) => expect.poll(() => duenios(pagina)).toContain(uid);
export const nadaSeCopia = (pagina: Page) => expect.poll(() => duenios(pagina)).toEqual([]);
