import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORES } from '@leal/domain';

const esComprimido = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity';

/**
 * The platform unfolds a compressed body before any of our code, up to 1 GiB of it. No page and no SDK of ours sends
 * one, and whose machine this is need not have the room. True when it was refused here.
 */
export function rechazarComprimido(peticion: IncomingMessage, respuesta: ServerResponse): boolean {
  if (!esComprimido(peticion)) return false;
  const code = 'CARGA_DEMASIADO_GRANDE';
  const { http: estado, mensaje: message } = ERRORES[code];
  peticion.resume();
  respuesta.writeHead(estado, { 'content-type': 'application/json; charset=utf-8' });
  respuesta.end(JSON.stringify({ message, code }));
  return true;
}
