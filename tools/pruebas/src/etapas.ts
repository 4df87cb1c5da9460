import { correrPrograma, type Escribir } from './correr-programa.ts';
import { type Recuento, SIN_PRUEBAS } from './recuento.ts';

export interface Etapa {
  nombre: string;
  /** Its output goes to `escribir`, where somebody asks for it. */
  correr(escribir?: Escribir): Promise<Recuento>;
}

const FALLO: Recuento = { ...SIN_PRUEBAS, failed: 1 };

const bin = (programa: string) => `node_modules/${programa}`;
const ZONAS = ['packages', 'functions/src', 'web', 'tools', 'tests'];
const LINT = [
  [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet'],
  [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...ZONAS],
  [bin('oxfmt/bin/oxfmt'), '--check'],
];

const PROYECTOS = ['packages/domain', 'packages/contract', 'functions', 'web', 'web/build', 'tools', 'tests'];
/** As a build, which remembers what it has checked (`.cache/tipos`). */
const TIPOS = [[bin('typescript/bin/tsc'), '-b', '--noEmit', ...PROYECTOS]];

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
const deVitest = (nombre: string, proyectos: string[], resto: string[]): Etapa => ({
  nombre,
  correr: async (escribir) => {
    let recuento: Recuento | undefined;
    const alRecibir = (mensaje: unknown) => (recuento = mensaje as Recuento);
    const orden = [
      bin('vitest/vitest.mjs'),
      'run',
      ...proyectos.flatMap((uno) => ['--project', uno]),
      ...resto,
    ];
    const bien = await correrPrograma(orden, { escribir, alRecibir });
    if (!recuento) return FALLO;
    return bien || recuento.failed > 0 ? recuento : { ...recuento, failed: 1 };
  },
});

/** In the order in which they start, two at a time (`carriles.ts`): the longest first. `resto` goes to vitest. */
export const etapas = (resto: string[] = []): readonly Etapa[] => [
  deVitest('navegador', ['navegador'], resto),
  deVitest('api', ['local', 'api'], resto),
  deVitest('unidad', ['unidad', 'servidor'], resto),
  deVitest('conformidad', ['conformidad'], resto),
  deProgramas('lint', LINT),
  deProgramas('tipos', TIPOS),
  deVitest('reglas', ['reglas'], resto),
];
