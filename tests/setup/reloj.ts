/** When the suites start, whatever day the tests run on: a Wednesday in the middle of the collection window. */
export const RELOJ_DE_PRUEBAS = '2026-11-18T11:00:00-06:00';
