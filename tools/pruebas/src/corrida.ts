// How much of themselves the tests run: `npm test` what guards every change, `npm run test:resto` what that leaves out, and
// `npm run test:todo` everything in its long version.
export type Corrida = 'corta' | 'resto' | 'todo';

const pedida = process.env['LEAL_PRUEBAS'];
export const CORRIDA: Corrida = pedida === 'resto' || pedida === 'todo' ? pedida : 'corta';
export const ES_TODO = CORRIDA === 'todo';

/** The size of something in each run; a file with one runs again in `test:resto` (`etapas.ts`). */
export const porCorrida = <T>(tamanos: Readonly<Record<Corrida, T>>): T => tamanos[CORRIDA];
