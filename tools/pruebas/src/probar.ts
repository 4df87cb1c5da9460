// `npm test`: every stage, whatever comes of the others, and the sum in the last line. `npm run test:api -- file -t title`
// hands to vitest what follows the stage.
import { availableParallelism } from 'node:os';
import { correrEtapas } from './carriles.ts';
import { etapas } from './etapas.ts';
import { lineaFinal, sumar } from './recuento.ts';

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
const total = sumar(resultados.map(({ recuento }) => recuento));
if (total.inestables.length > 0)
  console.log(`\nInestables (rojas, y luego verdes; cada una es un defecto por buscar):`);
for (const inestable of total.inestables) console.log(`\n  ${inestable}`);
if (total.omitidas.length > 0)
  console.log(`\nOmitidas:\n${total.omitidas.map((una) => `  ${una}`).join('\n')}`);
const rojas = resultados.filter(({ recuento }) => recuento.failed > 0).map(({ nombre }) => nombre);
if (rojas.length > 0) console.log(`\nEtapas en rojo: ${rojas.join(', ')}.`);
for (const fallida of total.fallidas) console.log(`\n  ${fallida}`);
console.log(`\n${lineaFinal(total)}`);
// The channel to the bootstrap would keep the process alive.
process.exit(total.failed > 0 ? 1 : 0);
