// One request of a walk and its answer, checked against the contract and against what may happen.
import { CALLABLES, type Llamada } from '@leal/contract';
import { comprobarError, comprobarExito, invocar } from '../setup/invocar.ts';
import type { Respuesta } from '@leal/seed';
import type { Intento } from '@leal/jugador';

export const nombreDe = (intento: Intento): string =>
  'callable' in intento ? `callable ${intento.callable}` : intento.nombre;

async function llamarCallable(
  { quien, callable, datos }: Extract<Intento, { callable: unknown }>,
  clave: string,
): Promise<Respuesta> {
  const respuesta = await quien.porNombre(callable, { ...datos, clave });
  const { respuesta: forma } = CALLABLES[callable];
  if (respuesta.estado >= 300) comprobarError(respuesta);
  else comprobarExito({ exito: 200, respuesta: forma } as unknown as Llamada, respuesta);
  return respuesta;
}

const OCUPADO = 503;

/**
 * Sends it under that key. A refusal is an answer; what nobody foresaw, a request that breaks the contract (the walk
 * would not try what it means to) and, on a good line, a server that gives up are not.
 */
export async function enviar(intento: Intento, clave: string, conFalla = false): Promise<Respuesta> {
  const respuesta =
    'callable' in intento
      ? await llamarCallable(intento, clave)
      : ((await invocar(intento.quien, intento.nombre, { ...intento.invocacion, clave })) as Respuesta);
  const { estado } = respuesta;
  const rindio = estado === OCUPADO && conFalla;
  if (estado === 400 || estado === 429 || (estado >= 500 && !rindio))
    throw new Error(`${estado} ${JSON.stringify(respuesta.cuerpo)}`);
  return respuesta;
}
