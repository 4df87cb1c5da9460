import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { correrPrograma, type Escribir } from './correr-programa.ts';
import { type Recuento, SIN_PRUEBAS } from './recuento.ts';

export interface Etapa {
  nombre: string;
  /** Its output goes to `escribir`, where somebody asks for it. */
  correr(escribir?: Escribir): Promise<Recuento>;
}

const FALLO: Recuento = { ...SIN_PRUEBAS, failed: 1 };

async function lint(escribir?: Escribir): Promise<Recuento> {
  const oxlint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'];
  const limpio = await correrPrograma(oxlint, { escribir });
  const zonas = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const fuentes = ['packages', 'functions/src', 'web', 'tools', 'tests'];
  const enZonas = await correrPrograma([zonas, '--config', '.dependency-cruiser.mjs', ...fuentes], {
    escribir,
  });
  const conFormato = await correrPrograma(['node_modules/oxfmt/bin/oxfmt', '--check'], { escribir });
  return limpio && enZonas && conFormato ? SIN_PRUEBAS : FALLO;
}

/** Every tsconfig.json of the repository, two at a time. */
async function tipos(escribir?: Escribir): Promise<Recuento> {
  const pendientes = globSync([
    'packages/*/tsconfig.json',
    '{functions,web,web/build,tools,tests}/tsconfig.json',
  ]).sort();
  let failed = 0;
  const obrero = async () => {
    for (let uno = pendientes.shift(); uno; uno = pendientes.shift()) {
      const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', uno];
      if (!(await correrPrograma(tsc, { escribir }))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, obrero));
  return { ...SIN_PRUEBAS, failed };
}

function deVitest(nombre: string, ...proyectos: string[]): Etapa {
  return {
    nombre,
    correr: async (escribir) => {
      let recuento: Recuento | undefined;
      const alRecibir = (mensaje: unknown) => (recuento = mensaje as Recuento);
      const orden = ['tools/pruebas/src/correr-vitest.ts', ...proyectos];
      const bien = await correrPrograma(orden, { escribir, alRecibir });
      if (!recuento) return FALLO;
      return bien || recuento.failed > 0 ? recuento : { ...recuento, failed: 1 };
    },
  };
}

/** In the order in which they start; those that take long are the last (`carriles.ts`). */
export const ETAPAS: readonly Etapa[] = [
  { nombre: 'lint', correr: lint },
  { nombre: 'tipos', correr: tipos },
  deVitest('unidad', 'unidad', 'servidor'),
  deVitest('conformidad', 'conformidad'),
  deVitest('reglas', 'reglas'),
  deVitest('api', 'local', 'api'),
  deVitest('navegador', 'navegador'),
];
