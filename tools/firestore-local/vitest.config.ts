import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'conformidad',
    include: ['src/**/*.test.ts', 'pruebas/**/*.test.ts'],
    globalSetup: './pruebas/support/global-setup.ts',
    // One process per worker for all its files: loading the SDK takes longer than most of the tests.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
