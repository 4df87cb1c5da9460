// `npm run bench:api`: registering a payment, in turns with the two round trips that it cannot do without, made bare with
// the Admin SDK (the same documents, read and written): one after the other, and by fifty collectors at once. Before that, the
// first payments of new processes.
import { iniciarSuite, sinHosting } from '@leal/local';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { abrirCobros, cobrar } from './apoyo/cobros.ts';
import { cpuDe, propia } from './apoyo/cpu.ts';
import { abrirDesnudas } from './apoyo/desnudas.ts';
import { medirPrimeras } from './apoyo/primeras.ts';
import { cuantil, mediana, publicar } from './apoyo/publicar.ts';
import { cifra, type Medida, MS, VECES } from './apoyo/seccion.ts';
import { COBRADORES, cronometrar, tanda } from './apoyo/tandas.ts';

const TIBIAS = 150;
const DE_UNA_EN_UNA = 250;
const A_LA_VEZ = 300;
const VUELTAS = 3;
/** Credits on which the bare ones are made, again and again. */
const DESNUDOS = 300;
const DIA = RELOJ_DE_PRUEBAS.slice(0, 10);

const suite = await iniciarSuite({
  web: false,
  trabajos: false,
  reloj: RELOJ_DE_PRUEBAS,
  semilla: `grande:${COBRADORES * 100}`,
});
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.firestore}`;
const db = getFirestore(initializeApp({ projectId: suite.proyecto }));
const todos = await abrirCobros(suite, db);
/** A bare one leaves a credit as a payment does: no real one may follow. */
const [cobros, desnudos] = [todos.slice(DESNUDOS), todos.slice(0, DESNUDOS)];

let secuencia = 0;
function siguiente() {
  const cobro = cobros[secuencia];
  if (!cobro) throw new Error('No credit is left without its payment of the day');
  secuencia += 1;
  return cobro;
}
const funciones = sinHosting(suite).api;
const pagarEn = (api: string) => () => cobrar(api, siguiente(), secuencia);

const primero = siguiente();
const desnuda = await abrirDesnudas(db, primero, DIA, () => cobrar(funciones, primero, secuencia));
let vuelta = 0;
const aLaDesnuda = () => desnuda(desnudos[(vuelta += 1) % DESNUDOS] ?? primero);

const MODOS = { desnuda: aLaDesnuda, funciones: pagarEn(funciones), hosting: pagarEn(suite.api) };
type Modo = keyof typeof MODOS;
const modos = Object.keys(MODOS) as Modo[];

type Bloque = { readonly porSegundo: number; readonly cpuFunciones: number; readonly cpuPropia: number };
const entre = (n: number) => n / A_LA_VEZ;

async function bloque(modo: Modo): Promise<Bloque> {
  const { pid } = suite.funcionesVivas ?? {};
  const [antes, mia] = [cpuDe(pid), propia()];
  const ms = await cronometrar(() => tanda(MODOS[modo], A_LA_VEZ));
  return {
    porSegundo: A_LA_VEZ / (ms / 1000),
    cpuFunciones: entre(cpuDe(pid) - antes),
    cpuPropia: entre(propia() - mia),
  };
}

const latencias: Record<Modo, number[]> = { desnuda: [], funciones: [], hosting: [] };
const bloques: Record<Modo, Bloque[]> = { desnuda: [], funciones: [], hosting: [] };
const llamadas = { lecturas: 0, idas: 0 };
let primeras: Medida[];

try {
  primeras = await medirPrimeras(suite, MODOS.desnuda, MODOS.funciones);
  for (const modo of modos) await tanda(MODOS[modo], TIBIAS);
  for (let i = 0; i < DE_UNA_EN_UNA; i += 1)
    for (const modo of modos) latencias[modo].push(await cronometrar(MODOS[modo]));
  await suite.reiniciarMedidor();
  await MODOS.funciones();
  const { lecturas, llamadas: hechas } = await suite.medidor();
  Object.assign(llamadas, { lecturas, idas: Object.values(hechas).reduce((suma, n) => suma + n, 0) });
  for (let i = 0; i < VUELTAS; i += 1) for (const modo of modos) bloques[modo].push(await bloque(modo));
} finally {
  await suite.detener();
}

const p = (modo: Modo, q: number) => cuantil(latencias[modo], q);
const de = (modo: Modo, campo: keyof Bloque) => mediana(bloques[modo].map((medido) => medido[campo]));
/** Each turn of payments beside the bare turn just before it. */
const junto = (modo: Modo) =>
  mediana(bloques[modo].map(({ porSegundo }, i) => porSegundo / (bloques.desnuda[i]?.porSegundo ?? NaN)));
const METAS = { tiempo: { maximo: 1.5 }, ritmo: { minimo: 0.7 } };
const filasDe = (modo: Modo, donde: string, { tiempo, ritmo }: Partial<typeof METAS> = {}) => [
  cifra(`p50 ${donde}, beside bare`, p(modo, 0.5) / p('desnuda', 0.5), { ...VECES, ...tiempo }),
  cifra(`p95 ${donde}, beside bare`, p(modo, 0.95) / p('desnuda', 0.95), { ...VECES, ...tiempo }),
  cifra(`per second ${donde}, beside bare`, junto(modo), { ...VECES, ...ritmo }),
  cifra(`p50 ${donde}`, p(modo, 0.5), MS),
  cifra(`p95 ${donde}`, p(modo, 0.95), MS),
  cifra(`per second ${donde}`, de(modo, 'porSegundo')),
  cifra(`CPU of the functions for each payment ${donde}`, de(modo, 'cpuFunciones'), MS),
];

publicar({
  nombre: 'api',
  titulo: 'a payment beside its two round trips made bare',
  medidas: [
    cifra('round trips to the store', llamadas.idas, { maximo: 2 }),
    cifra('documents read', llamadas.lecturas, { maximo: 4 }),
    ...primeras,
    ...filasDe('funciones', "at the functions' port", METAS),
    ...filasDe('hosting', 'through Hosting'),
    cifra(
      'CPU of the local Hosting for each call',
      de('hosting', 'cpuPropia') - de('funciones', 'cpuPropia'),
      MS,
    ),
    cifra('p50 bare', p('desnuda', 0.5), MS),
    cifra('p95 bare', p('desnuda', 0.95), MS),
    cifra('per second bare', de('desnuda', 'porSegundo')),
    cifra('CPU of a bare one', de('desnuda', 'cpuPropia'), MS),
  ],
  notas: [
    `${DE_UNA_EN_UNA} of each, one at a time, by turns; then ${VUELTAS} turns of ${A_LA_VEZ} of each, ${COBRADORES} collectors at once. The store is the local one, in a process of its own; the local Hosting runs in that of the callers.`,
    `Of new processes: two of each kind, a payment and a bare one by turns, or ${COBRADORES} at once of each; those who make the bare ones, and the store, are warm. What a new process makes late was counted. Once: 346 functions that the SDK writes for the messages of the store (63 ms) and the form of the clock (9 ms), since then made right after loading (functions/src/platform/prepararse.ts); 90 codecs of the SDK (8 ms); each collector's token, asked of Auth for the first time. No schema is compiled, and no module is loaded. The rest is code that V8 has not optimized yet, in the SDK and Node before ours: a bare payment, too, costs about twice as much in a new process. With V8's optimizers off (--no-opt --no-maglev) a payment takes 4.5 ms of its thread for good, as in the first hundred (5.6 ms); with them 2.3 ms after three hundred. Tried without effect: compiled code kept on disk from 400 payments, --always-sparkplug, feedback from the first call on, Maglev after 50 or 100 calls. Not done: rehearsing a hundred payments in a new process, which would cost 0.6 s that the first caller waits for.`,
  ],
});
process.exit();
