// `npm run bench:firestore [-- documents]`: the local Firestore beside the npm package @firestore-emulator/server, each in a
// process of its own, the same calls of the official SDK by turns.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import { cpuDe } from './apoyo/cpu.ts';
import { mediana, publicar } from './apoyo/publicar.ts';
import { puertoLibre } from '../../tools/pruebas/src/puerto-libre.ts';
import { cifra, type Medida, MS, VECES } from './apoyo/seccion.ts';
import { cronometrar } from './apoyo/tandas.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
const RAIZ = join(import.meta.dirname, '..', '..');
const MUCHOS = Number(process.argv[2] ?? 100_000);
const POCOS = MUCHOS / 100;

const POR_GRUPO = 20;
const LLAMADAS = 200;
/** The time for one operation of one server: a slow one is asked less often. */
const LIMITE_MS = 15_000;
const LLENAR_MS = 90_000;
/** Fetched by npm when this runs, because nothing else needs it. */
const AJENO = '@firestore-emulator/server@0.3.15';
const CARPETA = join(RAIZ, '.cache', 'emulador-npm');

async function traerAjeno(): Promise<string | undefined> {
  const entrada = join(CARPETA, 'node_modules/@firestore-emulator/server/dist/index.js');
  mkdirSync(CARPETA, { recursive: true });
  if (!existsSync(entrada))
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      CARPETA,
      '--no-save',
      '--no-audit',
      AJENO,
    ]).catch((error: Error) => console.error(error.message));
  return existsSync(entrada) ? entrada : undefined;
}

const ajeno = (entrada: string, puerto: number) => [
  '--input-type=module',
  '-e',
  `const { default: { FirestoreServer } } = await import(${JSON.stringify(pathToFileURL(entrada).href)});
   await new FirestoreServer().start(${puerto});`,
];
const propio = (puerto: number) => [join(RAIZ, 'tools/firestore-local/src/cli.ts'), '--port', String(puerto)];
/** Answers at once what that server answered to the same request. */
const eco = (destino: number) => (puerto: number) => [
  join(import.meta.dirname, 'apoyo/eco.ts'),
  String(puerto),
  String(destino),
];

async function abrir(orden: (puerto: number) => string[]) {
  const puerto = await puertoLibre();
  const proceso = spawn(process.execPath, orden(puerto), { stdio: 'ignore' });
  process.once('exit', () => proceso.kill());
  const db = new Firestore({ projectId: 'demo-bench', host: `127.0.0.1:${puerto}`, ssl: false });
  return {
    db,
    puerto,
    cpu: () => cpuDe(proceso.pid),
    cerrar: () => db.terminate().finally(() => proceso.kill()),
  };
}
type Servidor = Awaited<ReturnType<typeof abrir>>;

const ficha = (n: number) => ({
  n,
  grupo: Math.floor(n / POR_GRUPO),
  nombre: `Cliente ${n}`,
  saldo_centavos: n * 100,
  pagado: n % 2 === 0,
  direccion: { calle: '20 de Noviembre', numero: n },
});

/** The documents are written until the time is over, so that a bench ends; returns how many there are. */
async function llenar({ db }: Servidor, coleccion: string, cuantos: number): Promise<number> {
  const hasta = performance.now() + LLENAR_MS;
  let desde = 0;
  for (; desde < cuantos && performance.now() < hasta; desde += 500) {
    const lote = db.batch();
    for (let n = desde; n < Math.min(desde + 500, cuantos); n += 1)
      lote.set(db.doc(`${coleccion}/d${n}`), ficha(n));
    await lote.commit();
  }
  return Math.min(desde, cuantos);
}

/** A query over the documents that both have. */
const consulta = (coleccion: string, cuantos: number) => async (db: Firestore, vuelta: number) => {
  const grupo = (vuelta * 7) % Math.min(25, cuantos / POR_GRUPO);
  const { size } = await db.collection(coleccion).where('grupo', '==', grupo).get();
  if (size !== POR_GRUPO) throw new Error(`${size} documents of group ${grupo}`);
};

type Operacion = (db: Firestore, vuelta: number) => Promise<unknown>;
const OPERACIONES: Readonly<Record<string, Operacion>> = {
  get: (db, vuelta) => db.doc(`muchos/d${vuelta}`).get(),
  set: (db, vuelta) => db.doc(`nuevos/d${vuelta}`).set(ficha(vuelta)),
  transaction: (db, vuelta) =>
    db.runTransaction(async (tx) => {
      const foto = await tx.get(db.doc(`muchos/d${vuelta}`));
      tx.set(db.doc(`nuevos/t${vuelta}`), foto.data() ?? {});
    }),
  [`query of ${POR_GRUPO} in ${POCOS}`]: consulta('pocos', POCOS),
  [`query of ${POR_GRUPO} in ${MUCHOS}`]: consulta('muchos', MUCHOS),
};

