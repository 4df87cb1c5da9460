// The mistakes that each check of `npm run desplegar` refuses.
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { construir } from '../../tools/local/src/construir.ts';
import { REVISIONES } from '../../tools/local/src/despliegue/revisiones.ts';
import { jugarNube } from '../setup/nube-jugada.ts';

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
    ...fields.map((campo) => `${campo.fieldPath} ${campo.order ?? campo.arrayConfig ?? ''}`).toSorted(),
  ].join(' ');

describe('a check turns red', () => {
  let copia: string;
  const en = (camino: string) => join(copia, camino);
  const revisar = (nombre: string, proyecto?: string) =>
    REVISIONES.find((revision) => revision.nombre === nombre)?.revisar({ raiz: copia, proyecto });
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

  // The missing index is of a field that only one job asks for; every other index of the file is there.
  test('indexes: what only a job of the night looks for is missed, too', async () => {
    const sin = { collectionGroup: 'bitacora', fieldPath: 'posicion.guardada_en', indexes: [] };
    const indices = { ...INDICES, fieldOverrides: [...INDICES.fieldOverrides, sin] };
    writeFileSync(en('firestore.indexes.json'), JSON.stringify(indices));
    expect(await revisar('índices')).toEqual([expect.stringContaining('posicion.guardada_en')]);
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

  test('weaknesses: grave ones of what ships stop it, and so does no answer; of a tool or light ones are told', async () => {
    const nube = await jugarNube();
    for (const [nombre, valor] of Object.entries(nube.env)) vi.stubEnv(nombre, valor);
    const con = async (conocidas: Record<string, string> | undefined, conDebilidades = false) => {
      nube.debilidades = conocidas;
      const avisos: string[] = [];
      const avisar = (linea: string) => void avisos.push(linea);
      const revision = REVISIONES.find(({ nombre }) => nombre === 'debilidades');
      return [await revision?.revisar({ raiz: RAIZ, proyecto: undefined, conDebilidades, avisar }), avisos];
    };
    const grave = { 'find-my-way': 'critical' };
    expect(await con(grave)).toEqual([[expect.stringMatching(/^find-my-way \(critical\): /)], []]);
    expect(await con(grave, true)).toEqual([[], ['Auditoría: find-my-way (critical).']]);
    expect(await con({ 'find-my-way': 'moderate', 'fast-check': 'high' })).toEqual([
      [],
      ['Auditoría: find-my-way (moderate).'],
    ]);
    const sinRevisar = 'Auditoría: no se pudo revisar, el registro de npm no la contesta.';
    expect(await con(undefined)).toEqual([[`${sinRevisar} Inténtalo de nuevo, o di --con-debilidades`], []]);
    expect(await con(undefined, true)).toEqual([[], [sinRevisar]]);
    // The registry may refuse npm: then its question is asked without npm.
    nube.rehusaANpm = true;
    expect(await con(grave)).toEqual([[expect.stringMatching(/^find-my-way \(critical\): /)], []]);
    vi.unstubAllEnvs();
    nube.cerrar();
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
    expect(quejas?.[0]).toMatch(/functions\/lib\/index.js pesa \d+ KiB, y son 1096 a lo más/);
    expect(quejas?.slice(1)).toContainEqual(expect.stringMatching(/^primer guion .*EXCEDE/));
  });
});
