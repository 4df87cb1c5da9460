// The app as another version of it, in a folder of its own.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';

const RAIZ = join(import.meta.dirname, '../../..');
const WEB = join(RAIZ, 'web');
const DIST = join(WEB, 'dist/leal');
const FUENTES = ['src', 'build', 'sw', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json'];
const TEXTOS = /\.(js|css|html)$/;

const leer = (...partes: string[]): string => readFileSync(join(...partes), 'utf8');
const huella = (texto: string): string => createHash('md5').update(texto).digest('hex');
const paquete = leer(WEB, 'package.json');

/** The version of this build. */
export const { version: ESTA } = JSON.parse(paquete) as { version: string };

/**
 * The environment of a build for everybody: that of the tests would make one for developers, which keeps nothing on a
 * phone.
 */
const PARA_TODOS = { ...process.env, NODE_ENV: 'production' };

/** Built from the sources: half a minute. */
function construida(carpeta: string, numero: string): string {
  mkdirSync(join(carpeta, 'web'));
  for (const fuente of FUENTES) cpSync(join(WEB, fuente), join(carpeta, 'web', fuente), { recursive: true });
  cpSync(join(RAIZ, 'tsconfig.base.json'), join(carpeta, 'tsconfig.base.json'));
  symlinkSync(join(RAIZ, 'node_modules'), join(carpeta, 'node_modules'), 'junction');
  writeFileSync(join(carpeta, 'web/package.json'), paquete.replace(`"${ESTA}"`, `"${numero}"`));
  const orden = [join(RAIZ, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', 'dist/leal'];
  execFileSync(process.execPath, orden, { cwd: join(carpeta, 'web'), env: PARA_TODOS, stdio: 'ignore' });
  return join(carpeta, 'web/dist/leal');
}

/** The version is made from the built one: every file has another name, and so the page another hash. */
function rebautizada(carpeta: string, numero: string): string {
  cpSync(DIST, carpeta, { recursive: true });
  const assets = readdirSync(join(carpeta, 'assets'));
  const nuevo = (nombre: string) => nombre.replace(/(\.\w+)$/, `-${numero.replaceAll('.', '')}$1`);
  const nombres = new RegExp(assets.map((nombre) => nombre.replaceAll('.', '\\.')).join('|'), 'g');
  const cambiado = (archivo: string) =>
    leer(DIST, archivo).replaceAll(nombres, nuevo).replaceAll(ESTA, numero);
  for (const archivo of [...assets.map((nombre) => `assets/${nombre}`), 'index.html'].filter((a) =>
    TEXTOS.test(a),
  ))
    writeFileSync(join(carpeta, archivo), cambiado(archivo));
  const antes = huella(leer(DIST, 'index.html'));
  const trabajador = cambiado('sw.js');
  if (!trabajador.includes(antes)) throw new Error('sw.js does not know the page by its hash');
  writeFileSync(join(carpeta, 'sw.js'), trabajador.replace(antes, huella(cambiado('index.html'))));
  for (const nombre of assets)
    renameSync(join(carpeta, 'assets', nombre), join(carpeta, 'assets', nuevo(nombre)));
  return carpeta;
}

/** The folder of another version; 'Mi perfil' says the number. */
export function otraVersion(numero: string): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-version-'));
  afterAll(() => rmSync(carpeta, { recursive: true, force: true }));
  return ES_TODO ? construida(carpeta, numero) : rebautizada(carpeta, numero);
}
