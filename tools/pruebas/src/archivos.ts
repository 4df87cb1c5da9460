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
  'tests/cifras/{acuerdo,conciliacion}.test.ts',
  'tests/caminata/{caminata,cola-larga}.test.ts',
  'tests/puertas/{documentos-llenos,entrada-mala,equipo,lecturas,muchos-cobradores,riesgo-de-muchos}.test.ts',
];

/** The server's app, store and identities are one for a process: these files replace more of it, and need one for themselves. */
export const A_SOLAS = [
  'functions/src/platform/auth.test.ts',
  'functions/src/http/{app,sin-respuesta}.test.ts',
  'functions/src/http/middleware/admitir.test.ts',
  'functions/src/data/totales.test.ts',
  'tests/cifras/{oficina,reportes}.test.ts',
  'tests/caminata/{ajustes,ajustes-programados,calendario,cambio-de-forma,calendario-cortado,criterios,dias-despues,depositos,en-banco,jornadas,renglones-banco,rota,por-aclarar,renovar-sin-confirmar,ruta-prestada,senales,transferencias}.test.ts',
  'tests/puertas/{alertas,caducan,parecidos,primera-vez,registro,sin-auth}.test.ts',
  // The world of the API's tests stays open as long as its process.
  'tests/puertas/{claves-semanas,reasignar-por-reloj}.test.ts',
  'tests/datos/demo.test.ts',
];

export const CON_APP_PROPIA = [...EN_SALA, ...A_SOLAS];
