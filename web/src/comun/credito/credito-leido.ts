import { detalleCredito, historialAbonos, type Llamada, type Respuesta } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { claveDe, useLlamada } from '../../lib/api/consultas.ts';
import { ahora } from '../../lib/reloj.ts';
import {
  conHechoEnDetalle,
  conHechoEnHistorial,
  conMultipleEnDetalle,
  conSolicitudAbierta,
  type Hecho,
} from './aplicar-hecho.ts';

type PagoDeCredito = { readonly id_credito: string; readonly id_pago: string };
type DeUnCredito = typeof detalleCredito | typeof historialAbonos;

/** Credit, client and summary; with the history these are all the reads of the payment screen. */
export const useDetalle = (id_credito: string) => useLlamada(detalleCredito, { parametros: { id_credito } });

export const useHistorial = (id_credito: string) =>
  useLlamada(historialAbonos, { parametros: { id_credito } });

export type ConsultaHistorial = ReturnType<typeof useHistorial>;

/**
 * Changes a cached answer of a credit. An answer that is still on its way must not undo the change: it
 * is cancelled, and asked for again when there is no cached answer yet.
 */
async function cambiar<L extends DeUnCredito & Llamada>(
  llamada: L,
  id_credito: string,
  cambio: (previo: Respuesta<L>) => Respuesta<L>,
): Promise<void> {
  const queryKey = claveDe<DeUnCredito>(llamada, { parametros: { id_credito } });
  if (clienteConsultas.getQueryData(queryKey) === undefined) {
    void clienteConsultas.invalidateQueries({ queryKey });
    return;
  }
  await clienteConsultas.cancelQueries({ queryKey });
  clienteConsultas.setQueryData<Respuesta<L>>(queryKey, (previo) => previo && cambio(previo));
}

/** Notes on the payment screen of this credit what the answer said, without a read. */
export async function anotarHecho(id_credito: string, hecho: Hecho): Promise<void> {
  const hoy = fechaLocal(ahora());
  await cambiar(detalleCredito, id_credito, (detalle) => conHechoEnDetalle(detalle, hecho, hoy));
  await cambiar(historialAbonos, id_credito, (historial) => conHechoEnHistorial(historial, hecho));
}

/** The same for a payment that became a request to the manager. */
export const anotarMultiple = (
  id_credito: string,
  multiple: Parameters<typeof conMultipleEnDetalle>[1],
): Promise<void> => cambiar(detalleCredito, id_credito, (detalle) => conMultipleEnDetalle(detalle, multiple));

/** The row of that payment waits for the manager now. */
export const anotarSolicitudAbierta = ({ id_credito, id_pago }: PagoDeCredito): Promise<void> =>
  cambiar(historialAbonos, id_credito, (historial) => conSolicitudAbierta(historial, id_pago));

/** After a refusal: the history may have changed since it was read. */
export const releerHistorial = (id_credito: string): Promise<void> =>
  clienteConsultas.invalidateQueries({ queryKey: claveDe(historialAbonos, { parametros: { id_credito } }) });
