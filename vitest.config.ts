import { defineConfig } from 'vitest/config';

// Google's libraries would ask a metadata server that is not there, and say so in every worker.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

// One project per stage of `npm test` (tools/pruebas). Two workers: the budget is two cores.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unidad',
          // A limit for what hangs, not for a busy machine.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            '{functions,web}/src/**/*.test.{ts,tsx}',
            'tools/{seed,local,pruebas}/src/**/*.test.ts',
          ],
        },
      },
      'tools/firestore-local/vitest.config.ts',
      {
        test: {
          name: 'reglas',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/servidor.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/setup/suite.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['tests/local/**/*.test.ts'],
          // Each file brings up suites of its own: one at a time, and after the API's tests.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'navegador',
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/suite.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
