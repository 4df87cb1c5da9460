// The first payments of processes that have done nothing yet, in turns with bare ones. The store and who calls are warm.
import type { Suite } from '@leal/local';
import { cargar, EMPACADO } from './cargar.ts';
import { cpuDe, memoriaDe, propia } from './cpu.ts';
import { mediana } from './publicar.ts';
import { cifra, type Medida, MIB, MS, VECES } from './seccion.ts';
import { COBRADORES, cronometrar, type Hacer, tanda } from './tandas.ts';

const PRIMERAS = 400;
const PROCESOS = 2;
const CARGAS = 5;
/** The number of payments after which a bare one costs what it costs for good. */
const TIBIAS = 800;

type Nuevo = {
  readonly suyas: number;
  readonly desnudas: number;
  readonly primera: number;
  readonly cpu: number;
  readonly naciente: number;
  readonly usado: number;
};

/** A new process of the functions, and its first payments: so many, then as many bare ones, and again. */
async function nuevo(suite: Suite, porTurno: number, desnuda: Hacer, pagar: Hacer): Promise<Nuevo> {
  await suite.funcionesVivas?.reiniciar();
  const { pid } = suite.funcionesVivas ?? {};
  const [naciente, antes] = [memoriaDe(pid), cpuDe(pid)];
  const [suyas, desnudas]: [number[], number[]] = [[], []];
  for (let i = 0; i < PRIMERAS; i += porTurno) {
    desnudas.push(await cronometrar(() => tanda(desnuda, porTurno)));
    suyas.push(await cronometrar(() => tanda(pagar, porTurno)));
  }
  return {
    suyas: suma(suyas),
    desnudas: suma(desnudas),
    primera: suyas[0] ?? Number.NaN,
    cpu: (cpuDe(pid) - antes) / PRIMERAS,
    naciente,
    usado: memoriaDe(pid),
  };
}

const suma = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);
const total = (bloques: readonly Nuevo[], campo: keyof Nuevo): number =>
  suma(bloques.map((bloque) => bloque[campo]));
const media = (bloques: readonly Nuevo[], campo: keyof Nuevo): number =>
  total(bloques, campo) / bloques.length;
const veces = (bloques: readonly Nuevo[]): number => total(bloques, 'suyas') / total(bloques, 'desnudas');

async function cpuDeDesnudas(desnuda: Hacer): Promise<number> {
  const desde = propia();
  await tanda(desnuda, PRIMERAS);
  return propia() - desde;
}

async function cargaEnFrio(): Promise<number> {
  const cargas: number[] = [];
  for (let i = 0; i < CARGAS; i += 1) cargas.push((await cargar(EMPACADO)).ms);
  return mediana(cargas);
}

const PRIMERAS_DE = `the first ${PRIMERAS} of a new process`;

const filas = (unaAUna: readonly Nuevo[], juntas: readonly Nuevo[]): Medida[] => [
  cifra(`${PRIMERAS_DE}, one at a time, beside bare`, veces(unaAUna), { ...VECES, maximo: 1.6 }),
  cifra(`${PRIMERAS_DE}, at once, beside bare`, veces(juntas), { ...VECES, maximo: 1.6 }),
  cifra('the very first of a new process', media(unaAUna, 'primera'), MS),
  cifra(`CPU of the functions for each of ${PRIMERAS_DE}`, media(juntas, 'cpu'), MS),
  cifra('memory of a new process', media(juntas, 'naciente'), MIB),
  cifra(`memory after ${PRIMERAS}, of 512 MiB`, media(juntas, 'usado'), { ...MIB, maximo: 512 }),
];

/** Before anything else is measured: this process, too, must be new to the SDK. */
export async function medirPrimeras(suite: Suite, desnuda: Hacer, pagar: Hacer): Promise<Medida[]> {
  const carga = await cargaEnFrio();
  const nuevas = await cpuDeDesnudas(desnuda);
  await tanda(desnuda, TIBIAS);
  const tibias = await cpuDeDesnudas(desnuda);
  const [unaAUna, juntas]: [Nuevo[], Nuevo[]] = [[], []];
  for (let i = 0; i < PROCESOS; i += 1) {
    unaAUna.push(await nuevo(suite, 1, desnuda, pagar));
    juntas.push(await nuevo(suite, COBRADORES, desnuda, pagar));
  }
  return [
    cifra('cold load of the functions', carga, { ...MS, maximo: 400 }),
    ...filas(unaAUna, juntas),
    cifra(`CPU of ${PRIMERAS_DE}, bare, beside later bare ones`, nuevas / tibias, VECES),
  ];
}