type Tiempo = { readonly ms: number; readonly cpu: number };

/**
 * The servers by turns, with the median of each and what its process computed; one that has had its time waits. The
 * last one is asked the same again and again.
 */
async function porTurnos(servidores: readonly Servidor[], hacer: Operacion): Promise<Tiempo[]> {
  const tiempos = servidores.map((): number[] => []);
  for (const { db } of servidores) await hacer(db, 0);
  const antes = servidores.map(({ cpu }) => cpu());
  for (let vuelta = 1; vuelta <= LLAMADAS; vuelta += 1)
    for (const [i, { db }] of servidores.entries()) {
      const tiemposDe = tiempos[i] ?? [];
      if (tiemposDe.reduce((suma, ms) => suma + ms, 0) > LIMITE_MS) continue;
      tiemposDe.push(await cronometrar(() => hacer(db, i === servidores.length - 1 ? 0 : vuelta)));
    }
  return servidores.map(({ cpu }, i) => {
    const tiemposDe = tiempos[i] ?? [];
    return { ms: mediana(tiemposDe), cpu: (cpu() - (antes[i] ?? NaN)) / tiemposDe.length };
  });
}

const entrada = await traerAjeno();
const nuestro = await abrir(propio);
const otro = entrada === undefined ? undefined : await abrir((puerto) => ajeno(entrada, puerto));
const llenables = otro ? [nuestro, otro] : [nuestro];
const llenos: number[] = [];
for (const servidor of llenables) {
  await llenar(servidor, 'pocos', POCOS);
  llenos.push(await llenar(servidor, 'muchos', MUCHOS));
}
const servidores = [...llenables, await abrir(eco(nuestro.puerto))];
const NADA: Tiempo = { ms: Number.NaN, cpu: Number.NaN };
const tiempos = new Map<string, readonly [Tiempo, Tiempo, number]>();
for (const [que, hacer] of Object.entries(OPERACIONES)) {
  const medidos = await porTurnos(servidores, hacer);
  const [suyo = NADA, ajenos = NADA] = otro ? medidos : [medidos[0]];
  tiempos.set(que, [suyo, ajenos, medidos.at(-1)?.ms ?? Number.NaN]);
}
await Promise.all(servidores.map((servidor) => servidor.cerrar()));

const deLaConsulta = (n: number): number =>
  tiempos.get(`query of ${POR_GRUPO} in ${n}`)?.[0].ms ?? Number.NaN;
const filas = (hacer: (que: string, suyo: Tiempo, ajenos: Tiempo, eco: number) => Medida): Medida[] =>
  [...tiempos].map(([que, [suyo, ajenos, solo]]) => hacer(que, suyo, ajenos, solo));
publicar({
  nombre: 'firestore',
  titulo: `the local Firestore beside ${AJENO}`,
  medidas: [
    ...filas((que, suyo, ajenos) =>
      cifra(`${que}: times as fast as the package`, ajenos.ms / suyo.ms, { ...VECES, minimo: 2 }),
    ),
    cifra(
      `the query in ${MUCHOS} documents beside that in ${POCOS}`,
      deLaConsulta(MUCHOS) / deLaConsulta(POCOS),
      { ...VECES, maximo: 1.5 },
    ),
    ...filas((que, suyo, ajenos) =>
      cifra(`${que}: CPU of the package's process beside ours`, ajenos.cpu / suyo.cpu, VECES),
    ),
    ...filas((que, suyo, _ajenos, solo) =>
      cifra(`${que}: ours beside an answer that costs nothing`, suyo.ms / solo, VECES),
    ),
    ...filas((que, _suyo, _ajenos, solo) =>
      cifra(`${que}, median of an answer that costs nothing`, solo, MS),
    ),
    ...filas((que, { ms }) => cifra(`${que}, median`, ms, MS)),
  ],
  notas: [
    otro
      ? `Medians of up to ${LLAMADAS} calls of each through the official SDK, whose own time is in both, by turns, for ${LIMITE_MS / 1000} s at most. Each had ${LLENAR_MS / 1000} s to be filled: ours took ${llenos[0]} documents, the package ${llenos[1]}.`
      : `${AJENO} could not be fetched: nothing to compare with.`,
    'Where the goal is missed, the SDK of both and the line take most of a call: a server that answers from memory, and computes nothing, is hardly faster. Ours speaks HTTP/2 without a library of gRPC and hands stored bytes on as they are.',
  ],
});
process.exit();
