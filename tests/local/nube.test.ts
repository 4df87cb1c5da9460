// What firebase-tools reads of a project, from a Google that is played: every door of it that a look may knock at.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cambiosDeIndices } from '../../tools/local/src/despliegue/cambios.ts';
import { entrar, leerDesplegado } from '../../tools/local/src/despliegue/nube.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const PROYECTO = 'leal-jugado';
const RAMA = `projects/${PROYECTO}`;
const BASE = `${RAMA}/databases/(default)/collectionGroups`;
const CAMPOS = [
  { fieldPath: 'estado', order: 'ASCENDING' },
  { fieldPath: 'fecha', order: 'DESCENDING' },
];

const FUNCION = {
  name: `${RAMA}/locations/us-central1/functions/api`,
  environment: 'GEN_2',
  state: 'ACTIVE',
  buildConfig: { runtime: 'nodejs24', entryPoint: 'api' },
  serviceConfig: {
    uri: 'https://api.run.app',
    service: `${RAMA}/locations/us-central1/services/api`,
    availableMemory: '256Mi',
    maxInstanceRequestConcurrency: 80,
    timeoutSeconds: 60,
  },
  labels: {},
};

/** By the path of what is asked; everything else is a mistake. */
const RESPUESTAS: Record<string, object> = {
  [`/v1beta1/${RAMA}/webApps`]: { apps: [{ appId: '1:1:web:1' }] },
  [`/v1/${RAMA}/locations/-/functions`]: {},
  [`/v2/${RAMA}/locations/-/functions`]: { functions: [FUNCION] },
  [`/v1/${BASE}/-/indexes`]: {
    indexes: [
      {
        name: `${BASE}/gastos/indexes/a1`,
        queryScope: 'COLLECTION',
        fields: [...CAMPOS, { fieldPath: '__name__', order: 'DESCENDING' }],
      },
    ],
  },
  [`/v1/${BASE}/-/fields`]: {
    fields: [
      { name: `${BASE}/idempotencia/fields/expira_en`, indexConfig: {}, ttlConfig: { state: 'ACTIVE' } },
    ],
  },
  [`/v1/${RAMA}/releases`]: {
    releases: [
      { name: `${RAMA}/releases/cloud.firestore`, rulesetName: `${RAMA}/rulesets/r1`, createTime: '2026' },
    ],
  },
  [`/v1/${RAMA}/rulesets/r1`]: { source: { files: [{ name: 'firestore.rules', content: 'las de antes' }] } },
};

const pedidos: string[] = [];
let hayPagina = true;
const google = createServer((peticion, respuesta) => {
  const camino = decodeURIComponent(peticion.url?.split('?', 1)[0] ?? '');
  pedidos.push(`${peticion.method ?? ''} ${camino}`);
  const json = (estado: number, cuerpo: object) =>
    respuesta.writeHead(estado, { 'content-type': 'application/json' }).end(JSON.stringify(cuerpo));
  if (camino.endsWith('/token')) return json(200, { access_token: 'a', expires_in: 3600, scope: '' });
  if (camino === '/leal/index.html' && hayPagina)
    return respuesta.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end('<html>');
  const hecha = RESPUESTAS[camino];
  return hecha ? json(200, hecha) : json(404, { error: { message: `nothing at ${camino}` } });
});

const DOORS = ['TOKEN', 'AUTHPROXY', 'API', 'FUNCTIONS', 'FUNCTIONS_V2', 'RULES'];
let sitio: string;
beforeAll(async () => {
  await new Promise<void>((resolver) => google.listen(0, '127.0.0.1', resolver));
  sitio = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  for (const una of DOORS) vi.stubEnv(`FIREBASE_${una}_URL`, sitio);
  vi.stubEnv('FIRESTORE_URL', sitio);
  vi.stubEnv('FIREBASE_TOKEN', 'de-nadie');
  await entrar(RAIZ, PROYECTO);
});
afterAll(() => {
  vi.unstubAllEnvs();
  google.close();
});

test('functions, indexes, rules and page of a project, and nothing is written', async () => {
  const { funciones, indices, reglas, pagina } = await leerDesplegado(PROYECTO, sitio);
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
  expect(pedidos.filter((uno) => !uno.startsWith('GET ') && !uno.endsWith('/token'))).toEqual([]);
});

test('before the first deployment there is no page and no rule', async () => {
  hayPagina = false;
  RESPUESTAS[`/v1/${RAMA}/releases`] = {};
  expect(await leerDesplegado(PROYECTO, sitio)).toMatchObject({ reglas: null, pagina: null });
});

test('a project without a web app, and one that cannot be read, are told in one sentence', async () => {
  await expect(leerDesplegado('otro', sitio)).rejects.toThrow('No se pudo leer el proyecto "otro"');
  RESPUESTAS['/v1beta1/projects/sin-app/webApps'] = {};
  await expect(leerDesplegado('sin-app', sitio)).rejects.toThrow('no tiene una app web');
});
