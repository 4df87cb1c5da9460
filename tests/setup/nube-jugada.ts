// A Google that is played, for what firebase-tools reads of a project: every door of it that a look may knock at. And npm's
// registry, for what it knows of the packages.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROYECTO = 'leal-jugado';
export const RAMA = `projects/${PROYECTO}`;
const BASE = `${RAMA}/databases/(default)/collectionGroups`;
export const CAMPOS = [
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

/** The answers by the path that is asked; every other path is a mistake. */
const respuestas = (): Record<string, object> => ({
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
});

const DOORS = ['TOKEN', 'AUTHPROXY', 'API', 'FUNCTIONS', 'FUNCTIONS_V2', 'RULES'].map(
  (puerta) => `FIREBASE_${puerta}_URL`,
);

export interface NubeJugada {
  readonly sitio: string;
  /** The environment that leads firebase-tools there, with somebody's session. */
  readonly env: Readonly<Record<string, string>>;
  /** The requests that came, as `GET /path`. */
  readonly pedidos: string[];
  readonly respuestas: Record<string, object>;
  hayPagina: boolean;
  /** The weaknesses that npm's registry knows: how grave, by the package's name; undefined: it does not answer. */
  debilidades: Record<string, string> | undefined;
  /** The registry answers others, but not npm itself. */
  rehusaANpm: boolean;
  cerrar(): void;
}

/** npm remembers what it made of an advisory's number. */
let numero = 0;

/** The weaknesses as the registry's bulk advisories. */
const avisosDe = (debilidades: Record<string, string>): object =>
  Object.fromEntries(
    Object.entries(debilidades).map(([nombre, severity]) => [
      nombre,
      [
        {
          id: (numero += 1),
          url: 'https://aviso.example',
          title: nombre,
          severity,
          vulnerable_versions: '>=0',
          cwe: [],
        },
      ],
    ]),
  );

export async function jugarNube(): Promise<NubeJugada> {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-npm-'));
  const pedidos: string[] = [];
  const google = createServer((peticion, respuesta) => {
    const camino = decodeURIComponent(peticion.url?.split('?', 1)[0] ?? '');
    pedidos.push(`${peticion.method ?? ''} ${camino}`);
    const json = (estado: number, cuerpo: object) =>
      respuesta.writeHead(estado, { 'content-type': 'application/json' }).end(JSON.stringify(cuerpo));
    if (camino.endsWith('/token')) return json(200, { access_token: 'a', expires_in: 3600, scope: '' });
    if (camino === '/leal/index.html' && nube.hayPagina)
      return respuesta.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end('<html>');
    const deNpm = peticion.headers['user-agent']?.startsWith('npm/') === true;
    if (camino.startsWith('/-/npm/') && nube.debilidades && !(deNpm && nube.rehusaANpm))
      return json(200, avisosDe(nube.debilidades));
    const hecha = nube.respuestas[camino];
    return hecha ? json(200, hecha) : json(404, { error: { message: `nothing at ${camino}` } });
  });
  await new Promise<void>((resolver) => google.listen(0, '127.0.0.1', resolver));
  const sitio = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const doors = [...DOORS, 'FIRESTORE_URL'].map((puerta) => [puerta, sitio] as const);
  const nube: NubeJugada = {
    sitio,
    env: {
      ...Object.fromEntries(doors),
      FIREBASE_TOKEN: 'de-nadie',
      npm_config_registry: sitio,
      npm_config_cache: carpeta,
    },
    pedidos,
    respuestas: respuestas(),
    hayPagina: true,
    debilidades: {},
    rehusaANpm: false,
    cerrar: () => {
      google.close();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
  return nube;
}
