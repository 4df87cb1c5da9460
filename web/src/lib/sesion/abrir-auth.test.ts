import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const pedidas: string[] = [];
const HOSTING = { apiKey: 'fake-api-key', authDomain: 'demo-leal.firebaseapp.com' };

/** Opens it as a page that has just been loaded, of that project, with what its SDKs were told. */
async function abrir(projectId: string, emulatorHosts?: object) {
  vi.resetModules();
  const config = { ...HOSTING, projectId };
  const entregado = emulatorHosts && { config, emulatorHosts };
  vi.stubGlobal('__FIREBASE_DEFAULTS__', entregado);
  vi.stubGlobal('fetch', (direccion: string) => {
    pedidas.push(direccion);
    return Promise.resolve(Response.json(config));
  });
  const { abrirAuth } = await import('./abrir-auth.ts');
  return abrirAuth([]);
}

beforeEach(() => void (pedidas.length = 0));
afterEach(() => vi.unstubAllGlobals());

test('a demo project without its emulators’ hosts is refused in one sentence, before any call leaves', async () => {
  await expect(abrir('demo-leal')).rejects.toThrow(
    /^"demo-leal" es un proyecto de prueba y .*: ábrela con npm run emuladores\.$/,
  );
  expect(pedidas).toEqual(['/__/firebase/init.json']);
});

test.each([
  ['a demo project with its emulators’ hosts', 'demo-leal', { auth: '127.0.0.1:9099' }, 9099],
  ['a project of the cloud', 'leal-mx', undefined, undefined],
  ['one whose name only holds the word', 'leal-demo-1', undefined, undefined],
])('%s opens', async (_, proyecto, hosts, puerto) => {
  const auth = await abrir(proyecto, hosts);
  expect(auth.emulatorConfig?.port).toBe(puerto);
  await deleteApp(auth.app);
});
