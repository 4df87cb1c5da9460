import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { LOCAL } from './puertos.ts';

export interface Destino {
  puerto: number;
  /** The prefix of the request's own path. */
  prefijo?: string;
  /** Hosting lets only the cookie `__session` through to a function, and marks answers private. */
  comoHosting: boolean;
}

// No time limit: a function may stand at a breakpoint.
const pasarela = createProxyServer({ xfwd: true, proxyTimeout: 0 });

/** Passes a request on, body and answer as they come. */
export function pasar(peticion: IncomingMessage, respuesta: ServerResponse, destino: Destino): void {
  const { puerto, prefijo = '', comoHosting } = destino;
  if (comoHosting) {
    const sesion = /(?:^|;\s*)(__session=[^;]*)/.exec(peticion.headers.cookie ?? '')?.[1];
    delete peticion.headers.cookie;
    if (sesion) peticion.headers.cookie = sesion;
    if (!respuesta.hasHeader('cache-control')) respuesta.setHeader('cache-control', 'private');
  }
  void pasarela
    .web(peticion, respuesta, {
      target: `http://${LOCAL}:${puerto}${prefijo}`,
      // A server that closes an idle connection may do so while the next call is on its way there. Our functions close
      // none (hijos/funciones.ts); the official emulator does, so nothing is sent to it over a connection that was
      // used.
      ...(!comoHosting && { agent: false }),
    })
    .catch((error: Error) => fallar(respuesta, error));
}

function fallar(respuesta: ServerResponse, { message }: Error): void {
  if (respuesta.headersSent) respuesta.destroy();
  else respuesta.writeHead(502, { 'content-type': 'text/plain' }).end(`Bad gateway: ${message}`);
}
