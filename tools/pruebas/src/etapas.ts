import { globSync, readFileSync } from 'node:fs';
import { correrPrograma, type Escribir } from './correr-programa.ts';
import type { Corrida } from './corrida.ts';
import { type Recuento, SIN_PRUEBAS } from './recuento.ts';

export interface Etapa {
  nombre: string;
  /** The stage's output goes to `escribir`, where somebody asks for it. */
  correr(escribir?: Escribir): Promise<Recuento>;
  /** Files that it reads, where it is left out while they are as they were when it was last green (`ya-probadas.ts`). */
  lee?: readonly string[];
}

const FALLO: Recuento = { ...SIN_PRUEBAS, failed: 1 };

const bin = (programa: string) => `node_modules/${programa}`;
const ZONAS = ['packages', 'functions/src', 'web', 'tools', 'tests'];
const LINT = [
  [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet'],
  [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...ZONAS],
  [bin('oxfmt/bin/oxfmt'), '--check'],
];

const PROYECTOS = [
  'packages/domain',
  'packages/contract',
  'functions',
  'web',
  'web/build',
  'tools',
  'tests',
  'tests/pantallas',
];
/** Runs as a build, which remembers what it has checked (`.cache/tipos`). */
const TIPOS = [[bin('typescript/bin/tsc'), '-b', '--noEmit', ...PROYECTOS]];

const COMUNES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'tools/pruebas/src/*',
];
const DE_CONFORMIDAD = [
  'tools/firestore-local/{src,tests,scripts}/**/*',
  'tools/firestore-local/*.*',
  ...COMUNES,
];
/** The code that `npm start` starts, and what of it is deployed; the tests of that are of other stages. */
const DE_LOCAL = [
  'tests/{local,setup}/**/*',
  'tools/*/{src,arranque}/**/*',
  'tools/*/*.*',
  'packages/*/{src/**/!(*.test.*),package.json}',
  'functions/{src/**/!(*.test.*),*.*}',
  'web/{src,public,build,sw}/**/!(*.test.*)',
  'web/*.*',
  '{firebase,firestore}*',
  '.firebaserc',
  ...COMUNES,
];

/** Programs that report success by their exit code; all of them run. */
const deProgramas = (nombre: string, ordenes: string[][]): Etapa => ({
  nombre,
  correr: async (escribir) => {
    const bien: boolean[] = [];
    for (const orden of ordenes) bien.push(await correrPrograma(orden, { escribir }));
    return bien.every(Boolean) ? SIN_PRUEBAS : FALLO;
  },
});

/** vitest's own command line with those projects; what it counts comes from its reporter (`recuento.ts`). */
export const deVitest = (nombre: string, proyectos: readonly string[], resto: readonly string[]): Etapa => ({
  nombre,
  correr: async (escribir) => {
    let recuento: Recuento | undefined;
    const alRecibir = (mensaje: unknown) => (recuento = mensaje as Recuento);
    const orden = [
      bin('vitest/vitest.mjs'),
      'run',
      ...proyectos.flatMap((proyecto) => ['--project', proyecto]),
      ...resto,
    ];
    const bien = await correrPrograma(orden, { escribir, alRecibir });
    if (!recuento) return FALLO;
    return bien || recuento.failed > 0 ? recuento : { ...recuento, failed: 1 };
  },
});

/** The files, of these, that have more in them than the short run runs. */
const conMas = (patron: string): string[] =>
  globSync(patron).filter((archivo) => readFileSync(archivo, 'utf8').includes('porCorrida('));

const largas = (nombre: string, proyectos: readonly string[], patron: string, resto: readonly string[]) =>
  deVitest(`${nombre}, largas`, proyectos, [...conMas(patron), ...resto]);

const DE_UNIDAD =
  '{{packages,functions,web,tools}/**/src,tests/{api,cifras,caminata,puertas,datos}}/**/*.test.ts';

/** The stages left out of `npm test`: other journeys, deployment, the API's tests over HTTP, and larger sizes. */
const delResto = (resto: readonly string[]): readonly Etapa[] => [
  deVitest('resto', ['resto'], resto),
  deVitest('despliegue', ['despliegue'], resto),
  deVitest('api-servida', ['api-servida'], resto),
  largas('http', ['http'], 'tests/http/*.test.ts', resto),
  deVitest('pantallas-resto', ['pantallas-resto'], resto),
  deVitest('sala-grande', ['sala-grande'], resto),
  largas('unidad', ['unidad', 'sala', 'servidor', 'api'], DE_UNIDAD, resto),
  // Last: next to the other browsers there would be eight of them on two cores.
  largas('navegador', ['navegador'], 'tests/e2e/*.test.ts', resto),
];

const DE_TODO = ['api-servida', 'despliegue', 'sala-grande'];

/** The stages as they start, some at a time (`carriles.ts`): the longest ones first. `resto` goes to vitest. */
export function etapas(corrida: Corrida, resto: readonly string[] = []): readonly Etapa[] {
  if (corrida === 'resto') return delResto(resto);
  return [
    // One worker that waits for half of its time; and without a suite: on a fresh clone nobody else waits for what the first
    // one builds.
    deVitest('pantallas', corrida === 'todo' ? ['pantallas', 'pantallas-resto'] : ['pantallas'], resto),
    deVitest('navegador', corrida === 'todo' ? ['navegador', 'resto'] : ['navegador'], resto),
    deVitest('http', ['http'], resto),
    deVitest('unidad', ['unidad', 'sala', 'servidor'], resto),
    ...(corrida === 'todo' ? DE_TODO.map((proyecto) => deVitest(proyecto, [proyecto], resto)) : []),
    { ...deVitest('local', ['local'], resto), lee: DE_LOCAL },
    deVitest('api', ['api'], resto),
    { ...deVitest('conformidad', ['conformidad'], resto), lee: DE_CONFORMIDAD },
    deProgramas('lint', LINT),
    deProgramas('tipos', TIPOS),
    deVitest('reglas', ['reglas'], resto),
  ];
}
