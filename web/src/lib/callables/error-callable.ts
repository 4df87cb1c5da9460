import { respuestaError } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from '../api/error-api.ts';

const propio = z.object({ message: z.string(), details: z.omit(respuestaError, { message: true }) });

/** The SDK appends the status to the server's message: 'Esta solicitud ya fue procesada. [409]'. */
const sinEstado = (mensaje: string): string => mensaje.replace(/ \[\d{3}\]$/, '');

/**
 * A callable that failed, in the words and codes of the API: our own code travels in `details`. An error without it is
 * not Leal's answer, and nobody knows whether the call arrived: the SDK says 'internal' of a line that is down, and
 * 'unauthenticated' of a stranger's 401.
 */
export function errorDeCallable(error: unknown): ErrorApi {
  if (error instanceof ErrorApi) return error;
  const leido = z.safeParse(propio, error);
  if (!leido.success) return sinRespuesta();
  const { message, details } = leido.data;
  const mensaje = sinEstado(message);
  const codigo = leerCodigo(details.code);
  const { http } = ERRORES[codigo];
  const { detalles, actual } = details;
  return new ErrorApi({ codigo, mensaje, http, ...(detalles && { detalles }), ...(actual && { actual }) });
}
