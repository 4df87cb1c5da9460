import { detalleCredito, historialAbonos, todosParaPayment } from '@leal/contract';
import { useLlamada } from '../../../lib/api/consultas.ts';

/** Who answers to a slug; only asked when the address does not name the credit. */
export const useCandidatos = (slug: string) => useLlamada(todosParaPayment, { consulta: { slug } });

/** Credit, client and summary; with the history these are all the reads of the screen. */
export const useDetalle = (id_credito: string) => useLlamada(detalleCredito, { parametros: { id_credito } });

export const useHistorial = (id_credito: string) =>
  useLlamada(historialAbonos, { parametros: { id_credito } });

export type ConsultaHistorial = ReturnType<typeof useHistorial>;
