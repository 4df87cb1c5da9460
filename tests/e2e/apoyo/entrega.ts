// Hosting as it is deployed again and again: at first what the suite serves, and then whatever version is put there. The
// files of the one before are gone; the rest (API, headers of the page, the suite's own additions) stays the suite's.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { ClienteSuite } from '@leal/local';
import { afterAll } from 'vitest';

const TIPOS: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export type Entrega = {
  /** The suite as one reaches it through this Hosting. */
  readonly suite: ClienteSuite;
  /** From now on the app is what lies in this folder; without one, the suite's. */
  readonly poner: (carpeta: string | undefined) => void;
};

/** Hosting's page is the suite's, with its headers; only what it says is the version's. */
function pasar(peticion: IncomingMessage, respuesta: ServerResponse, puerto: number, carpeta?: string): void {
  const { method, url: path, headers } = peticion;
  const pedido = request(
    { host: '127.0.0.1', port: puerto, agent: false, method, path, headers },
    (dicho) => {
      const esPagina = String(dicho.headers['content-type']).startsWith('text/html');
      if (!carpeta || !esPagina)
        return dicho.pipe(respuesta.writeHead(dicho.statusCode ?? 502, dicho.headers));
      const { 'content-length': _, 'content-encoding': __, ...cabeceras } = dicho.headers;
      dicho.resume();
      return respuesta.writeHead(200, cabeceras).end(readFileSync(join(carpeta, 'index.html')));
    },
  );
  pedido.once('error', () => respuesta.destroy());
  peticion.pipe(pedido);
}

function atender(
  peticion: IncomingMessage,
  respuesta: ServerResponse,
  puerto: number,
  carpeta?: string,
): void {
  const archivo = /^\/leal\/([^?]*\.(?:js|css|svg|png|webmanifest))$/.exec(peticion.url ?? '')?.[1];
  if (!carpeta || !archivo || archivo.startsWith('_local/'))
    return pasar(peticion, respuesta, puerto, carpeta);
  const ruta = join(carpeta, archivo);
  if (!existsSync(ruta)) return void respuesta.writeHead(404).end();
  const tipo = TIPOS[extname(ruta)];
  respuesta.writeHead(200, { 'content-type': tipo, 'cache-control': 'no-cache' }).end(readFileSync(ruta));
}

export async function usarEntrega(suite: ClienteSuite): Promise<Entrega> {
  let carpeta: string | undefined;
  const servidor = createServer((peticion, respuesta) =>
    atender(peticion, respuesta, suite.puertos.hosting, carpeta),
  );
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  afterAll(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  const origen = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  await suite.admitirPaginasDe(origen);
  return {
    suite: { ...suite, url: `${origen}/leal/`, api: `${origen}/leal-api/` },
    poner: (nueva) => (carpeta = nueva),
  };
}
