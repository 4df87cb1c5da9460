// The demo of a business day: played once by the real use cases (tools/jugador/src/demo), kept in .cache for whoever
// starts next.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { corteDelDemo, type Documento } from '@leal/seed';
import { conCandado } from './candado.ts';
import { correrNode } from './construir.ts';
import { huella } from './huella.ts';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(RAIZ, '.cache');
const CARPETA = join(CACHE, 'demo');

/** The files that a demo depends on. */
const FUENTES = [
  ...['functions', 'packages/*', 'tools/jugador', 'tools/seed', 'tools/firestore-local'].map(
    (carpeta) => `${carpeta}/src/**/*`,
  ),
  'package-lock.json',
  'firestore.indexes.json',
];
/** The number of demos that are kept: today's, yesterday's, that of the test suites, and some of other versions. */
const SE_GUARDAN = 8;

function olvidarViejos(): void {
  const edad = (nombre: string) => statSync(join(CARPETA, nombre)).mtimeMs;
  const nombres = readdirSync(CARPETA).sort((a, b) => edad(b) - edad(a));
  for (const nombre of nombres.slice(SE_GUARDAN - 1)) rmSync(join(CARPETA, nombre), { force: true });
}

/** Played in a process of its own, because it loads the server's code. */
async function jugar(archivo: string, hasta: Date): Promise<void> {
  if (existsSync(archivo)) return;
  olvidarViejos();
  const programa = join(RAIZ, 'tools/local/src/hijos/jugar-demo.ts');
  await correrNode('jugar el demo', RAIZ, [programa, archivo, hasta.toISOString()]);
}

/** The same for the same day and the same code. */
export async function demoDelDia(ahora: Date): Promise<Documento[]> {
  const hasta = corteDelDemo(ahora);
  const dia = hasta.toISOString().replaceAll(/[:.]/g, '');
  const archivo = join(CARPETA, `${dia}-${huella(RAIZ, FUENTES).slice(0, 12)}.bin`);
  mkdirSync(CARPETA, { recursive: true });
  if (!existsSync(archivo))
    await conCandado(join(CACHE, 'jugando-demo.candado'), () => jugar(archivo, hasta));
  return deserialize(readFileSync(archivo)) as Documento[];
}
