// `npm test`: every stage, whatever comes of the others, and the sum in the last line. `npm run test:api -- file -t title`
// hands to vitest what follows the stage.
import { availableParallelism } from 'node:os';
import { correrEtapas } from './carriles.ts';
import { etapas } from './etapas.ts';
import { ultimasLineas } from './ultimas-lineas.ts';

const CARRILES = Math.min(2, availableParallelism());

function elegir([nombre, ...resto]: string[]) {
  const todas = etapas(resto);
  if (nombre === undefined) return todas;
  const elegida = todas.find((etapa) => etapa.nombre === nombre);
  if (elegida) return [elegida];
  console.error(`Etapa desconocida: ${nombre}. Hay: ${todas.map((etapa) => etapa.nombre).join(', ')}.`);
  return process.exit(1);
}

const argumentos = process.argv.slice(2);
if (argumentos.includes('--todo')) process.env['LEAL_PRUEBAS'] = 'todo';

const resultados = await correrEtapas(elegir(argumentos.filter((uno) => uno !== '--todo')), CARRILES);
// Found before the tests by whoever started them (.ci/run).
console.log(ultimasLineas(resultados, process.env['LEAL_AVISO_FINAL']));
// The channel to the bootstrap would keep the process alive.
process.exit(resultados.some(({ recuento }) => recuento.failed > 0) ? 1 : 0);
