// `node eco.ts <port> <port of a server>`: gRPC that computes nothing. The first call of each request goes on to the
// server; the same request is answered from memory then. The time that a call still takes is the SDK's, and the line's.
import {
  type ClientHttp2Stream,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';

const [puerto, destino] = process.argv.slice(2).map(Number);
const cliente = connect(`http://127.0.0.1:${destino}`);

type Respuesta = { readonly cuerpo: Buffer; readonly colas: IncomingHttpHeaders };
const memoria = new Map<string, Respuesta>();

async function leer(flujo: ServerHttp2Stream | ClientHttp2Stream): Promise<Buffer> {
  const trozos: Buffer[] = [];
  for await (const trozo of flujo) trozos.push(trozo as Buffer);
  return Buffer.concat(trozos);
}

async function preguntar(cabezas: IncomingHttpHeaders, cuerpo: Buffer): Promise<Respuesta> {
  const { ':path': camino, authorization } = cabezas;
  const flujo = cliente.request({
    ':method': 'POST',
    ':path': camino,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...(authorization && { authorization }),
  });
  let colas: IncomingHttpHeaders = {};
  flujo.on('trailers', (cabeceras) => (colas = cabeceras));
  flujo.end(cuerpo);
  return { cuerpo: await leer(flujo), colas };
}

async function contestar(flujo: ServerHttp2Stream, cabezas: IncomingHttpHeaders): Promise<void> {
  const pedido = await leer(flujo);
  const clave = `${cabezas[':path']} ${pedido.toString('base64')}`;
  const respuesta = memoria.get(clave) ?? (await preguntar(cabezas, pedido));
  memoria.set(clave, respuesta);
  flujo.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  flujo.on('wantTrailers', () =>
    flujo.sendTrailers({ 'grpc-status': respuesta.colas['grpc-status'] ?? '0' }),
  );
  flujo.end(respuesta.cuerpo);
}

createServer()
  .on('stream', (flujo, cabezas) => void contestar(flujo, cabezas).catch(() => flujo.close()))
  .listen(puerto, '127.0.0.1');
