// The copy in which mutants are tried: whoever works never finds a mutated source, however a run ends.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** An entry of a folder `node_modules`, by its path in the repository, and where it is in truth. */
export interface Modulo {
  readonly camino: string;
  readonly real: string;
}

export interface Enlace {
  readonly en: string;
  readonly hacia: string;
}

const PARTE = 'node_modules';

/** A workspace leads to the copy, or its own sources would be judged in place of the mutated ones; a package to the root's. */
export const enlacesDe = (raiz: string, arbol: string, modulos: readonly Modulo[]): Enlace[] =>
  modulos.map(({ camino, real }) => {
    const propio = relative(raiz, real);
    const esEspacio = !propio.startsWith('..') && !propio.split(sep).includes(PARTE);
    return { en: join(arbol, camino), hacia: esEspacio ? join(arbol, propio) : join(raiz, camino) };
  });

const carpetasDe = (raiz: string): string[] => {
  const { workspaces } = JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return ['.', ...globSync(workspaces, { cwd: raiz })]
    .map((carpeta) => join(carpeta, PARTE))
    .filter((carpeta) => existsSync(join(raiz, carpeta)));
};

function modulosDe(raiz: string): Modulo[] {
  const en = (carpeta: string): string[] =>
    readdirSync(join(raiz, carpeta)).map((nombre) => join(carpeta, nombre));
  return carpetasDe(raiz)
    .flatMap(en)
    .flatMap((camino) => (camino.includes(`${sep}@`) ? en(camino) : [camino]))
    .filter((camino) => !camino.includes(`${sep}.`) || camino.endsWith('.bin'))
    .map((camino) => ({ camino, real: realpathSync(join(raiz, camino)) }));
}

const conCarpeta = (archivo: string): string => {
  mkdirSync(dirname(archivo), { recursive: true });
  return archivo;
};

/** The files as they are now, committed or not, and what they import. */
export function copiarArbol(raiz: string, arbol: string): void {
  rmSync(arbol, { recursive: true, force: true });
  const lista = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: raiz,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  for (const archivo of lista.split('\0'))
    if (archivo !== '' && existsSync(join(raiz, archivo)))
      copyFileSync(join(raiz, archivo), conCarpeta(join(arbol, archivo)));
  for (const { en, hacia } of enlacesDe(raiz, arbol, modulosDe(raiz)))
    symlinkSync(hacia, conCarpeta(en), 'junction');
}
