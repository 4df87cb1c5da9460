import { clientesDeCobrador, dashboardStats, pendientesCreditos, todosParaPayment } from '@leal/contract';
import { invalidar } from '../../lib/api/consultas.ts';
import { releerPorAprobar } from '../../lib/api/por-aprobar.ts';
import { MemoriaIntentos } from '../../lib/api/memoria-intentos.ts';
import { alCerrarSesion } from '../../lib/sesion/al-cerrar.ts';

/** A client more: what lists or counts them is old now. */
export const releerClientes = async (): Promise<void> => {
  await Promise.all([
    releerPorAprobar(),
    invalidar(clientesDeCobrador, dashboardStats, pendientesCreditos, todosParaPayment),
  ]);
};

/**
 * Attempts whose outcome is unknown, for the whole session: the same client sent again, also after
 * the form was left, is the same request and makes no second client.
 */
export function memoriaDeSesion<T>(): () => MemoriaIntentos<T> {
  let memoria = new MemoriaIntentos<T>();
  alCerrarSesion(() => {
    memoria = new MemoriaIntentos();
  });
  return () => memoria;
}
