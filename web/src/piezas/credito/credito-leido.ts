import { detalleCredito, historialAbonos } from '@leal/contract';
import { type Centavos, centavos, fechaLocal, sumar } from '@leal/domain';
import { useMemo } from 'react';
import { faltaEn, useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { pedidaEn } from '../../lib/api/con-copia.ts';
import { claveDe, useLlamada } from '../../lib/api/consultas.ts';
import { conNotaAlDia } from '../cliente/nota.ts';
import { hiloDe } from '../../lib/salida/registro.ts';
import { ahora } from '../../lib/reloj.ts';
import {
  type DetalleCredito,
  detalleConSobrepuestos,
  historialConSobrepuestos,
  soloAqui,
} from './aplicar-hecho.ts';

/** The registers that are drawn over an answer about this credit. */
function useSobreEste(id_credito: string, datos: object | undefined) {
  const todos = useSobrepuestos();
  const pedida = pedidaEn(datos);
  return useMemo(
    () => todos.filter((sobrepuesto) => hiloDe(sobrepuesto) === id_credito && faltaEn(sobrepuesto, pedida)),
    [todos, id_credito, pedida],
  );
}

/** The cash that this phone has taken of this credit and that answer cannot hold yet, whatever became of it since. */
export function usePagosDespues(id_credito: string, datos: object | undefined): Centavos {
  const encima = useSobreEste(id_credito, datos);
  return sumar(...encima.filter(({ gestion }) => gestion === 'pago').map(({ monto = 0 }) => centavos(monto)));
}

/** A detail with what the phone knows better than `respuesta`, the answer that it comes from. */
export function useDetalleDibujado(
  id_credito: string,
  detalle: DetalleCredito | undefined,
  respuesta: object | undefined = detalle,
): DetalleCredito | undefined {
  const encima = useSobreEste(id_credito, respuesta);
  const todos = useSobrepuestos();
  const pedida = pedidaEn(respuesta);
  const hoy = fechaLocal(ahora());
  const dibujado = useMemo(
    () => detalle && detalleConSobrepuestos(detalle, encima, hoy),
    [detalle, encima, hoy],
  );
  return useMemo(
    () => dibujado && { ...dibujado, credito: conNotaAlDia(dibujado.credito, todos, pedida) },
    [dibujado, todos, pedida],
  );
}

/**
 * Credit, client and summary; with the history these are all the reads of the payment screen. The answers stay as they
 * came: what the phone knows better is drawn over them.
 */
export function useDetalle(id_credito: string) {
  const consulta = useLlamada(detalleCredito, { parametros: { id_credito } });
  return { ...consulta, data: useDetalleDibujado(id_credito, consulta.data) };
}

export function useHistorial(id_credito: string) {
  const consulta = useLlamada(historialAbonos, { parametros: { id_credito } });
  const { data } = consulta;
  const encima = useSobreEste(id_credito, data);
  const dibujado = useMemo(() => data && historialConSobrepuestos(data, encima), [data, encima]);
  const aqui = useMemo(() => soloAqui(encima, data?.datos), [encima, data]);
  return { ...consulta, data: dibujado, aqui };
}

export type ConsultaHistorial = ReturnType<typeof useHistorial>;

/** For use after a refusal: the history may have changed since it was read. */
export const releerHistorial = (id_credito: string): Promise<void> =>
  clienteConsultas.invalidateQueries({ queryKey: claveDe(historialAbonos, { parametros: { id_credito } }) });
