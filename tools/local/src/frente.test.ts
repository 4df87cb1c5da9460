// The suite's own door, whatever plays Hosting and the functions behind it: one process, or the official emulators.
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
