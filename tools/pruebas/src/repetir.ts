// `npm run test:repetir -- <n> [etapa …]`: the journeys, or the stages that are named, n times beside as many busy threads as
// there are cores; then which tests were red, and how often. A test that is red by itself now and then is broken.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { correrEtapas, type Resultado } from './carriles.ts';
import { etapas } from './etapas.ts';
import { contarRojas, enTabla } from './rojas.ts';

const POR_DEFECTO = ['navegador'];
const CARRILES = 2;

const [veces = '', ...nombres] = process.argv.slice(2);
const cuantas = Number(veces);
const pedidas = nombres.length > 0 ? nombres : POR_DEFECTO;
const todas = pedidas.includes('todas') ? etapas('corta') : [...etapas('corta'), ...etapas('resto')];
const elegidas = todas
  .filter(({ nombre }) => pedidas.includes(nombre) || pedidas.includes('todas'))
  // So many runs print too much; what was wrong is told.
  .map((etapa) => ({ ...etapa, correr: () => etapa.correr(() => undefined) }));
if (!Number.isInteger(cuantas) || cuantas < 1 || elegidas.length === 0) {
  const hay = todas.map(({ nombre }) => nombre).join(', ');
  console.error(
    `Di cuántas veces, y si quieres cuáles: npm run test:repetir -- 10 navegador. Hay: todas, ${hay}.`,
  );
  process.exit(1);
}

const carga = Array.from({ length: availableParallelism() }, () => new Worker('for(;;);', { eval: true }));
const corridas: Resultado[][] = [];
for (let vez = 1; vez <= cuantas; vez += 1) {
  const resultados = await correrEtapas(elegidas, CARRILES, () => undefined);
  corridas.push(resultados);
  const rojas = resultados.flatMap(({ recuento }) => recuento.fallidas);
  const segundos = resultados
    .map(({ nombre, segundos: duracion }) => `${nombre} ${duracion.toFixed(0)} s`)
    .join(', ');
  console.log(`\n── ${vez} de ${cuantas} (${segundos}): ${rojas.length === 0 ? 'bien' : 'MAL'}`);
  for (const { dicho } of rojas) console.log(`  ${dicho}`);
}
await Promise.all(carga.map((hilo) => hilo.terminate()));
const rojas = contarRojas(corridas);
console.log(`\n${enTabla(rojas, cuantas)}`);
process.exit(rojas.size > 0 ? 1 : 0);
