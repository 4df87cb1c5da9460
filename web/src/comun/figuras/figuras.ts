import {
  clientesDeCobrador,
  dashboardDeCobrador,
  reporteDia,
  reporteSemana,
  type TableroCobrador,
} from '@leal/contract';
import { invalidar, useLlamada } from '../../lib/api/consultas.ts';

export type Tablero = TableroCobrador;

/** A collector's day in figures; the dashboard and 'Recaudado' are two views of it. */
export const useTablero = (id_usuario: string) =>
  useLlamada(dashboardDeCobrador, { parametros: { id_usuario } });

/** Something was registered or decided: the figures of the day are read again when they are next seen. */
export const olvidarFiguras = (): Promise<void> =>
  invalidar(dashboardDeCobrador, reporteDia, reporteSemana, clientesDeCobrador);
