import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { escribirJson, leerJson } from './archivo-json.ts';
import { conCandado } from './candado.ts';
import { entornoLimpio } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { huella } from './huella.ts';

interface Obra {
  nombre: 'functions' | 'web';
  fuentes: string[];
  resultado: string;
  orden: string[];
  carpeta: string;
}

const COMUNES = ['packages/*/src/**/*', 'packages/*/package.json', 'package-lock.json', 'tsconfig.base.json'];

const OBRAS: Record<Obra['nombre'], Obra> = {
  functions: {
    nombre: 'functions',
    fuentes: ['functions/src/**/*', 'functions/*.{json,mjs}', ...COMUNES],
    resultado: 'functions/lib/index.js',
    orden: ['functions/build.mjs'],
    carpeta: 'functions',
  },
  web: {
    nombre: 'web',
    fuentes: [
      ...['src', 'public', 'build', 'sw'].map((carpeta) => `web/${carpeta}/**/*`),
      'web/*.*',
      'web/.env*',
      ...COMUNES,
    ],
    resultado: 'web/dist/leal/index.html',
    // Hosting serves dist/; the app lives under /leal/.
    orden: ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist/leal', '--emptyOutDir'],
    carpeta: 'web',
  },
};

/** The settings that the web's build takes from the environment (`abrir-auth.ts`). */
const ajustesDelEntorno = (): string =>
  JSON.stringify(Object.entries(process.env).filter(([nombre]) => nombre.startsWith('VITE_FIREBASE_')));

/** Runs a program of ours to its end; what it said is told when it fails. */
export function correrNode(que: string, raiz: string, argumentos: string[], cwd = raiz): Promise<void> {
  const proceso = spawn(process.execPath, argumentos, {
    cwd,
    env: entornoLimpio(raiz),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const salida: Buffer[] = [];
  proceso.stdout.on('data', (trozo: Buffer) => salida.push(trozo));
  proceso.stderr.on('data', (trozo: Buffer) => salida.push(trozo));
  return new Promise((resolver, rechazar) => {
    proceso.once('error', rechazar);
    proceso.once('close', (codigo) => {
      if (codigo === 0) resolver();
      else rechazar(new ErrorLocal(`No se pudo ${que}:\n${Buffer.concat(salida).toString('utf8')}`));
    });
  });
}

/** Builds what is older than its sources; true if there was something to build. */
export function construir(raiz: string, nombre: Obra['nombre']): Promise<boolean> {
  const obra = OBRAS[nombre];
  const marca = join(raiz, '.cache', `construido-${nombre}.json`);
  mkdirSync(join(raiz, '.cache'), { recursive: true });
  return conCandado(join(raiz, '.cache', `construyendo-${nombre}.candado`), async () => {
    const actual = huella(raiz, obra.fuentes) + (nombre === 'web' ? ajustesDelEntorno() : '');
    const anterior = (leerJson(marca) as { huella: string } | undefined)?.huella;
    if (anterior === actual && existsSync(join(raiz, obra.resultado))) return false;
    // Killed while it builds, what is there is of no version.
    rmSync(marca, { force: true });
    const [programa = '', ...argumentos] = obra.orden;
    const carpeta = join(raiz, obra.carpeta);
    await correrNode(`construir ${nombre}`, raiz, [join(raiz, programa), ...argumentos], carpeta);
    escribirJson(marca, { huella: actual });
    return true;
  });
}
