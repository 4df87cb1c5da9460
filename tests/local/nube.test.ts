// The facts that firebase-tools reads of a project, from a Google that is played.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cambiosDeIndices } from '../../tools/local/src/despliegue/cambios.ts';
import { entrar, leerDesplegado } from '../../tools/local/src/despliegue/nube.ts';
import { CAMPOS, jugarNube, type NubeJugada, PROYECTO, RAMA } from '../setup/nube-jugada.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of firebase-tools remember the addresses that they were loaded with, and other tests of this process load them too. */
function olvidarPartes(): void {
  const { cache } = createRequire(import.meta.url);
  for (const modulo of Object.keys(cache)) if (modulo.includes('/firebase-tools/lib/')) delete cache[modulo];
}

let nube: NubeJugada;
beforeAll(async () => {
  olvidarPartes();
  nube = await jugarNube();
  for (const [nombre, valor] of Object.entries(nube.env)) vi.stubEnv(nombre, valor);
  await entrar(RAIZ, PROYECTO);
});
afterAll(() => {
  vi.unstubAllEnvs();
  olvidarPartes();
  nube.cerrar();
});

test('functions, indexes, rules and page of a project, and nothing is written', async () => {
  const { funciones, indices, reglas, pagina } = await leerDesplegado(PROYECTO, nube.sitio);
  expect(funciones).toMatchObject([
    { id: 'api', region: 'us-central1', availableMemoryMb: 256, concurrency: 80, timeoutSeconds: 60 },
  ]);
  const declarados = {
    indexes: [{ collectionGroup: 'gastos', queryScope: 'COLLECTION', fields: CAMPOS }],
    fieldOverrides: [{ collectionGroup: 'idempotencia', fieldPath: 'expira_en', ttl: true, indexes: [] }],
  };
  expect(cambiosDeIndices(indices, declarados)).toEqual([]);
  expect(reglas).toBe('las de antes');
  expect(pagina).toEqual({ html: '<html>', politica: "default-src 'self'" });
  expect(nube.pedidos.filter((pedido) => !pedido.startsWith('GET ') && !pedido.endsWith('/token'))).toEqual(
    [],
  );
});

test('before the first deployment there is no page and no rule', async () => {
  nube.hayPagina = false;
  nube.respuestas[`/v1/${RAMA}/releases`] = {};
  expect(await leerDesplegado(PROYECTO, nube.sitio)).toMatchObject({ reglas: null, pagina: null });
});

test('a project without a web app, and one that cannot be read, are told in one sentence', async () => {
  await expect(leerDesplegado('otro', nube.sitio)).rejects.toThrow('No se pudo leer el proyecto "otro"');
  nube.respuestas['/v1beta1/projects/sin-app/webApps'] = {};
  await expect(leerDesplegado('sin-app', nube.sitio)).rejects.toThrow('no tiene una app web');
});
