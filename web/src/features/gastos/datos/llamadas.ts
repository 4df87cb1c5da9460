import { gastosDeCobrador, gastosPendientes, listarGastos } from '@leal/contract';
import { invalidar } from '../../../lib/api/consultas.ts';
import { releerPorAprobar } from '../../../lib/api/por-aprobar.ts';

/** An expense more: what lists or counts them is old now. */
export const releerGastos = async (): Promise<void> => {
  await Promise.all([releerPorAprobar(), invalidar(gastosDeCobrador, gastosPendientes, listarGastos)]);
};
