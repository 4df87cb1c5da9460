// `npm run mutaciones -- <file> [<file> ...]`: changes each of these files in many small ways, one at a time, and runs the
// tests. A change that none of them notices is a rule that no test holds. `file:10-20` asks for these lines only; `--con=<test
// file>`, as often as wanted, has it judged by these tests alone: seconds a change, while one writes them.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conCandado } from '@leal/local/candado';
import { correrPrograma } from '../correr-programa.ts';
import { copiarArbol } from './arbol.ts';
import { corredorDe, programaDe, STRYKER, traerStryker } from './herramienta.ts';
import { calificar, enPalabras, type Informe, renglonDe } from './informe.ts';

const RAIZ = fileURLToPath(new URL('../../../..', import.meta.url));
const CARPETA = join(RAIZ, '.cache', 'mutaciones');
const ARBOL = join(CARPETA, 'arbol');
const HERRAMIENTA = join(CARPETA, 'herramienta');
const INFORME = join(CARPETA, 'informe.json');
const MINIMO = 90;
/** The config of the judges reads it, in a process of Stryker's. */
const JUECES = 'MUTACIONES_JUECES';

/** A busy machine is no red test: what really never ends is found by how often it comes by the same place. */
const ESPERA_MS = 120_000;

const opcionesDe = (archivos: readonly string[]) => ({
  mutate: archivos,
  testRunner: 'vitest',
  plugins: [corredorDe(HERRAMIENTA)],
  vitest: { configFile: 'tools/pruebas/src/mutaciones/vitest.config.ts', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  inPlace: true,
  concurrency: 1,
  timeoutMS: ESPERA_MS,
  dryRunTimeoutMinutes: 30,
  reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  jsonReporter: { fileName: INFORME },
  logLevel: 'warn',
});

/** Undefined when Stryker did not get as far as a report. */
async function mutar(archivos: readonly string[]): Promise<Informe | undefined> {
  rmSync(INFORME, { force: true });
  copiarArbol(RAIZ, ARBOL);
  const opciones = join(ARBOL, 'stryker.config.json');
  writeFileSync(opciones, JSON.stringify(opcionesDe(archivos)));
  process.chdir(ARBOL);
  await correrPrograma([programaDe(HERRAMIENTA), 'run', opciones]);
  return existsSync(INFORME) ? (JSON.parse(readFileSync(INFORME, 'utf8')) as Informe) : undefined;
}

function contar(informe: Informe): number {
  const calificaciones = calificar(informe);
  for (const vivo of calificaciones.flatMap(({ vivos }) => vivos)) console.log(`${enPalabras(vivo)}\n`);
  for (const calificacion of calificaciones) console.log(renglonDe(calificacion));
  const bajas = calificaciones.filter(({ nota }) => nota < MINIMO);
  if (bajas.length > 0) console.log(`Por debajo de ${MINIMO} %: ${bajas.length}`);
  return bajas.length > 0 ? 1 : 0;
}

const queja = (dicho: string): number => {
  console.error(dicho);
  return 1;
};

const CON = '--con=';

async function correr(pedidos: readonly string[]): Promise<number> {
  const archivos = pedidos.filter((pedido) => !pedido.startsWith(CON));
  const jueces = pedidos.filter((pedido) => pedido.startsWith(CON)).map((juez) => juez.slice(CON.length));
  if (archivos.length === 0)
    return queja('Di de qué archivos: npm run mutaciones -- <archivo> [<archivo> …]');
  const ausente = [...archivos, ...jueces].find(
    (archivo) => !existsSync(join(RAIZ, archivo.replace(/:\d.*$/, ''))),
  );
  if (ausente !== undefined) return queja(`No existe el archivo ${ausente}.`);
  if (!(await traerStryker(HERRAMIENTA)))
    return queja(`No se pudo bajar Stryker ${STRYKER}; revisa la conexión y vuelve a intentar.`);
  if (jueces.length > 0) process.env[JUECES] = jueces.join(',');
  const informe = await conCandado(join(CARPETA, 'candado'), () => mutar(archivos));
  return informe ? contar(informe) : queja('Stryker terminó sin informe; lo que dijo está arriba.');
}

process.exit(await correr(process.argv.slice(2)));
