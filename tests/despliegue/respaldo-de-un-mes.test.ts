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
import { type DatosDeLlamada, type Documento, GERENTE } from '@leal/seed';
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

/** Each person has another password: nobody comes back with somebody else's. */
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
  const dia = dias.find((candidato) => diaSemana(candidato) !== DOMINGO && !festivos.has(candidato));
  if (dia === undefined) throw new Error('Nobody collects for a week');
  return dia;
}

let abierta: Suite | undefined;
async function cerrar(): Promise<void> {
  await abierta?.detener();
  abierta = undefined;
}
/** One suite at a time: on an empty folder an empty one, else what the folder holds. */
async function abrirEn(nombre: string, reloj: string): Promise<Suite> {
  await cerrar();
  abierta = await iniciarSuite({
    web: false,
    trabajos: false,
    semilla: 'vacia',
    reloj: `${reloj}:00-06:00`,
    datos: carpeta(nombre),
  });
  return abierta;
}

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
beforeAll(async () => {
  const archivo = carpeta('mes');
  const guion = join(import.meta.dirname, 'jugar-un-mes.ts');
  await correr(process.execPath, [guion, archivo], { cwd: RAIZ, env: ENTORNO });
  const jugado = deserialize(readFileSync(archivo)) as Mes;
  // The manager who decided the first credits is the one whom an empty suite has.
  mes = {
    ...jugado,
    documentos: jugado.documentos.filter(({ datos }) => datos['id_usuario'] !== GERENTE.uid),
  };
  [gente, dia] = [genteDe(mes), otroDia(mes)];
});
afterAll(async () => {
  await cerrar();
  rmSync(raiz, { recursive: true, force: true });
});

const gerente = () => gente.find(({ id_rol }) => id_rol === ROL.gerente)!;
/** The first has gone when the backup is made. */
const cobradores = () => gente.filter(({ id_rol }) => id_rol === ROL.cobrador);

/** A payment of somebody's on the first card that takes one, under a key of its own. */
async function pagar(suite: Suite, quienes: readonly Persona[], clave: string) {
  const porque: unknown[] = [];
  for (const quien of quienes) {
    const persona = await entrar(suite, quien);
    const ruta = await invocar(persona, 'activosSinPagoHoy', { parametros: { id_usuario: quien.uid } });
    for (const { id_credito } of ruta.cuerpo.datos) {
      const pago = { cuerpo: { id_credito, monto: 10 }, clave: `${clave} de ${id_credito}` };
      const { estado, cuerpo } = await invocar(persona, 'registrarAbono', pago);
      if (estado === 200) return { quien, pago, cuerpo };
      porque.push(cuerpo);
    }
  }
  throw new Error(`No card takes a payment: ${JSON.stringify(porque)}`);
}

const HAY = [
  'creditos',
  'movimientos',
  'cortes',
  'comprobantes',
  'idempotencia',
  'conciliaciones',
  'configuracion',
];

test('the month has credits, cuts, receipts, keys, nights and settings', () => {
  const colecciones = new Set(mes.documentos.map(({ ruta }) => ruta.split('/').at(-2)));
  expect(HAY.filter((coleccion) => !colecciones.has(coleccion))).toEqual([]);
});

test('a month is restored into an empty suite: nothing differs, people sign in, and a payment goes on', async () => {
  const nueva = await abrirEn('primera', `${dia}T11:00`);
  await cargar(nueva, mes.documentos);
  await crearUsuarios(`127.0.0.1:${nueva.puertos.auth}`, gente);
  // The suite's functions remember the settings of before for a minute.
  const primera = await abrirEn('primera', `${dia}T11:10`);
  const [seFue, ...siguen] = cobradores();
  const jefe = await entrar(primera, gerente());
  const apagado = { parametros: { id_usuario: seFue!.uid }, cuerpo: { activo: false, deja_clientes: true } };
  expect((await invocar(jefe, 'cambiarUsuario', apagado)).estado).toBe(200);
  const antes = await pagar(primera, siguen, 'antes');
  expect(await ordenar('primera', 'respaldo', carpeta('respaldo'))).toMatchObject({ codigo: 0 });
  const hora = await primera.ahora();

  let segunda = await abrirEn('segunda', `${sumarDias(dia, -10)}T11:00`);
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

  // The next day, by functions that remember nothing of before.
  segunda = await abrirEn('segunda', `${otroDia({ ...mes, hoy: dia })}T11:00`);
  for (const persona of gente.filter(({ uid }) => uid !== seFue!.uid)) {
    const dicho = await invocar(await entrar(segunda, persona), 'getUserByUid', {
      cuerpo: { uid: persona.uid },
    });
    expect(dicho.cuerpo.usuario).toMatchObject({ email: persona.email, id_rol: persona.id_rol });
  }
  await expect(segunda.token(seFue!.email, seFue!.password)).rejects.toThrow('USER_DISABLED');

  const otraVez = await invocar(await entrar(segunda, antes.quien), 'registrarAbono', antes.pago);
  expect([otraVez.estado, otraVez.cuerpo]).toEqual([200, antes.cuerpo]);
  const nuevo = await pagar(segunda, siguen, 'luego');
  expect(nuevo.cuerpo.yaRegistrado).toBe(false);
  expect((await ordenar('segunda', 'conciliar', '--revisar')).codigo).toBe(0);

  // Deeds of afterwards are not replaced by mistake.
  expect(await ordenar('segunda', 'restaurar', carpeta('respaldo'))).toMatchObject({
    codigo: 1,
    dicho: expect.stringContaining('no está vacía') as string,
  });
});
