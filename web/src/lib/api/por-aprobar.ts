import { dashboardDeCobrador, dashboardPropio, misSolicitudes } from '@leal/contract';
import { invalidar } from './consultas.ts';

/** A collector has asked for something: what lists or counts that is old now. */
export const releerPorAprobar = (): Promise<void> =>
  invalidar(misSolicitudes, dashboardPropio, dashboardDeCobrador);
