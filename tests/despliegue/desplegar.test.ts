// `npm run desplegar`: its rehearsal as it is, and what it asks before it deploys into a cloud that is played.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { construir } from '../../tools/local/src/construir.ts';
import { REVISIONES } from '../../tools/local/src/despliegue/revisiones.ts';
import { jugarNube, type NubeJugada, PROYECTO } from '../setup/nube-jugada.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

let nube: NubeJugada;
beforeAll(async () => {
  nube = await jugarNube();
  await Promise.all([construir(RAIZ, 'functions'), construir(RAIZ, 'web')]);
});
afterAll(() => nube.cerrar());

type Salida = { codigo: number | null; dicho: string };

const DESPLEGAR = ['tools/local/arranque.mjs', 'desplegar'];
const PREGUNTA = 'escribe el nombre del proyecto';

/** The command as a terminal runs it; to the question it types `respuesta`, and ends the input. */
function correr(argumentos: string[], env: object = {}, respuesta = ''): Promise<Salida> {
  const proceso = spawn(process.execPath, argumentos, {
    cwd: RAIZ,
    env: { ...process.env, LEAL_PROYECTO: '', METADATA_SERVER_DETECTION: 'none', ...env },
  });
  let dicho = '';
  const oir = (trozo: Buffer) => {
    dicho += String(trozo);
    if (dicho.includes(PREGUNTA) && !proceso.stdin.writableEnded) proceso.stdin.end(respuesta);
  };
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', oir);
  return new Promise((resolver) => proceso.once('close', (codigo) => resolver({ codigo, dicho })));
}

const desplegar = (argumentos: string[], env?: object, respuesta?: string): Promise<Salida> =>
  correr([...DESPLEGAR, ...argumentos], env, respuesta);

test('a rehearsal builds, checks all, and stops before the cloud', async () => {
  const { codigo, dicho } = await desplegar(['--ensayo'], nube.env);
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

describe('before it deploys it asks', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-nota-'));
  const nota = join(carpeta, 'nota.json');
  const ANOTADO = new URL('../setup/firebase-anotado.mjs', import.meta.url).href;
  /** The part after the checks, alone: they take longer than all the rest. */
  const SIN_REVISAR = `
    const { entrar } = await import('./tools/local/src/despliegue/nube.ts');
    const { enviar } = await import('./tools/local/src/despliegue/enviar.ts');
    const [proyecto, sitio] = process.argv.slice(1);
    await entrar('.', proyecto);
    process.exit(await enviar(proyecto, sitio));`;
  let env: Record<string, string>;

  beforeAll(() => {
    env = { ...nube.env, NOTA_DE_FIREBASE: nota, NODE_OPTIONS: `--import=${ANOTADO}` };
  });
  beforeEach(() => rmSync(nota, { force: true }));
  afterEach(() => void (nube.debilidades = {}));
  afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

  test.each([
    ['another name', 'leal-mx\n'],
    ['the name with more behind it', `${PROYECTO}-2\n`],
    ['an empty line', '\n'],
    ['the end of the input', ''],
  ])('%s deploys nothing', async (_, respuesta) => {
    const argumentos = ['--input-type=module', '-e', SIN_REVISAR, PROYECTO, nube.sitio];
    const { codigo, dicho } = await correr(argumentos, env, respuesta);
    expect(dicho).toContain(PREGUNTA);
    expect(dicho.trim()).toMatch(/No se desplegó nada\.$/);
    expect(existsSync(nota)).toBe(false);
    expect(codigo).toBe(1);
  });

  test('where a check is red nothing is asked: a grave weakness of what ships, unless told otherwise', async () => {
    nube.debilidades = { 'find-my-way': 'high' };
    const argumentos = ['--proyecto', PROYECTO, '--sitio', nube.sitio];
    const { codigo, dicho } = await desplegar(argumentos, env);
    expect(dicho).toMatch(/^MAL +debilidades\n +find-my-way \(high\): .*--con-debilidades$/m);
    expect(dicho.trim()).toMatch(/No se desplegó nada: corrige lo que está MAL\.$/);
    expect(dicho).not.toContain(PREGUNTA);
    expect(existsSync(nota)).toBe(false);
    expect(codigo).toBe(1);
  });

  test('the project’s own name deploys by firebase-tools what was checked and shown; its end is the command’s', async () => {
    nube.debilidades = { 'find-my-way': 'high' };
    const argumentos = ['--proyecto', PROYECTO, '--sitio', nube.sitio, '--con-debilidades'];
    const { codigo, dicho } = await desplegar(argumentos, env, `${PROYECTO}\n`);
    const orden = [
      'bien  política',
      'Auditoría: find-my-way (high).',
      `Lo que cambiaría en ${PROYECTO}:`,
      '~ api (us-central1)',
      '+ resolverGasto (us-central1)',
      '+ cortes: id_cobrador ↑',
      '- las de antes',
      '~ otra versión de la app',
      PREGUNTA,
    ].map((parte) => dicho.indexOf(parte));
    expect(orden).not.toContain(-1);
    expect(orden).toEqual(orden.toSorted((una, otra) => una - otra));
    const pedido = ['deploy', '--project', PROYECTO, '--only', 'firestore,functions,hosting'];
    expect(JSON.parse(readFileSync(nota, 'utf8'))).toEqual(pedido);
    expect(codigo).toBe(7);
  });
});
