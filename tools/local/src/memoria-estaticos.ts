// The build's hashed files never change under their name: each is read and compressed once, not once per visit.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Atender } from './hosting.ts';

interface Guardada {
  cabeceras: OutgoingHttpHeaders;
  cuerpo: Buffer;
}

const CON_HUELLA = /^\/leal\/assets\/[\w.-]+$/;
const CONDICIONES = ['range', 'if-none-match', 'if-modified-since'];

const sirve = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  CON_HUELLA.test(url ?? '') &&
  CONDICIONES.every((condicion) => headers[condicion] === undefined);

/** Any address under /leal/ that is no file gets the page, with 200: that one does change. */
const esArchivo = (respuesta: ServerResponse): boolean =>
  respuesta.statusCode === 200 && !String(respuesta.getHeader('content-type')).startsWith('text/html');

/** Lets an answer pass, and gives it away once it has ended. */
function copiar(respuesta: ServerResponse, alAcabar: (guardada: Guardada) => void): void {
  const trozos: Buffer[] = [];
  const write = respuesta.write.bind(respuesta) as (trozo: unknown, ...resto: unknown[]) => boolean;
  const end = respuesta.end.bind(respuesta) as (...resto: unknown[]) => ServerResponse;
  const juntar = (trozo: unknown) => {
    if (typeof trozo === 'string' || trozo instanceof Uint8Array) trozos.push(Buffer.from(trozo as string));
  };
  Object.assign(respuesta, {
    write: (trozo: unknown, ...resto: unknown[]) => {
      juntar(trozo);
      return write(trozo, ...resto);
    },
    end: (...resto: unknown[]) => {
      Object.assign(respuesta, { write, end });
      juntar(resto[0]);
      const cuerpo = Buffer.concat(trozos);
      if (esArchivo(respuesta))
        alAcabar({ cabeceras: { ...respuesta.getHeaders(), 'content-length': cuerpo.length }, cuerpo });
      return end(...resto);
    },
  });
}

/** The same answers as `atender` gives, from memory where they cannot have changed. */
export function conMemoria(atender: Atender): Atender {
  const guardadas = new Map<string, Guardada>();
  return (peticion, respuesta) => {
    if (!sirve(peticion)) return atender(peticion, respuesta);
    const clave = `${peticion.url} ${String(peticion.headers['accept-encoding'])}`;
    const guardada = guardadas.get(clave);
    if (guardada) return void respuesta.writeHead(200, guardada.cabeceras).end(guardada.cuerpo);
    copiar(respuesta, (nueva) => guardadas.set(clave, nueva));
    return atender(peticion, respuesta);
  };
}
