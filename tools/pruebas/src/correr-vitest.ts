// One stage of tests: runs the named vitest projects and tells the caller what came of it.
import { startVitest } from 'vitest/node';
import { contar } from './recuento.ts';

process.on('disconnect', () => process.exit(1));

const vitest = await startVitest([], {
  run: true,
  watch: false,
  project: process.argv.slice(2),
  passWithNoTests: false,
});
await vitest.close();
process.send?.(contar(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length), () => {
  process.exit();
});
