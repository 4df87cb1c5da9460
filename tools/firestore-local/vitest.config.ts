import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'conformidad',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/support/global-setup.ts',
    setupFiles: ['./tests/support/fixed-seed.ts'],
    // One process per worker for all its files: loading the SDK takes longer than most of the tests.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // A limit for what hangs, not for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
