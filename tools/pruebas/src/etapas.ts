import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { correrPrograma } from './correr-programa.ts';
import { type Recuento, SIN_PRUEBAS } from './recuento.ts';

export interface Etapa {
  nombre: string;
  correr(): Promise<Recuento>;
}

const FALLO: Recuento = { ...SIN_PRUEBAS, failed: 1 };

async function lint(): Promise<Recuento> {
  const limpio = await correrPrograma(['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet']);
  const conFormato = await correrPrograma(['node_modules/oxfmt/bin/oxfmt', '--check']);
  return limpio && conFormato ? SIN_PRUEBAS : FALLO;
}

/** Every tsconfig.json of the repository, two at a time. */
async function tipos(): Promise<Recuento> {
  const pendientes = globSync([
    'packages/*/tsconfig.json',
    '{functions,web,web/build,tools,tests}/tsconfig.json',
  ]).sort();
  let failed = 0;
  const obrero = async () => {
    for (let uno = pendientes.shift(); uno; uno = pendientes.shift()) {
      if (!(await correrPrograma(['node_modules/typescript/bin/tsc', '--noEmit', '-p', uno]))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, obrero));
  return { ...SIN_PRUEBAS, failed };
}

function deVitest(nombre: string, ...proyectos: string[]): Etapa {
  return {
    nombre,
    correr: async () => {
      let recuento: Recuento | undefined;
      const bien = await correrPrograma(['tools/pruebas/src/correr-vitest.ts', ...proyectos], (mensaje) => {
        recuento = mensaje as Recuento;
      });
      if (!recuento) return FALLO;
      return bien || recuento.failed > 0 ? recuento : { ...recuento, failed: 1 };
    },
  };
}

export const ETAPAS: readonly Etapa[] = [
  { nombre: 'lint', correr: lint },
  { nombre: 'tipos', correr: tipos },
  deVitest('unidad', 'unidad'),
  deVitest('conformidad', 'conformidad'),
  deVitest('reglas', 'reglas'),
  deVitest('api', 'local', 'api'),
  deVitest('navegador', 'navegador'),
];
