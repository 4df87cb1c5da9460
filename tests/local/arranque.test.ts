// `npm start` from the outside: what a person at a terminal gets, and what stays behind.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { apartarDesfase } from '@leal/local/apartados';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { correr, type Programa } from './programa.ts';

const { desfase: DESFASE, soltar } = await apartarDesfase();
const { desfase: OTRO_DESFASE, puertos, soltar: soltarOtro } = await apartarDesfase();
/** A limit for what hangs, not for a busy machine. */
const PLAZO_MS = 90_000;
const carpeta = mkdtempSync(join(tmpdir(), 'leal-prueba-'));
const datos = join(carpeta, 'datos');
const origen = `http://127.0.0.1:${5000 + DESFASE}`;
const auth = `http://127.0.0.1:${9099 + DESFASE}`;

const copias: Programa[] = [];
function arrancar(entorno: NodeJS.ProcessEnv = {}): Programa {
  const copia = correr(['tools/local/arranque.mjs', 'iniciar'], {
    LEAL_DESFASE_PUERTOS: String(DESFASE),
    LEAL_DATOS: datos,
    ...entorno,
  });
  copias.push(copia);
  return copia;
}

async function lista({ proceso, dicho }: Programa): Promise<void> {
  await vi.waitFor(
    () => {
      if (proceso.exitCode !== null) return;
      expect(dicho()).toContain('LEAL LISTO');
    },
    { timeout: PLAZO_MS, interval: 100 },
  );
  expect(dicho()).toContain(`LEAL LISTO ${origen}/leal/`);
}

/** All that a copy says which does not start. */
async function quejaDe(entorno: NodeJS.ProcessEnv = {}): Promise<string> {
  const { fin, dicho } = arrancar(entorno);
  expect(await fin).toBe(1);
  return dicho().trim();
}

function procesos(): number[] {
  const { pid, hijos } = JSON.parse(readFileSync(join(datos, 'en-uso.json'), 'utf8')) as {
    pid: number;
    hijos: number[];
  };
  return [pid, ...hijos];
}

function vivos(pids: number[]): number[] {
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
}

const sinProcesos = (pids: number[]) =>
  vi.waitFor(() => expect(vivos(pids)).toEqual([]), { timeout: PLAZO_MS, interval: 50 });

const reloj = async () => {
  const respuesta = await fetch(`${origen}/leal-api/_local/reloj`);
  return ((await respuesta.json()) as { ahora: string }).ahora;
};

const mover = (ahora: unknown) =>
  fetch(`${origen}/leal-api/_local/reloj`, { method: 'POST', body: JSON.stringify({ ahora }) });

const entrar = (email: string, password: string) =>
  fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });

const sesionDe = async (email: string) =>
  (await (await entrar(email, 'Leal.2026')).json()) as { idToken: string; refreshToken: string };

