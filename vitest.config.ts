import { defineConfig } from 'vitest/config';
import { sinConstruir } from './tests/pantallas/apoyo/sin-construir.ts';
import {
  A_SOLAS,
  CON_APP_PROPIA,
  DE_API,
  DE_UNIDAD,
  EN_SALA,
  EN_SALA_GRANDE,
} from './tools/pruebas/src/archivos.ts';
import { Orden } from './tools/pruebas/src/orden.ts';
import { ES_TODO } from './tools/pruebas/src/corrida.ts';
import { contador } from './tools/pruebas/src/recuento.ts';

// Google's libraries would ask a metadata server that is not there, and say so in every worker.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

// The name of the long run there.
if (ES_TODO) process.env['FIRESTORE_LOCAL_TESTS'] = 'long';

// A limit for what hangs, not for a busy machine; the long run walks through all screens in one test.
const PLAZOS = {
  testTimeout: ES_TODO ? 600_000 : 300_000,
  hookTimeout: 300_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
};

// These files keep nothing of their own between tests; a process for each, which loads all that they use again, would
// take longer than most of their tests.
const SIN_AISLAR = { pool: 'forks', isolate: false } as const;

// A third worker has the time in which the others wait for their suite.
const CON_ESPERAS = { ...SIN_AISLAR, maxWorkers: 3, sequence: { groupOrder: 1 } };

const DE_NAVEGADOR = {
  globalSetup: ['tests/setup/suite.ts'],
  ...PLAZOS,
  ...CON_ESPERAS,
  // Hands wait for the page half a second at a time: a fourth has the cores then. Beside the long run's screens it has not.
  maxWorkers: ES_TODO ? 3 : 4,
  sequence: { groupOrder: 2 },
};

const DE_PANTALLAS = {
  setupFiles: ['tests/pantallas/apoyo/preparar.ts'],
  css: false,
  ...PLAZOS,
  ...SIN_AISLAR,
  // The loading of the whole app and the whole server by each worker takes a third of the time of its tests.
  maxWorkers: 1,
  sequence: { groupOrder: 3 },
};

// One project per stage of `npm test` (tools/pruebas). Two workers: the budget is two cores.
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', contador],
    sequence: { sequencer: Orden },
    projects: [
      {
        test: {
          name: 'unidad',
          ...PLAZOS,
          ...SIN_AISLAR,
          setupFiles: ['tools/pruebas/src/semilla-fija.ts'],
          include: DE_UNIDAD,
          exclude: CON_APP_PROPIA,
        },
      },
      {
        test: {
          name: 'sala',
          ...PLAZOS,
          ...SIN_AISLAR,
          setupFiles: ['tools/pruebas/src/semilla-fija.ts'],
          include: EN_SALA,
        },
      },
      {
        test: {
          name: 'sala-grande',
          ...PLAZOS,
          ...SIN_AISLAR,
          setupFiles: ['tools/pruebas/src/semilla-fija.ts'],
          include: EN_SALA_GRANDE,
        },
      },
      {
        test: {
          name: 'servidor',
          ...PLAZOS,
          setupFiles: ['tools/pruebas/src/semilla-fija.ts'],
          include: A_SOLAS,
        },
      },
      'tools/firestore-local/vitest.config.ts',
      {
        test: {
          name: 'reglas',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/servidor.ts'],
          ...PLAZOS,
        },
      },
      {
        test: {
          name: 'api',
          include: DE_API,
          ...PLAZOS,
          ...SIN_AISLAR,
        },
      },
      {
        plugins: [sinConstruir()],
        test: { name: 'pantallas', include: ['tests/pantallas/*.test.tsx'], ...DE_PANTALLAS },
      },
      {
        plugins: [sinConstruir()],
        test: { name: 'pantallas-resto', include: ['tests/pantallas/resto/*.test.tsx'], ...DE_PANTALLAS },
      },
      {
        test: {
          name: 'api-servida',
          include: DE_API,
          globalSetup: ['tests/setup/suite.ts'],
          ...PLAZOS,
          ...CON_ESPERAS,
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/setup/suite.ts'],
          ...PLAZOS,
          ...CON_ESPERAS,
        },
      },
      {
        test: {
          name: 'local',
          include: ['tests/local/**/*.test.ts'],
          ...PLAZOS,
          ...CON_ESPERAS,
        },
      },
      {
        test: {
          name: 'despliegue',
          include: ['tests/despliegue/**/*.test.ts'],
          ...PLAZOS,
          ...CON_ESPERAS,
        },
      },
      {
        test: {
          name: 'navegador',
          include: ['tests/e2e/*.test.ts'],
          ...DE_NAVEGADOR,
        },
      },
      {
        test: {
          name: 'resto',
          include: ['tests/e2e/resto/*.test.ts'],
          ...DE_NAVEGADOR,
        },
      },
    ],
  },
});
