// Who must know what the phone holds before anything is shown or given: a copy of the day, a receipt.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import type * as Almacen from './almacen.ts';
import { guardarNuevo } from './almacen.ts';
import { unRegistro } from './pruebas.ts';
import { leerLectura, leerRegistros, salidaLeida } from './salida.ts';

const disco = vi.hoisted(() => ({ roto: false }));
vi.mock('./almacen.ts', async (original) => {
  const almacen = await original<typeof Almacen>();
  const registrosDe: typeof almacen.registrosDe = (uid) =>
    disco.roto ? Promise.reject(new Error('IndexedDB')) : almacen.registrosDe(uid);
  return { ...almacen, registrosDe };
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  disco.roto = false;
  limpiarTodo(true);
  vi.unstubAllGlobals();
});

it('reads it, though nobody has opened the outbox', async () => {
  await guardarNuevo('k1', (telefono) =>
    unRegistro({ ...telefono, clave: 'k1', uid: 'u1', retenido_hasta: Date.now() + 4_000 }),
  );
  expect(leerRegistros()).toEqual([]);
  await salidaLeida('u1');
  expect(leerRegistros().map(({ clave }) => clave)).toEqual(['k1']);
  // Once more is no wait.
  await salidaLeida('u1');
});

it('a storage that cannot be read keeps nobody waiting', async () => {
  disco.roto = true;
  await salidaLeida('u2');
  expect(leerLectura()).toBe('fallo');
});
