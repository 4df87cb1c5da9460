// Who signs out while the phone waits for the server's word.
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { nuestroJson } from '../api/pruebas.ts';
import { limpiarTodo } from '../al-cerrar.ts';
import { fijarProveedor } from '../credencial.ts';
import { registrosDe } from './almacen.ts';
import { mandarPorSalida } from './mandar.ts';
import { enUnaPagina, registroDe } from './pruebas.ts';

afterEach(() => {
  vi.useRealTimers();
  limpiarTodo(true);
  vi.unstubAllGlobals();
});

it('is told nothing: what was sent is kept with its answer, and the next person hears of nobody', async () => {
  enUnaPagina();
  fijarProveedor({ token: async () => 'token', terminar: () => undefined });
  const { promise: seContesta, resolve: contestar } = Promise.withResolvers<void>();
  const alMandar = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => {
    alMandar();
    await seContesta;
    return nuestroJson({ hecho: true }, { status: 200 });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [uid, clave] = ['quien-se-va', crypto.randomUUID()];
  const alSaber = vi.fn<() => void>();
  void mandarPorSalida(uid, clave, registroDe(uid, clave)).then(alSaber, alSaber);
  await vi.waitFor(() => expect(alMandar).toHaveBeenCalledOnce());
  limpiarTodo(true);
  // Longer than anybody stands in front of it.
  await vi.advanceTimersByTimeAsync(5_000);
  contestar();
  await vi.waitFor(async () => expect(await registrosDe(uid)).toMatchObject([{ estado: 'confirmado' }]));
  expect(alSaber).not.toHaveBeenCalled();
});
