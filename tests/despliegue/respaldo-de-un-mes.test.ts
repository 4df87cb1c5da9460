// A month of an office in one suite, backed up, and restored into an empty one, by the commands that an owner types.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import { diaSemana, DOMINGO, type Fecha, type IdRol, ROL, sumarDias } from '@leal/domain';
import { crearUsuarios, iniciarSuite, type Suite } from '@leal/local';
import type { DatosDeLlamada, Documento } from '@leal/seed';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { pedir } from '../setup/mundo.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const raiz = mkdtempSync(join(tmpdir(), 'leal-un-mes-'));
const carpeta = (nombre: string) => join(raiz, nombre);
const correr = promisify(execFile);
const ENTORNO = { ...process.env, NODE_ENV: 'production', VITEST: undefined };

type Mes = { readonly documentos: readonly Documento[]; readonly hoy: Fecha };
type Persona = { readonly uid: string; readonly email: string; readonly password: string; id_rol: IdRol };

/** Each has another password: nobody comes back with somebody else's. */
const genteDe = ({ documentos }: Mes): Persona[] =>
  documentos
    .filter(({ ruta }) => /^usuarios\/[^/]+$/.test(ruta))
    .map(({ datos }, i) => ({
      uid: String(datos['id_usuario']),
      email: String(datos['email']),
      password: `Clave.${i}.2026`,
      id_rol: datos['id_rol'] as IdRol,
    }));

/** The next day on which somebody collects. */
function otroDia({ documentos, hoy }: Mes): Fecha {
  const negocio = documentos.find(({ ruta }) => ruta === 'configuracion/negocio');
  const festivos = new Set(
    ((negocio?.datos['festivos'] ?? []) as { fecha: Fecha }[]).map(({ fecha }) => fecha),
  );
  const dias = [1, 2, 3, 4, 5, 6, 7].map((n) => sumarDias(hoy, n));
  const dia = dias.find((uno) => diaSemana(uno) !== DOMINGO && !festivos.has(uno));
  if (dia === undefined) throw new Error('Nobody collects for a week');
  return dia;
}

const abrirVacia = (nombre: string, reloj: string): Promise<Suite> =>
  iniciarSuite({ web: false, trabajos: false, semilla: 'vacia', reloj, datos: carpeta(nombre) });

