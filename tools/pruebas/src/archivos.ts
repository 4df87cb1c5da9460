// The test files that make a project of vitest.config.ts, for whoever runs them in another way too (`mutaciones`).
export const DE_UNIDAD = [
  'packages/*/src/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'web/{src,build}/**/*.test.{ts,tsx}',
  'tools/{local,pruebas}/src/**/*.test.ts',
  'tests/cifras/**/*.test.ts',
  'tests/datos/**/*.test.ts',
  'tests/bench/**/*.test.ts',
];

export const DE_API = ['tests/api/**/*.test.ts'];

/** The server's app, store and identities are one for a process: these files need one for themselves. */
export const CON_APP_PROPIA = [
  'functions/src/platform/auth.test.ts',
  'functions/src/http/{app,sin-respuesta}.test.ts',
  'functions/src/http/middleware/admitir.test.ts',
  'functions/src/data/totales.test.ts',
  'tests/cifras/{acuerdo,conciliacion,oficina,reportes}.test.ts',
  'tests/caminata/**/*.test.ts',
  'tests/puertas/**/*.test.ts',
  'tests/datos/demo.test.ts',
];
