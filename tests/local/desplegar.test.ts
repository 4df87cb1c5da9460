// `npm run desplegar`: its rehearsal as it is, what each of its checks refuses, and what stands in a cloud that is played.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { construir } from '../../tools/local/src/construir.ts';
import { REVISIONES } from '../../tools/local/src/despliegue/revisiones.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const ARCHIVOS = ['firebase.json', 'firestore.indexes.json', 'firestore.rules'];

beforeAll(() => Promise.all([construir(RAIZ, 'functions'), construir(RAIZ, 'web')]));

type Indice = {
  collectionGroup: string;
  fieldPath?: string;
  queryScope?: string;
  fields?: { fieldPath: string; order?: string; arrayConfig?: string }[];
};
const INDICES = JSON.parse(readFileSync(join(RAIZ, 'firestore.indexes.json'), 'utf8')) as {
  indexes: Indice[];
  fieldOverrides: (Indice & { indexes: { queryScope?: string }[] })[];
};

/** Equalities come in any order. */
const escrito = ({ collectionGroup, fieldPath = '', queryScope = '', fields = [] }: Indice): string =>
  [
    collectionGroup,
    fieldPath,
    queryScope,
    ...fields.map((uno) => `${uno.fieldPath} ${uno.order ?? uno.arrayConfig ?? ''}`).toSorted(),
  ].join(' ');

type Salida = { codigo: number | null; dicho: string };

/** As a terminal runs it, with nobody's session. */
function desplegar(argumentos: string[], env: object = {}, respuesta = ''): Promise<Salida> {
  const proceso = spawn(process.execPath, ['tools/local/arranque.mjs', 'desplegar', ...argumentos], {
    cwd: RAIZ,
    env: { ...process.env, LEAL_PROYECTO: '', METADATA_SERVER_DETECTION: 'none', ...env },
  });
  proceso.stdin.end(respuesta);
  let dicho = '';
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', (trozo) => (dicho += String(trozo)));
  return new Promise((resolver) => proceso.once('close', (codigo) => resolver({ codigo, dicho })));
}

test('a rehearsal builds, checks all, and stops before the cloud', async () => {
  const { codigo, dicho } = await desplegar(['--ensayo']);
  expect(dicho).not.toContain('MAL');
  for (const { nombre } of REVISIONES) expect(dicho).toMatch(new RegExp(`^bien +${nombre}$`, 'm'));
  expect(dicho).toContain('nada de esto tocó la nube');
  expect(codigo).toBe(0);
});

test.each([
  [[], 'Falta en qué proyecto: npm run desplegar -- --proyecto <id>'],
  [['--proyecto', 'demo-leal'], '"demo-leal" es un proyecto de prueba'],
  [['--proyecto', 'leal-mx'], 'no tiene una sesión de Google: corre npx firebase login'],
  [['--proyect', 'leal-mx'], 'No se entiende "--proyect leal-mx"'],
])('%j is told in one sentence what is missing', async (argumentos, frase) => {
  const casa = mkdtempSync(join(tmpdir(), 'leal-casa-'));
  const sinSesion = {
    HOME: casa,
    XDG_CONFIG_HOME: casa,
    GOOGLE_APPLICATION_CREDENTIALS: '',
    FIREBASE_TOKEN: '',
  };
  const { codigo, dicho } = await desplegar(argumentos, sinSesion);
  rmSync(casa, { recursive: true, force: true });
  expect(dicho).toContain(frase);
  expect(dicho.trim().split('\n')).toHaveLength(1);
  expect(codigo).toBe(1);
});

test('firebase deploy builds the pages before it sends them', async () => {
  const proyecto = mkdtempSync(join(tmpdir(), 'leal-predeploy-'));
  cpSync(join(RAIZ, 'firebase.json'), join(proyecto, 'firebase.json'));
  mkdirSync(join(proyecto, 'tools/local'), { recursive: true });
  // In the builder's place, one that notes that it was called.
  const nota = join(proyecto, 'nota.json');
  const programa = `require('fs').writeFileSync(${JSON.stringify(nota)}, JSON.stringify(process.argv.slice(2)))`;
  writeFileSync(
    join(proyecto, 'tools/local/arranque.mjs'),
    programa.replace('require', 'process.getBuiltinModule'),
  );
  const cargar = createRequire(import.meta.url);
  const { Config } = cargar('firebase-tools/lib/config') as {
    Config: { load: (opciones: object) => object };
  };
  const { lifecycleHooks } = cargar('firebase-tools/lib/deploy/lifecycleHooks') as {
    lifecycleHooks: (que: string, cuando: string) => (contexto: object, opciones: object) => Promise<void>;
  };
  const opciones = { cwd: proyecto, project: 'leal-mx', projectId: 'leal-mx', projectRoot: proyecto };
  await lifecycleHooks('hosting', 'predeploy')({}, { ...opciones, config: Config.load(opciones) });
  expect(JSON.parse(readFileSync(nota, 'utf8'))).toEqual(['construir']);
  rmSync(proyecto, { recursive: true, force: true });
});