/** The token is renewed as the web's SDK does it when it is an hour old. */
async function renovado(refresh_token: string): Promise<string> {
  const respuesta = await fetch(`${auth}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }),
  });
  return ((await respuesta.json()) as { id_token: string }).id_token;
}

const preguntar = async (token: string) => {
  const url = `${origen}/leal-api/configuracion/negocio`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
};

afterAll(async () => {
  for (const { proceso } of copias) proceso.kill('SIGTERM');
  await Promise.all(copias.map(({ fin }) => fin));
  soltar();
  soltarOtro();
  rmSync(carpeta, { recursive: true, force: true });
});

describe('what cannot start says why in one sentence', () => {
  test('a busy port with an explicit shift', async () => {
    const vecino = createServer();
    await new Promise<void>((resolver) => vecino.listen(puertos.auth, '127.0.0.1', resolver));
    expect(await quejaDe({ LEAL_DESFASE_PUERTOS: String(OTRO_DESFASE) })).toBe(
      `El puerto ${9099 + OTRO_DESFASE} está ocupado (LEAL_DESFASE_PUERTOS=${OTRO_DESFASE}); usa otro desfase.`,
    );
    await new Promise((resolver) => vecino.close(resolver));
  });

  test('a data folder that is not one', async () => {
    const archivo = join(carpeta, 'archivo');
    writeFileSync(archivo, '');
    expect(await quejaDe({ LEAL_DATOS: archivo })).toMatch(
      /^No se puede leer o escribir la carpeta de datos .*; revisa LEAL_DATOS\.$/,
    );
  });

  test("a folder with somebody else's files is neither used nor emptied", async () => {
    const ajena = join(carpeta, 'ajena');
    mkdirSync(join(ajena, 'auth'), { recursive: true });
    writeFileSync(join(ajena, 'notas.txt'), 'mine');
    expect(await quejaDe({ LEAL_DATOS: ajena })).toMatch(
      /^La carpeta .* no es de datos de Leal \(contiene notas\.txt\); usa otra LEAL_DATOS\.$/,
    );
    expect(readdirSync(ajena).sort()).toEqual(['auth', 'notas.txt']);
  });

  test.each([
    ['LEAL_SEMILLA', 'otra'],
    ['LEAL_RELOJ', 'ayer'],
    ['LEAL_FUNCIONES', 'nube'],
    ['LEAL_DESFASE_PUERTOS', '7'],
  ])('%s=%s', async (nombre, valor) => {
    expect(await quejaDe({ LEAL_DATOS: join(carpeta, 'otros'), [nombre]: valor })).toMatch(
      new RegExp(`^${nombre} debe ser .*"${valor}"\\.$`),
    );
  });
});

describe('a life of the suite', () => {
  let copia: Programa;
  let pids: number[];
  beforeAll(async () => {
    copia = arrancar({ LEAL_RELOJ: RELOJ_DE_PRUEBAS });
    await lista(copia);
    pids = procesos();
  });

  test('it prints the accounts before the ready line', () => {
    expect(copia.dicho()).toMatch(/cobrador1@leal\.demo +Leal\.2026[^]*\nLEAL LISTO \S+\n$/);
  });

  test('a second copy on the same data is refused', async () => {
    expect(await quejaDe({ LEAL_DESFASE_PUERTOS: String(OTRO_DESFASE) })).toContain(
      `la usa otra copia de Leal (proceso ${pids[0]})`,
    );
  });

  test('the clock goes forward, never back, and takes only instants', async () => {
    const ahora = await reloj();
    expect((await mover(new Date(Date.parse(ahora) - 60_000).toISOString())).status).toBe(409);
    expect((await mover('mañana')).status).toBe(400);
    expect((await mover('9999-12-31T23:59:59-06:00')).status).toBe(400);
    const respuesta = await mover(new Date(Date.parse(ahora) + 3_600_000).toISOString());
    expect(respuesta.status).toBe(200);
    expect(Date.parse(await reloj())).toBeGreaterThanOrEqual(Date.parse(ahora) + 3_600_000);
  });

  test('every answer of the API says what time it is', async () => {
    const antes = await reloj();
    const respuesta = await fetch(`${origen}/leal-api/salud`);
    const dicho = Date.parse(respuesta.headers.get('x-leal-ahora') ?? '');
    expect(dicho).toBeGreaterThanOrEqual(Date.parse(antes));
    expect(dicho).toBeLessThanOrEqual(Date.parse(await reloj()));
  });

  test('kill -9 leaves no child, and loses neither a write nor an account nor the clock', async () => {
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${8080 + DESFASE}`;
    const db = new Firestore({ projectId: 'demo-leal' });
    await db.doc('pruebas/kill').set({ n: 1 });
    await db.terminate();
    const sesion = await sesionDe('cobrador2@leal.demo');
    const antes = await reloj();
    process.kill(pids[0]!, 'SIGKILL');
    await copia.fin;
    await sinProcesos(pids);

    copia = arrancar();
    await lista(copia);
    pids = procesos();
    const otra = new Firestore({ projectId: 'demo-leal' });
    expect((await otra.doc('pruebas/kill').get()).get('n')).toBe(1);
    await otra.terminate();
    expect(Date.parse(await reloj())).toBeGreaterThanOrEqual(Date.parse(antes));
    expect((await entrar('cobrador1@leal.demo', 'Leal.2026')).status).toBe(200);
    expect(await preguntar(sesion.idToken)).toBe(200);
    expect(await preguntar(await renovado(sesion.refreshToken))).toBe(200);
  });

  test('Ctrl-C stops it cleanly and leaves no process behind', async () => {
    copia.proceso.kill('SIGINT');
    expect(await copia.fin).toBe(0);
    await sinProcesos(pids);
  });

  test('accounts that cannot be read are told in one sentence, and stay as they are', async () => {
    const cuentas = join(datos, 'auth', 'auth_export', 'accounts.json');
    const enteras = readFileSync(cuentas, 'utf8');
    for (const mitad of [enteras.slice(0, enteras.length / 2), '{"users":[]}']) {
      writeFileSync(cuentas, mitad);
      expect(await quejaDe()).toMatch(
        /^Las cuentas guardadas en .* están dañadas o no están; --limpio las descarta\.$/,
      );
      expect(readFileSync(cuentas, 'utf8')).toBe(mitad);
    }
    writeFileSync(cuentas, enteras);
  });

  test('damaged data are refused in one sentence, not thrown away', async () => {
    const dentro = join(datos, 'firestore');
    const archivos = readdirSync(dentro);
    for (const archivo of archivos) writeFileSync(join(dentro, archivo), 'not a database'.repeat(100));
    expect(await quejaDe()).toMatch(
      /^No se pudieron abrir los datos de Firestore .*--limpio los descarta\.$/,
    );
    expect(readdirSync(dentro)).toEqual(archivos);
  });
});
