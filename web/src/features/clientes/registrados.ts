import { clientesDeCobrador, dashboardStats, pendientesCreditos, todosParaPayment } from '@leal/contract';
import { invalidar } from '../../lib/api/consultas.ts';
import { releerPorAprobar } from '../../lib/api/por-aprobar.ts';

/** A client more: what lists or counts them is old now. */
export const releerClientes = async (): Promise<void> => {
  await Promise.all([
    releerPorAprobar(),
    invalidar(clientesDeCobrador, dashboardStats, pendientesCreditos, todosParaPayment),
  ]);
};
