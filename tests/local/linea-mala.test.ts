// The tests' own bad line, before a server that counts: what each fault does to it, and to whoever calls.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { abrirLinea, type Efecto } from '../setup/linea/linea-mala.ts';

const GALLETA = Buffer.from(JSON.stringify({ auth: '127.0.0.1:9099' })).toString('base64url');

/** The calls that the server has got: method, address, body. */
const recibido: string[] = [];
let sigue: ((trozo: string) => void) | undefined;
async function atender(peticion: IncomingMessage, respuesta: ServerResponse): Promise<void> {
  recibido.push(`${peticion.method} ${peticion.url} ${await text(peticion)}`);
  if (peticion.url === '/vivo') {
    sigue = (trozo) => respuesta.write(trozo);
    respuesta.write('primero');
    return;
  }
  respuesta.setHeader('set-cookie', ['otra=1', `__FIREBASE_DEFAULTS__=${GALLETA}; Path=/`]);
  respuesta.setHeader('content-security-policy', "connect-src 'self' http://127.0.0.1:9099");
  respuesta.writeHead(201).end(`hecho ${recibido.length}`);
}
const servidor = createServer((peticion, respuesta) => void atender(peticion, respuesta));
await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
const { port: hosting } = servidor.address() as AddressInfo;
const url = `http://127.0.0.1:${hosting}/`;
const linea = await abrirLinea({ url, api: url, puertos: { hosting, auth: 9099, firestore: 8080 } });
afterAll(async () => {
  await linea.cerrar();
  servidor.closeAllConnections();
  servidor.close();
});
beforeEach(() => void (recibido.length = 0));

const PAGO = /^POST \/pago/;
const pagar = (init: RequestInit = {}) =>
  fetch(`${linea.suite.url}pago`, { method: 'POST', body: '120', ...init });

/** Only for the test that asks for it. */
function fallar(efecto: Efecto, veces?: number): void {
  onTestFinished(linea.fallar({ si: PAGO, efecto, ...(veces && { veces }) }));
}

/** Nothing has come back; the server has got it so many times, and then whoever called gave up. */
async function nadaVuelve(llegadas: number): Promise<void> {
  const antes = linea.pasos(PAGO).length;
  const fin = new AbortController();
  let volvio = false;
  const llamada = pagar({ signal: fin.signal }).finally(() => (volvio = true));
  await expect.poll(() => linea.pasos(PAGO).length).toBe(antes + 1);
  await expect.poll(() => recibido.length).toBe(llegadas);
  await fetch(`${url}otra`);
  expect(volvio).toBe(false);
  fin.abort();
  await expect(llamada).rejects.toThrow();
}

describe('a line', () => {
  test('that is well passes a call with its body, and every header of the answer', async () => {
    const respuesta = await pagar({ headers: { 'idempotency-key': 'k1' } });
    expect([respuesta.status, await respuesta.text()]).toEqual([201, 'hecho 1']);
    expect(recibido).toEqual(['POST /pago 120']);
    expect(linea.pasos(PAGO).at(-1)).toMatchObject({ clave: 'k1', veces: 1, estado: 201 });
    expect(respuesta.headers.getSetCookie()[0]).toBe('otra=1');
  });

  test('leads a page back to itself: its policy and its cookie name the line, not the service', async () => {
    const { headers } = await fetch(linea.suite.url);
    const galleta = /DEFAULTS__=([^;]+); Path=\//.exec(headers.getSetCookie()[1] ?? '')?.[1] ?? '';
    const { auth } = JSON.parse(Buffer.from(galleta, 'base64url').toString('utf8')) as { auth: string };
    expect(auth).not.toBe('127.0.0.1:9099');
    expect(headers.get('content-security-policy')).toBe(`connect-src 'self' http://${auth}`);
  });

  test('that is cut lets nothing through and fails what is on its way, until it is well again', async () => {
    const vivo = (await fetch(`${linea.suite.url}vivo`)).text();
    linea.poner('cortada');
    await expect(vivo).rejects.toThrow();
    await expect(pagar()).rejects.toThrow();
    linea.poner('bien');
    expect((await pagar()).status).toBe(201);
    expect(recibido).toEqual(['GET /vivo ', 'POST /pago 120']);
  });

  test('that hangs answers nothing, and what had begun says no more', async () => {
    const { body } = await fetch(`${linea.suite.url}vivo`);
    const lector = body!.getReader();
    await lector.read();
    linea.poner('colgada');
    let dijo = false;
    const mas = lector.read().finally(() => (dijo = true));
    sigue?.('segundo');
    await nadaVuelve(1);
    expect(dijo).toBe(false);
    linea.poner('bien');
    linea.soltar();
    await expect(mas).rejects.toThrow();
  });
});

describe('a call', () => {
  test('cut once never arrives; the next one does', async () => {
    fallar('cortar', 1);
    await expect(pagar()).rejects.toThrow();
    expect(recibido).toEqual([]);
    expect((await pagar()).status).toBe(201);
  });

  test('that hangs never arrives', async () => {
    fallar('colgar');
    await nadaVuelve(0);
  });

  test('whose answer is lost has been done', async () => {
    fallar('perder');
    await expect(pagar()).rejects.toThrow();
    expect(recibido).toEqual(['POST /pago 120']);
    expect(linea.pasos(PAGO).at(-1)).toMatchObject({ veces: 1, estado: 201 });
  });

  test('whose answer never comes has been done too', async () => {
    fallar('callar');
    await nadaVuelve(1);
  });

  test('that is repeated is done twice, and the second answer comes back', async () => {
    fallar('repetir');
    const antes = linea.llegaron(PAGO);
    expect(await (await pagar()).text()).toBe('hecho 2');
    expect(linea.llegaron(PAGO) - antes).toBe(2);
    expect(recibido).toEqual(['POST /pago 120', 'POST /pago 120']);
  });

  test('that is held passes once it is let go', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fallar({ hasta: promise });
    const llamada = pagar();
    await fetch(`${linea.suite.url}otra`);
    expect(recibido).toEqual(['GET /otra ']);
    resolve();
    expect((await llamada).status).toBe(201);
  });

  test('refused on the way has not been done, and is told when to come again', async () => {
    fallar({ estado: 429, retryAfter: 7, cuerpo: { code: 'DEMASIADAS_SOLICITUDES' } }, 2);
    for (const _ of [1, 2]) {
      const respuesta = await pagar();
      expect([respuesta.status, respuesta.headers.get('retry-after')]).toEqual([429, '7']);
      expect(await respuesta.json()).toEqual({ code: 'DEMASIADAS_SOLICITUDES' });
    }
    expect(recibido).toEqual([]);
    expect((await pagar()).status).toBe(201);
  });

  test('may meet what it decides by itself; another address is no such call', async () => {
    const quitar = linea.fallar({
      si: PAGO,
      efecto: ({ ruta }) => (ruta.endsWith('?mal') ? 'cortar' : undefined),
    });
    onTestFinished(quitar);
    await expect(fetch(`${linea.suite.url}pago?mal`, { method: 'POST' })).rejects.toThrow();
    expect((await pagar()).status).toBe(201);
    expect((await fetch(`${linea.suite.url}otra`)).status).toBe(201);
  });
});
