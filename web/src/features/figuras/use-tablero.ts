import { dashboardDeCobrador, type TableroCobrador } from '@leal/contract';
import { useLlamada } from '../../lib/api/consultas.ts';

export type Tablero = TableroCobrador;

/** A collector's day in figures; the dashboard and 'Recaudado' are two views of it. */
export const useTablero = (id_usuario: string) =>
  useLlamada(dashboardDeCobrador, { parametros: { id_usuario } });
