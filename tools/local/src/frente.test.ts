// The suite's own door, whatever plays Hosting and the functions behind it: one process, or the official emulators.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { RUTA_CALLABLES } from '@leal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { crearFrente, escuchar } from './frente.ts';
import { BASE } from './puertos.ts';
import type { RelojVivo } from './reloj-vivo.ts';

const AHORA = new Date('2026-11-18T17:00:00Z');
const pasadas: string[] = [];
const frente = crearFrente({
  puertos: BASE,
  reloj: { ahora: () => AHORA, mover: () => true } as unknown as RelojVivo,
  atender: (peticion, respuesta) => {
    pasadas.push(peticion.url ?? '');
    respuesta.end('ok');
  },
});

beforeAll(() => escuchar(frente, 0));
beforeEach(() => void pasadas.splice(0));
afterAll(() => {
  frente.close();
  frente.closeAllConnections();
});

const enviar = (ruta: string, codificacion: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`http://127.0.0.1:${(frente.address() as AddressInfo).port}${ruta}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': codificacion },
    body,
  });
const RUTAS = ['/leal-api/abonos/registrar', `${RUTA_CALLABLES}/resolverGasto`, '/leal-api/_local/reloj'];

it.each(RUTAS)('%s: a packed body is refused before anybody unfolds it', async (ruta) => {
  for (const [codificacion, cuerpo] of [
    ['gzip', gzipSync(Buffer.alloc(10_000_000, ' '))],
    ['gzip', '{}'],
    ['x', '{}'],
  ] as const) {
    const respuesta = await enviar(ruta, codificacion, cuerpo);
    expect(respuesta.status).toBe(413);
    expect(await respuesta.json()).toMatchObject({ code: 'CARGA_DEMASIADO_GRANDE' });
  }
  expect(pasadas).toEqual([]);
});

it('any other body goes on to whoever plays Hosting', async () => {
  expect((await enviar('/leal-api/abonos/registrar', 'identity', '{}')).status).toBe(200);
  expect(pasadas).toEqual(['/leal-api/abonos/registrar']);
});

/** Moves the clock as a page of that origin does, at an address that leads here. */
function mover(origin: string | undefined, host?: string): Promise<number | undefined> {
  const { port } = frente.address() as AddressInfo;
  const headers = { host: host ?? `127.0.0.1:${port}`, ...(origin !== undefined && { origin }) };
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(
    { port, host: '127.0.0.1', method: 'POST', path: '/leal-api/_local/reloj', headers },
    (respuesta) => {
      respuesta.resume();
      resolve(respuesta.statusCode);
    },
  )
    .on('error', reject)
    .end(JSON.stringify({ ahora: '2026-11-19T10:00:00-06:00' }));
  return promise;
}

it('the clock is moved by whoever is no page, and by a page of this suite; by no other that is open', async () => {
  const { port } = frente.address() as AddressInfo;
  expect(await mover(undefined)).toBe(200);
  expect(await mover(`http://127.0.0.1:${port}`)).toBe(200);
  expect(await mover(`http://localhost:${port}`, `localhost:${port}`)).toBe(200);
  expect(await mover('https://otra.example')).toBe(403);
  expect(await mover('null')).toBe(403);
  expect(await mover(`http://127.0.0.1:${port + 1}`)).toBe(403);
  // A name of somebody else's that leads here.
  expect(await mover(`http://otra.example:${port}`, `otra.example:${port}`)).toBe(403);
});
