// The tests that judge a mutant, in one process. Not the repository's own config: its reporter sends messages that Stryker
// takes for its own.
import { defineConfig } from 'vitest/config';
import { CON_APP_PROPIA, DE_API, DE_UNIDAD } from '../archivos.ts';
import { PrimeroLasReglas } from './primero-las-reglas.ts';

const PLAZO_MS = 120_000;

/** These tests are about the repository itself: its tools, its pages, the text of its sources. */
const DEL_REPOSITORIO = [
  'tools/**',
  'web/build/**',
  'tests/bench/**',
  'tests/cifras/{verbos,definiciones,numeros-del-negocio}.test.ts',
];
/** The figures alone, of those with an app of their own, bear that another file has opened one before. */
const QUE_NO_CONVIVEN = CON_APP_PROPIA.filter((archivo) => !archivo.startsWith('tests/cifras/'));

/** The tests that were asked for by name (`--con=`). */
const DE_NOMBRE = process.env['MUTACIONES_JUECES']?.split(',');

export default defineConfig({
  test: {
    maxWorkers: 1,
    pool: 'forks',
    isolate: false,
    testTimeout: PLAZO_MS,
    hookTimeout: PLAZO_MS,
    setupFiles: ['tools/pruebas/src/semilla-fija.ts'],
    sequence: { sequencer: PrimeroLasReglas },
    include: DE_NOMBRE ?? [...DE_UNIDAD, ...DE_API],
    exclude: DE_NOMBRE ? [] : [...DEL_REPOSITORIO, ...QUE_NO_CONVIVEN],
  },
});
