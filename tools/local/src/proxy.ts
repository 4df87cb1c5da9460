import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { LOCAL } from './puertos.ts';

const agente = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export interface Destino {
  puerto: number;
  ruta: string;
  /** Hosting lets only the cookie `__session` through to a function, and marks answers private. */
  comoHosting: boolean;
}

/** Passes a request on, body and answer as they come. */
export function pasar(peticion: IncomingMessage, respuesta: ServerResponse, destino: Destino): void {
  const salida = request(
    {
      host: LOCAL,
      port: destino.puerto,
      path: destino.ruta,
      method: peticion.method,
      headers: encabezados(peticion, destino),
      agent: agente,
    },
    (vuelta) => {
      for (const [nombre, valor] of Object.entries(vuelta.headers)) {
        if (valor !== undefined && !DE_CONEXION.has(nombre)) respuesta.setHeader(nombre, valor);
      }
      if (destino.comoHosting && !respuesta.hasHeader('cache-control'))
        respuesta.setHeader('cache-control', 'private');
      respuesta.writeHead(vuelta.statusCode ?? 502);
      vuelta.pipe(respuesta);
      vuelta.on('error', () => respuesta.destroy());
    },
  );
  salida.on('error', () => fallar(respuesta));
  respuesta.on('close', () => salida.destroy());
  peticion.pipe(salida);
}

const DE_CONEXION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function encabezados(peticion: IncomingMessage, { comoHosting }: Destino): NodeJS.Dict<string | string[]> {
  const copia: NodeJS.Dict<string | string[]> = { ...peticion.headers };
  delete copia['connection'];
  copia['x-forwarded-host'] = peticion.headers.host;
  copia['x-forwarded-proto'] = 'http';
  // Gone already when the browser has hung up.
  copia['x-forwarded-for'] = peticion.socket.remoteAddress ?? LOCAL;
  if (!comoHosting) return copia;
  const sesion = /(?:^|;\s*)(__session=[^;]*)/.exec(peticion.headers.cookie ?? '')?.[1];
  delete copia['cookie'];
  if (sesion) copia['cookie'] = sesion;
  return copia;
}

function fallar(respuesta: ServerResponse): void {
  if (respuesta.headersSent) respuesta.destroy();
  else respuesta.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
}