describe('a check turns red', () => {
  let copia: string;
  const en = (camino: string) => join(copia, camino);
  const revisar = (nombre: string, proyecto?: string) =>
    REVISIONES.find((una) => una.nombre === nombre)?.revisar({ raiz: copia, proyecto });
  const cambiar = (archivo: string, de: string, a: string) => {
    const texto = readFileSync(join(RAIZ, archivo), 'utf8');
    expect(texto).toContain(de);
    writeFileSync(en(archivo), texto.replace(de, a));
  };

  /** The repository's files, for a test to spoil. */
  beforeAll(() => {
    copia = mkdtempSync(join(tmpdir(), 'leal-despliegue-'));
    for (const carpeta of ['functions/lib', 'web/dist']) mkdirSync(en(carpeta), { recursive: true });
    for (const archivo of ['functions/package.json', ...ARCHIVOS]) cpSync(join(RAIZ, archivo), en(archivo));
    for (const paquetes of ['node_modules', 'functions/node_modules'])
      if (existsSync(join(RAIZ, paquetes))) symlinkSync(join(RAIZ, paquetes), en(paquetes));
    cpSync(join(RAIZ, 'functions/lib'), en('functions/lib'), { recursive: true });
    cpSync(join(RAIZ, 'web/dist/leal'), en('web/dist/leal'), { recursive: true });
  });
  afterAll(() => rmSync(copia, { recursive: true, force: true }));

  test('indexes: where none is declared, each one of the repository is missed, and no other', async () => {
    writeFileSync(en('firestore.indexes.json'), '{}');
    const quejas = (await revisar('índices')) ?? [];
    const { indexes, fieldOverrides } = INDICES;
    // In one collection every field has its indexes unless they are taken away.
    const conIndice = fieldOverrides.filter(({ indexes: propios }) =>
      propios.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'),
    );
    const esperadas = [...indexes.map(escrito), ...conIndice.map(escrito)];
    expect(
      quejas.map((queja) => escrito(JSON.parse(queja.replace(/^falta en \w+: /, '')) as Indice)).toSorted(),
    ).toEqual(esperadas.toSorted());
  });

  const CSP = 'connect-src ';
  test.each([
    ['a host too many', CSP, `${CSP}https://nadie.example `, 'connect-src permite nadie.example'],
    [
      'a host that only scripts would be from',
      "script-src 'self'",
      "script-src 'self' https://apis.google.com",
      'script-src permite apis.google.com',
    ],
    [
      'a host too few',
      ' https://firestore.googleapis.com',
      '',
      'connect-src no permite firestore.googleapis.com',
    ],
    [
      'every project’s functions',
      CSP,
      `${CSP}https://*.cloudfunctions.net `,
      'connect-src permite *.cloudfunctions.net',
    ],
  ])('policy: %s', async (_, de, a, queja) => {
    cambiar('firebase.json', de, a);
    expect(await revisar('política de las páginas')).toEqual([expect.stringContaining(queja)]);
  });

  test('policy: code of the page names a host that nobody has judged', async () => {
    cpSync(join(RAIZ, 'firebase.json'), en('firebase.json'));
    const nuevo = en('web/dist/leal/assets/otro.js');
    writeFileSync(nuevo, 'fetch("https://mide.example/v1")');
    expect(await revisar('política de las páginas')).toEqual([expect.stringContaining('mide.example')]);
    rmSync(nuevo);
  });

  test('settings: one of the page’s is not set, or is of another project', async () => {
    const archivo = en('web/.env.production.local');
    const de = (nombre: string, valor: string) => `VITE_FIREBASE_${nombre}=${valor}\n`;
    writeFileSync(archivo, de('API_KEY', 'k') + de('PROJECT_ID', 'otro') + de('APP_ID', '1'));
    expect(await revisar('ajustes', 'leal-mx')).toEqual([
      expect.stringContaining('falta VITE_FIREBASE_AUTH_DOMAIN'),
      'VITE_FIREBASE_PROJECT_ID dice "otro", y se despliega en "leal-mx"',
    ]);
    rmSync(archivo);
    expect(await revisar('ajustes', 'leal-mx')).toEqual([]);
  });

  test('rules: a mistake is told with its place', async () => {
    cambiar('firestore.rules', 'service cloud.firestore {', 'service cloud.firestore {\n  alow;');
    expect(await revisar('reglas')).toEqual([
      expect.stringContaining('firestore.rules tiene un error en la línea'),
    ]);
  });

  test('functions: a rewrite leads where none is, or a callable has none', async () => {
    cambiar('firebase.json', '"functionId": "resolverGasto"', '"functionId": "resolverGastos"');
    expect(await revisar('funciones')).toEqual([expect.stringContaining('"resolverGastos"')]);
    cambiar('firebase.json', '"/leal-callables/resolverGasto"', '"/leal-callables/resolverGasta"');
    expect(await revisar('funciones')).toEqual([expect.stringContaining('/leal-callables/resolverGasto')]);
  });

  test('functions: a bundle that does not load', async () => {
    cpSync(join(RAIZ, 'firebase.json'), en('firebase.json'));
    const lib = en('functions/lib/index.js');
    writeFileSync(lib, 'import "no-esta";');
    expect(await revisar('funciones')).toEqual([expect.stringContaining('no se descubren')]);
    cpSync(join(RAIZ, 'functions/lib/index.js'), lib);
  });

  test('sizes: a bundle of functions, and a screen, that are too large', async () => {
    appendFileSync(en('functions/lib/index.js'), `//${'x'.repeat(1024 * 1024)}`);
    const manifiesto = JSON.parse(readFileSync(en('web/dist/leal/.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const azar = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64');
    appendFileSync(en(`web/dist/leal/${manifiesto['index.html']!.file}`), `//${azar}`);
    const quejas = await revisar('tamaños');
    expect(quejas?.[0]).toMatch(/functions\/lib\/index.js pesa \d+ KiB, y son 1024 a lo más/);
    expect(quejas?.slice(1)).toContainEqual(expect.stringMatching(/^primer guion .*EXCEDE/));
  });
});
