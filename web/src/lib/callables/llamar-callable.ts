import type { Callable, DatosCallable, RespuestaCallable } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import * as z from 'zod/mini';
import { codificar } from '../api/peticion.ts';
import { ErrorApi, sinConexion, sinRespuesta } from '../api/error-api.ts';
import { vigilarCuenta } from '../api/vigilar-cuenta.ts';
import { conPlazo, FueraDePlazo } from '../plazo.ts';
import { obtenerToken, terminarSesion } from '../credencial.ts';
import { errorDeCallable } from './error-callable.ts';

/** Loaded late: only people who decide need the SDK's part for functions. If it cannot be loaded, nothing was sent. */
const codigo = () =>
  import('./abrir-functions.ts').catch(() => {
    throw sinConexion();
  });

async function mandar(nombre: string, cuerpo: unknown): Promise<unknown> {
  const { abrirFunctions, httpsCallable } = await codigo();
  return (await httpsCallable(abrirFunctions(), nombre)(cuerpo)).data;
}

/** The deadline is ours: the SDK's begins only when it has a token. */
async function pedir(nombre: string, cuerpo: unknown): Promise<unknown> {
  try {
    return await conPlazo(() => mandar(nombre, cuerpo));
  } catch (error) {
    throw vigilarCuenta(error instanceof FueraDePlazo ? sinRespuesta() : errorDeCallable(error));
  }
}

const esDeSesion = (error: unknown): boolean =>
  error instanceof ErrorApi && error.codigo === 'NO_AUTENTICADO';

/** A token that the server no longer takes is renewed once; if that does not help, the session is over. */
async function pedirConSesion(nombre: string, cuerpo: unknown): Promise<unknown> {
  try {
    return await pedir(nombre, cuerpo);
  } catch (error) {
    if (!esDeSesion(error) || !(await obtenerToken(true).catch(() => null))) throw error;
  }
  try {
    return await pedir(nombre, cuerpo);
  } catch (error) {
    if (esDeSesion(error)) terminarSesion(ERRORES.NO_AUTENTICADO.mensaje);
    throw error;
  }
}

/** One callable of the contract: decoded values in, decoded values out, `ErrorApi` otherwise. */
export async function llamarCallable<C extends Callable>(
  callable: C,
  datos: DatosCallable<C>,
  clave: string,
): Promise<RespuestaCallable<C>> {
  const cuerpo = codificar(callable.datos, { ...(datos as object), clave });
  const leida = z.safeDecode(callable.respuesta, await pedirConSesion(callable.nombre, cuerpo));
  if (!leida.success) throw new ErrorApi({ codigo: 'ERROR_INTERNO', http: 500 });
  return leida.data as RespuestaCallable<C>;
}

/** Sends an action as a callable; its key travels among its data. */
export const porCallable =
  <C extends Callable>(callable: C) =>
  (datos: DatosCallable<C>, clave: string): Promise<RespuestaCallable<C>> =>
    llamarCallable(callable, datos, clave);
