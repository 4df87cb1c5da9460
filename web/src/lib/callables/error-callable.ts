import { respuestaError } from '@leal/contract';
import { ERRORES, type CodigoError } from '@leal/domain';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from '../api/error-api.ts';

/** What the platform answers before our code is reached, by the SDK's code for it. */
const DE_LA_PLATAFORMA: Readonly<Record<string, CodigoError>> = {
  'functions/unauthenticated': 'NO_AUTENTICADO',
  'functions/permission-denied': 'PROHIBIDO',
  'functions/resource-exhausted': 'DEMASIADAS_SOLICITUDES',
};

const propio = z.object({ message: z.string(), details: z.omit(respuestaError, { message: true }) });
const deSdk = z.object({ code: z.string() });

/** The SDK appends the status to the server's message: 'Esta solicitud ya fue procesada. [409]'. */
const sinEstado = (mensaje: string): string => mensaje.replace(/ \[\d{3}\]$/, '');

/**
 * A callable that failed, in the words and codes of the API: our own code travels in `details`. Without
 * it nobody knows whether the call arrived (the SDK says 'internal' of a line that is down, too).
 */
export function errorDeCallable(error: unknown): ErrorApi {
  if (error instanceof ErrorApi) return error;
  const leido = z.safeParse(propio, error);
  if (leido.success) {
    const { message, details } = leido.data;
    const mensaje = sinEstado(message);
    const codigo = leerCodigo(details.code);
    const { http } = ERRORES[codigo];
    const { detalles, actual } = details;
    return new ErrorApi({ codigo, mensaje, http, ...(detalles && { detalles }), ...(actual && { actual }) });
  }
  const sdk = z.safeParse(deSdk, error);
  const codigo = sdk.success ? DE_LA_PLATAFORMA[sdk.data.code] : undefined;
  if (codigo === undefined) return sinRespuesta();
  return new ErrorApi({ codigo, http: ERRORES[codigo].http });
}
