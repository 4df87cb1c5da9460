// Loaded before each test file. A property that holds today holds tomorrow: `npm test` tries the same cases in every
// run, the long run (LEAL_PRUEBAS=todo) new ones, and FC_SEED those of a failing one, which prints its seed.
import fc from 'fast-check';

const pedida = process.env['FC_SEED'] ?? (process.env['LEAL_PRUEBAS'] === 'todo' ? undefined : 20_261_118);
if (pedida !== undefined) fc.configureGlobal({ seed: Number(pedida) });
