// `npm run bench:calendario`: a holiday is listed in an office of 10,000 credits and taken off again, each time with `kill -9` of the
// functions in the middle of the move. Every open credit has to go over once, and the sums have to be those of the rows.
import { iniciarSuite } from '@leal/local';
import { type Fecha, sumarDias } from '@leal/domain';
import { initializeApp } from 'firebase-admin/app';
import { setTimeout as esperar } from 'node:timers/promises';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { porApi } from './apoyo/por-api.ts';
import { publicar } from './apoyo/publicar.ts';
import { cifra, type Medida } from './apoyo/seccion.ts';

const CREDITOS = 10_000;
const HOY = RELOJ_DE_PRUEBAS.slice(0, 10) as Fecha;
/** A Friday on which all terms are collected, after the first loans end and before the last do. */
const DIA = sumarDias(HOY, 9);
const DOS_MINUTOS = 120_000;

const suite = await iniciarSuite({
  web: false,
  trabajos: false,
  reloj: RELOJ_DE_PRUEBAS,
  semilla: `grande:${CREDITOS}`,
});
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.firestore}`;
initializeApp({ projectId: suite.proyecto });
// The server's own: the night's reconciliation runs in this process.
const db = firestore();
const llamar = porApi(suite, await suite.token('gerente@leal.demo'));

/** The clock's job, as it comes by each minute; false where its process died under it. */
async function pasar(): Promise<boolean> {
  await suite.moverReloj(new Date((await suite.ahora()).getTime() + DOS_MINUTOS).toISOString());
  const url = `http://127.0.0.1:${suite.puertos.functions}/${suite.proyecto}/us-central1/llevarCalendario`;
  return fetch(url, { method: 'POST', headers: { 'x-cloudscheduler': 'true' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const mudanza = async () =>
  (await db.doc('configuracion/mudanza').get()).data() as
    | { readonly estado: string; readonly creditos: number }
    | undefined;
const abiertos = async () =>
  (await db.collection('creditos').where('estado_credito', '==', 'Aprobado').get()).docs.map((foto) =>
    foto.data(),
  );
const vencimientos = async () =>
  new Map(
    (await abiertos()).map((credito) => [
      String(credito['id_credito']),
      String(credito['fecha_vencimiento']),
    ]),
  );

type Pasada = {
  readonly dicho: number;
  readonly alMatar: number;
  readonly movidos: number;
  readonly ms: number;
};

/** Lists these holidays, and kills the functions once a third of the credits is over. */
async function conLista(festivos: readonly object[]): Promise<Pasada> {
  const { version } = await llamar<{ version: string }>('GET', 'ajustes');
  const { creditos: dicho } = await llamar<{ creditos: number }>('GET', `ajustes/efecto?fecha=${DIA}`);
  await llamar('PUT', 'ajustes', { cambios: { festivos }, visto: version });
  await pasar();
  const empezo = performance.now();
  const primera = pasar();
  let alMatar = 0;
  while (alMatar < dicho / 3) {
    await esperar(20);
    alMatar = (await mudanza())?.creditos ?? 0;
  }
  process.kill(suite.funcionesVivas?.pid ?? 0, 'SIGKILL');
  if (await primera) throw new Error('The run ended before it was killed');
  while ((await mudanza())?.estado !== 'hecha') {
    await esperar(500);
    await pasar();
  }
  const ms = performance.now() - empezo;
  return { dicho, alMatar, movidos: (await mudanza())?.creditos ?? 0, ms };
}

/** Credits that went over more than once, by the audit. */
async function repetidos(): Promise<number> {
  const { docs } = await db.collection('bitacora').where('accion', '==', 'calendario/mudar').get();
  const claves = docs.map((foto) => `${foto.get('documento')} ${foto.get('despues.calendario')}`);
  return claves.length - new Set(claves).size;
}

async function diferencias(): Promise<number> {
  const ahora = await suite.ahora();
  const { detalle, por_revisar } = await conciliarSaldos({
    reloj: { ahora: () => ahora },
    soloRevisar: true,
  });
  return detalle.length + por_revisar.length;
}

const deUna = (que: string, { dicho, alMatar, movidos, ms }: Pasada, faltas: number): Medida[] => [
  cifra(`${que}: credits that the question says`, dicho),
  cifra(`${que}: over when the process was killed`, alMatar),
  cifra(`${que}: over in the end, beside those that were said`, movidos - dicho, { maximo: 0, minimo: 0 }),
  cifra(`${que}: differences of sums afterwards`, faltas, { maximo: 0 }),
  cifra(`${que}: from the first commit to the last, kill and start included`, ms / 1000, { unidad: 's' }),
];

try {
  await pasar();
  const antes = await vencimientos();
  const poner = await conLista([{ fecha: DIA, nombre: 'Puente' }]);
  const [puesto, faltasAlPoner] = [await vencimientos(), await diferencias()];
  const quitar = await conLista([]);
  const [despues, faltasAlQuitar] = [await vencimientos(), await diferencias()];
  const distintos = (a: typeof antes, b: typeof antes) =>
    [...a].filter(([id, dia]) => b.get(id) !== dia).length;
  publicar({
    nombre: 'calendario',
    titulo: `a holiday listed and taken off over ${CREDITOS} credits, killed in the middle`,
    medidas: [
      ...deUna('listed', poner, faltasAlPoner),
      cifra('due dates that moved', distintos(antes, puesto), { minimo: poner.dicho, maximo: poner.dicho }),
      ...deUna('taken off', quitar, faltasAlQuitar),
      cifra('due dates that are not those of the beginning', distintos(antes, despues), { maximo: 0 }),
      cifra('credits that went over twice', await repetidos(), { maximo: 0 }),
    ],
  });
} finally {
  await suite.detener();
}
process.exit();
