import type { RespuestaError } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { explicar } from '../../platform/explicar.ts';
import { ESPERA_S } from './limite.ts';
import type { RespuestaHttp } from './peticion.ts';

/** Too much was asked, or somebody else does not answer: it is worth asking again. */
export const CON_ESPERA: ReadonlySet<number> = new Set([429, 503]);

/** The status and the body that tell the caller of an error. */
export function responderError(error: unknown): RespuestaHttp {
  const { codigo: code, mensaje: message, detalles, id_peticion, actual } = explicar(error);
  const cuerpo: RespuestaError = {
    message,
    code,
    ...(detalles && { detalles: [...detalles] }),
    ...(id_peticion !== undefined && { id_peticion }),
    ...(actual && { actual: { ...actual } }),
  };
  return {
    estado: ERRORES[code].http,
    json: JSON.stringify(cuerpo),
    ...(CON_ESPERA.has(ERRORES[code].http) && { cabeceras: { 'Retry-After': String(ESPERA_S) } }),
  };
}
