import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pasar } from './proxy.ts';

/** Takes one call on each connection and cuts a second one off, as a server does that has just given up waiting. */
const usadas = new WeakSet<object>();
const destino = createServer(({ socket }, respuesta) => {
  if (usadas.has(socket)) socket.destroy();
  else respuesta.end('ok');
  usadas.add(socket);
});
const puertoDe = (servidor: Server) => (servidor.address() as AddressInfo).port;
const frente = createServer((peticion, respuesta) => {
  const puerto = peticion.url === '/nadie' ? 1 : puertoDe(destino);
  pasar(peticion, respuesta, { puerto, comoHosting: false });
});

beforeAll(async () => {
  for (const servidor of [destino, frente])
    await new Promise<void>((listo) => void servidor.listen(0, '127.0.0.1', listo));
});
afterAll(() => {
  for (const servidor of [destino, frente]) {
    servidor.close();
    servidor.closeAllConnections();
  }
});

const pedir = async (ruta: string) => {
  const respuesta = await fetch(`http://127.0.0.1:${puertoDe(frente)}${ruta}`);
  return [respuesta.status, await respuesta.text()];
};

it('nothing goes to the emulator over a connection that it may be closing', async () => {
  for (let vez = 0; vez < 3; vez += 1) expect(await pedir('/')).toEqual([200, 'ok']);
});

it('a call that nobody took says why', async () => {
  expect(await pedir('/nadie')).toEqual([502, expect.stringMatching(/^Bad gateway: .*ECONNREFUSED/)]);
});
