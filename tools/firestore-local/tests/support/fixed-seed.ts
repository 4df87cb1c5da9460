// Loaded before each test file. A property that holds today holds tomorrow: every run tries the same cases, a long one
// (FIRESTORE_LOCAL_TESTS=long) new ones, and FC_SEED those of a failing run, which prints its seed.
import fc from 'fast-check';

const long = process.env['FIRESTORE_LOCAL_TESTS'] === 'long';
const seed = process.env['FC_SEED'] ?? (long ? undefined : 20_261_118);
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