/** `npm run <orden>` over the suite of that folder; the code and all that it prints. */
async function ordenar(datos: string, ...orden: string[]) {
  const env = { ...ENTORNO, LEAL_DATOS: carpeta(datos) };
  const argumentos = ['tools/local/arranque.mjs', 'trabajo', ...orden];
  try {
    const { stdout } = await correr(process.execPath, argumentos, { cwd: RAIZ, env });
    return { codigo: 0, dicho: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { codigo: code, dicho: stdout + stderr };
  }
}

async function entrar(suite: Suite, { email, password }: Pick<Persona, 'email' | 'password'>) {
  const token = await suite.token(email, password);
  return {
    llamar: <T>(metodo: string, ruta: string, peticion?: DatosDeLlamada) =>
      pedir<T>(suite, token, metodo, ruta, peticion),
  };
}

async function cargar({ puertos, proyecto }: Suite, documentos: readonly Documento[]): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${puertos.firestore}`;
  const app = initializeApp({ projectId: proyecto }, 'un-mes');
  const db = getFirestore(app);
  const escritor = db.bulkWriter();
  for (const { ruta, datos } of documentos) void escritor.set(db.doc(ruta), datos);
  await escritor.close();
  await deleteApp(app);
}

const documentosDe = (nombre: string) => readFileSync(join(carpeta(nombre), 'documentos.ndjson'), 'utf8');

let mes: Mes;
let gente: Persona[];
let dia: Fecha;
const suites: Suite[] = [];
beforeAll(async () => {
  const archivo = carpeta('mes');
  const guion = join(import.meta.dirname, 'jugar-un-mes.ts');
  await correr(process.execPath, [guion, archivo], { cwd: RAIZ, env: ENTORNO });
  mes = deserialize(readFileSync(archivo)) as Mes;
  [gente, dia] = [genteDe(mes), otroDia(mes)];
});
afterAll(async () => {
  for (const suite of suites) await suite.detener();
  rmSync(raiz, { recursive: true, force: true });
});

const gerente = () => gente.find(({ id_rol }) => id_rol === ROL.gerente)!;
/** The first has gone when the backup is made. */
const cobradores = () => gente.filter(({ id_rol }) => id_rol === ROL.cobrador);

/** A payment of the first card of a collector's route, under that key. */
async function pagar(suite: Suite, quien: Persona, clave: string) {
  const persona = await entrar(suite, quien);
  const ruta = await invocar(persona, 'activosSinPagoHoy', { parametros: { id_usuario: quien.uid } });
  const [tarjeta] = ruta.cuerpo.datos;
  if (!tarjeta) throw new Error('Nobody is left on the route');
  const cuerpo = { id_credito: tarjeta.id_credito, monto: 10 };
  return { cuerpo, repetir: () => invocar(persona, 'registrarAbono', { cuerpo, clave }) };
}

test('has people, and all that they do: credits, cuts, receipts, settings, a calendar', () => {
  const colecciones = new Set(mes.documentos.map(({ ruta }) => ruta.split('/').at(-2)));
  expect(colecciones).toEqual(
    expect.objectContaining(
      new Set(['usuarios', 'creditos', 'movimientos', 'cortes', 'comprobantes', 'idempotencia', 'bitacora']),
    ),
  );
});

test('a month is restored into an empty suite: nothing differs, people sign in, and a payment goes on', async () => {
  const primera = await abrirVacia('primera', `${dia}T11:00:00-06:00`);
  suites.push(primera);
  await cargar(primera, mes.documentos);
  await crearUsuarios(`127.0.0.1:${primera.puertos.auth}`, gente);
  const [seFue, cobrador] = cobradores();
  const jefe = await entrar(primera, gerente());
  const apagado = { parametros: { id_usuario: seFue!.uid }, cuerpo: { activo: false } };
  expect((await invocar(jefe, 'cambiarUsuario', apagado)).estado).toBe(200);
  const pago = await pagar(primera, cobrador!, 'pago de antes');
  const antes = await pago.repetir();
  expect(antes.estado).toBe(200);
  expect(await ordenar('primera', 'respaldo', carpeta('respaldo'))).toMatchObject({ codigo: 0 });
  const hora = await primera.ahora();
  await primera.detener();
  suites.pop();

  const segunda = await abrirVacia('segunda', `${sumarDias(dia, -10)}T11:00:00-06:00`);
  suites.push(segunda);
  // Ended in the middle, as the power goes: the third commit does not come back.
  await segunda.fallar({ method: 'Commit', action: 'refuse', ms: 60_000, after: 2 });
  const a_medias = spawn(
    process.execPath,
    ['tools/local/arranque.mjs', 'trabajo', 'restaurar', carpeta('respaldo')],
    { cwd: RAIZ, env: { ...ENTORNO, LEAL_DATOS: carpeta('segunda') }, stdio: 'ignore' },
  );
  const fallas = `http://127.0.0.1:${segunda.puertos.firestore}/_local/faults`;
  await expect.poll(async () => (await fetch(fallas)).json()).toEqual([]);
  a_medias.kill('SIGKILL');
  await once(a_medias, 'exit');
  expect(await ordenar('segunda', 'respaldo', carpeta('medio'))).toMatchObject({
    codigo: 1,
    dicho: expect.stringContaining('Una restauración quedó a medias') as string,
  });
  const [nadie] = segunda.usuarios;
  expect((await invocar(await entrar(segunda, nadie!), 'dashboardStats')).estado).toBeGreaterThanOrEqual(401);

  expect(await ordenar('segunda', 'restaurar', carpeta('respaldo'))).toMatchObject({ codigo: 0 });
  expect(await ordenar('segunda', 'respaldo', carpeta('otra-vez'))).toMatchObject({ codigo: 0 });
  expect(documentosDe('otra-vez').split('\n')).toEqual(documentosDe('respaldo').split('\n'));
  expect(await ordenar('segunda', 'conciliar', '--revisar')).toMatchObject({
    codigo: 0,
    dicho: expect.stringContaining('diferencias encontradas: 0 · por revisar: 0 · fallidos: 0') as string,
  });
  expect((await segunda.ahora()).getTime()).toBeGreaterThanOrEqual(hora.getTime() - 1000);

  for (const persona of gente.filter(({ uid }) => uid !== seFue!.uid)) {
    const dicho = await invocar(await entrar(segunda, persona), 'getUserByUid', {
      cuerpo: { uid: persona.uid },
    });
    expect(dicho.cuerpo.usuario).toMatchObject({ email: persona.email, id_rol: persona.id_rol });
  }
  await expect(segunda.token(seFue!.email, seFue!.password)).rejects.toThrow('USER_DISABLED');
  await expect(segunda.token(nadie!.email, nadie!.password)).rejects.toThrow('EMAIL_NOT_FOUND');

  const otraVez = await invocar(await entrar(segunda, cobrador!), 'registrarAbono', {
    cuerpo: pago.cuerpo,
    clave: 'pago de antes',
  });
  expect([otraVez.estado, otraVez.cuerpo]).toEqual([antes.estado, antes.cuerpo]);
  const nuevo = await (await pagar(segunda, cobrador!, 'pago de después')).repetir();
  expect([nuevo.estado, nuevo.cuerpo.yaRegistrado]).toEqual([200, false]);
  expect((await ordenar('segunda', 'conciliar', '--revisar')).codigo).toBe(0);

  // What somebody does afterwards is not replaced by mistake.
  expect(await ordenar('segunda', 'restaurar', carpeta('respaldo'))).toMatchObject({
    codigo: 1,
    dicho: expect.stringContaining('no está vacía') as string,
  });
});
