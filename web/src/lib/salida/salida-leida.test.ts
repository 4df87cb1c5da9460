// A copy of the day, or a receipt, is shown or given only once it is known what the phone holds.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limpiarTodo } from '../al-cerrar.ts';
import { guardarNuevo, registrosDe } from './almacen.ts';
import { registroDe } from './pruebas.ts';
import { leerLectura, leerRegistros, salidaLeida } from './salida.ts';

beforeEach(() => {
  limpiarTodo(true);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  limpiarTodo(true);
  // The sender has read the same storage, and reports it.
  await new Promise((listo) => setTimeout(listo, 0));
  vi.unstubAllGlobals();
});

// Nobody else's: other tests leave theirs on the same phone.
const YO = 'de-salida-leida';

it('reads it, though nobody has opened the outbox', async () => {
  const clave = `${YO}-1`;
  await guardarNuevo(clave, registroDe(YO, clave, 'c1', { retenido_hasta: Date.now() + 4_000 }));
  expect(leerRegistros()).toEqual([]);
  await salidaLeida(YO);
  expect(leerRegistros().map((registro) => registro.clave)).toEqual([clave]);
  // Once more is no wait.
  await salidaLeida(YO);
});

it('a storage that cannot be read keeps nobody waiting', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('IndexedDB');
  });
  await salidaLeida(`${YO}-otro`);
  expect(leerLectura()).toBe('fallo');
});

it('reads what it holds in the order of the taps, whatever their keys', async () => {
  const uid = `${YO}-dos-toques`;
  for (const clave of ['z', 'a']) await guardarNuevo(clave, registroDe(uid, clave));
  expect((await registrosDe(uid)).map(({ clave }) => clave)).toEqual(['z', 'a']);
});
