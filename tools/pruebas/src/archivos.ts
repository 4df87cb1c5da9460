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

/** A room after the other in one process, which has loaded server and store once (`abrirSala`). */
export const EN_SALA = [
  'tests/cifras/{acuerdo,conciliacion,evolucion,filas,oficina,oraculos,reportes,riesgo-de-ayer}.test.ts',
  'tests/caminata/!(rota).test.ts',
  'tests/puertas/{caducan,entrada-mala,parecidos}.test.ts',
];

/** Offices that are large, documents that are full, and pictures of many weeks: rooms, too. */
export const EN_SALA_GRANDE = ['tests/{puertas,caminata}/resto/*.test.ts'];

/** The server's app, store and identities are one for a process: these files replace more of it, and need one for themselves. */
export const A_SOLAS = [
  'functions/src/platform/auth.test.ts',
  'functions/src/http/{app,sin-respuesta}.test.ts',
  'functions/src/http/middleware/admitir.test.ts',
  'functions/src/data/totales.test.ts',
  'tests/caminata/rota.test.ts',
  'tests/puertas/{alertas,primera-vez,registro,sin-auth}.test.ts',
  // The world of the API's tests stays open as long as its process.
  'tests/puertas/{claves-semanas,reasignar-por-reloj}.test.ts',
  'tests/datos/demo.test.ts',
];

export const CON_APP_PROPIA = [...EN_SALA, ...EN_SALA_GRANDE, ...A_SOLAS];
