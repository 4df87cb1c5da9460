// `npm test`: every stage, whatever comes of the others, and the sum in the last line. `npm run test:api -- file -t title`
// hands to vitest what follows the stage; `--resto` and `--todo` run what `corrida.ts` says.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { correrEtapas } from './carriles.ts';
import type { Corrida } from './corrida.ts';
import { deVitest, type Etapa, etapas } from './etapas.ts';
import { otraVez } from './otra-vez.ts';
import { ultimasLineas } from './ultimas-lineas.ts';
import { anotando, estaProbada } from './ya-probadas.ts';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));
// A third was tried: each of the three takes longer by as much as it waits less.
const CARRILES = Math.min(2, availableParallelism());
const DE_CORRIDA = { '--resto': 'resto', '--todo': 'todo' } as const;

const esDeCorrida = (palabra: string): palabra is keyof typeof DE_CORRIDA => palabra in DE_CORRIDA;

function elegir(corrida: Corrida, [nombre, ...resto]: string[]): { correr: Etapa[]; dejadas: Etapa[] } {
  const todas = etapas(corrida, resto);
  if (nombre === undefined) {
    const dejadas = todas.filter((etapa) => corrida === 'corta' && estaProbada(RAIZ, etapa));
    return { correr: todas.filter((etapa) => !dejadas.includes(etapa)), dejadas };
  }
  const elegida = [...todas, ...etapas('resto', resto)].find((etapa) => etapa.nombre === nombre);
  if (elegida) return { correr: [elegida], dejadas: [] };
  console.error(`Etapa desconocida: ${nombre}. Hay: ${todas.map((etapa) => etapa.nombre).join(', ')}.`);
  return process.exit(1);
}

const argumentos = process.argv.slice(2);
const pedida = argumentos.find(esDeCorrida);
const corrida: Corrida = pedida ? DE_CORRIDA[pedida] : 'corta';
// The tests themselves read it.
process.env['LEAL_PRUEBAS'] = corrida;

const { correr, dejadas } = elegir(
  corrida,
  argumentos.filter((argumento) => !esDeCorrida(argumento)),
);
const primeros = await correrEtapas(
  correr.map((etapa) => anotando(RAIZ, etapa)),
  CARRILES,
);
/** Runs it with the machine for itself; what it prints is told only by what becomes of it. */
const aSolas = (proyecto: string, archivo: string) => {
  console.log(`Otra vez, a solas: ${archivo}`);
  return deVitest(archivo, [proyecto], [archivo]).correr(() => undefined);
};
const resultados = corrida === 'resto' ? await otraVez(primeros, aSolas) : primeros;
// A warning that was found before the tests by whoever started them (.ci/run).
const aviso = process.env['LEAL_AVISO_FINAL'];
console.log(ultimasLineas(resultados, { aviso, dejadas: dejadas.map(({ nombre }) => nombre) }));
// The channel to the bootstrap would keep the process alive.
process.exit(resultados.some(({ recuento }) => recuento.failed > 0) ? 1 : 0);
