import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLAMADAS, type Llamada } from '@leal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registro } from '../platform/registro.ts';
import { atender } from './app.ts';

vi.spyOn(registro, 'info').mockReturnValue();

let servidor: Server;
let base = '';

beforeAll(async () => {
  // Nobody listens there: what is tested here must not need the store.
  process.env['FIRESTORE_EMULATOR_HOST'] = '127.0.0.1:1';
  process.env['GCLOUD_PROJECT'] = 'demo-leal';

  servidor = createServer((peticion, salida) => {
    const partes: Buffer[] = [];
    peticion.on('data', (parte: Buffer) => partes.push(parte));
    peticion.on('end', () => {
      const { method, url, headers } = peticion;
      void atender({ method, url, headers, rawBody: Buffer.concat(partes) }, salida);
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
afterAll(() => servidor.close());

const pedir = async (metodo: string, ruta: string, opciones: RequestInit = {}) => {
  const respuesta = await fetch(base + ruta, { method: metodo, ...opciones });
  const json = (await respuesta.json()) as Record<string, unknown>;
  return { estado: respuesta.status, cabeceras: respuesta.headers, json };
};

const todas: [string, Llamada][] = Object.entries(LLAMADAS);
const conToken = todas.filter(([, llamada]) => llamada.roles !== 'publica');

describe('without a token', () => {
  it.each(conToken)('%s answers 401', async (_nombre, { metodo, ruta }) => {
    const opciones = metodo === 'GET' ? {} : { body: '{}' };
    const { estado, json } = await pedir(metodo, `/leal-api${ruta.replace(/:\w+/g, 'x')}`, opciones);
    expect([estado, json['code']]).toEqual([401, 'NO_AUTENTICADO']);
  });
});

describe('what is open to all', () => {
  it('tells the time of Monterrey, in the body and in a header', async () => {
    const { estado, cabeceras, json } = await pedir('GET', '/leal-api/reloj');
    expect(estado).toBe(200);
    expect(json).toEqual({
      ahora: cabeceras.get('x-leal-ahora'),
      fecha: String(json['ahora']).slice(0, 10),
      zona: 'America/Monterrey',
    });
  });

  it('describes every call', async () => {
    const { json } = await pedir('GET', '/leal-api/openapi.json');
    const operaciones = Object.values(json['paths'] as object).flatMap((ruta: object) => Object.values(ruta));
    const nombres = operaciones.map((operacion: { operationId?: string }) => operacion.operationId);
    expect(new Set(nombres)).toEqual(new Set(todas.map(([nombre]) => nombre)));
  });
});

describe('what nobody asks for', () => {
  it.each([
    ['GET', '/leal-api/nada'],
    ['GET', '/leal-api'],
    ['GET', '//'],
    ['GET', '/leal-api/%E0%A4%A/x'],
    ['DELETE', '/leal-api/reloj'],
    ['OPTIONS', '/leal-api/abonos/registrar'],
    ['PATCH', '/leal-api/abonos/registrar'],
    ['GET', `/leal-api/creditos/${'x'.repeat(2000)}`],
  ])('%s %s is 404 in JSON, without CORS', async (metodo, ruta) => {
    const { estado, cabeceras, json } = await pedir(metodo, ruta);
    expect([estado, json['code']]).toEqual([404, 'NO_ENCONTRADO']);
    expect(cabeceras.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a body', () => {
  const entrar = (body: string | Uint8Array<ArrayBuffer>) =>
    pedir('POST', '/leal-api/auth/firebase-login', { body });

  it.each([['{'], ['NaN'], ['{"token":}'], ['\uFEFF{"token":"a"}x']])(
    '%j is not JSON: 400',
    async (cuerpo) => {
      const { estado, json } = await entrar(cuerpo);
      expect([estado, json['code']]).toEqual([400, 'DATOS_INVALIDOS']);
    },
  );

  it('in broken UTF-8 is 400', async () => {
    expect((await entrar(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).estado).toBe(400);
  });

  it.each([
    ['null'],
    ['[]'],
    ['"x"'],
    ['{}'],
    ['{"token":1}'],
    ['{"token":"a","__proto__":{"rol":6}}'],
    [''],
  ])('%j breaks the contract: 400 with what is wrong, in Spanish', async (cuerpo) => {
    const { estado, json } = await entrar(cuerpo);
    expect(estado).toBe(400);
    expect(json['detalles']).toEqual(
      expect.arrayContaining([{ campo: expect.any(String), mensaje: expect.any(String) }]),
    );
    expect(JSON.stringify(json)).not.toMatch(/Invalid |expected|required/);
  });

  it('over 100 kB is 413', async () => {
    const { estado, json } = await entrar(JSON.stringify({ token: 'x'.repeat(110_000) }));
    expect([estado, json['code']]).toEqual([413, 'CARGA_DEMASIADO_GRANDE']);
  });

  it('nested 40,000 deep does no harm', async () => {
    expect((await entrar('['.repeat(40_000) + ']'.repeat(40_000))).estado).toBe(400);
  });
});

describe("a browser's error", () => {
  const avisar = (cambio: object = {}, cabeceras: Record<string, string> = {}) =>
    pedir('POST', '/leal-api/errores', {
      headers: cabeceras,
      body: JSON.stringify({
        folio: 'K7P4QX',
        clase: 'pantalla',
        ruta: '/payment/:slug',
        version: '0.1.0',
        mensaje: 'TypeError: No hay ficha de Ana García, ana@correo.mx, 871 123 4567',
        pila: 'TypeError: de Ana García\n    at f (https://leal.example/leal/assets/pago-1.js:1:2)',
        ...cambio,
      }),
    });
  const anotar = vi.spyOn(registro, 'aviso').mockReturnValue();
  afterEach(() => anotar.mockClear());

  it('is one line of the log, under its id and its route, and names nobody', async () => {
    const { estado, json } = await avisar();
    expect([estado, json]).toEqual([200, { folio: 'K7P4QX' }]);
    expect(anotar.mock.calls).toEqual([
      [
        'Error en el navegador',
        {
          folio: 'K7P4QX',
          clase: 'pantalla',
          ruta: '/payment/:slug',
          version: '0.1.0',
          error: 'TypeError: No hay ficha de …, (correo), #',
          pila: ['f pago-1.js:1:2'],
        },
      ],
    ]);
  });

  it.each([
    ['an address in place of a route', { ruta: '/payment/Ana-García' }],
    ['an id in place of a parameter', { ruta: '/creditos/0MwUBk9L3LXrPVszqm4O' }],
    ['a query', { ruta: '/payment/:slug?q=ana' }],
    ['something else in the id', { folio: 'Ana López' }],
    ['a field that nobody knows', { usuario: 'Ana' }],
    ['a long message', { mensaje: 'x'.repeat(301) }],
  ])('%s is refused and written nowhere', async (_, cambio) => {
    expect((await avisar(cambio)).estado).toBe(400);
    expect(anotar).not.toHaveBeenCalled();
  });

  it('of more than 4 kB is refused before it is read', async () => {
    const { estado, json } = await avisar({ pila: 'x'.repeat(4096) });
    expect([estado, json['code']]).toEqual([413, 'CARGA_DEMASIADO_GRANDE']);
  });

  it('is taken so often from one address, and no more; others are heard', async () => {
    const desde = (direccion: string) => avisar({}, { 'x-forwarded-for': direccion });
    const estados = await Promise.all(Array.from({ length: 60 }, () => desde('187.1.1.9')));
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(new Set([200, 429]));
    // Each call that is refused leaves its own line, with no word of what it brought.
    const anotados = anotar.mock.calls.filter(([mensaje]) => mensaje === 'Error en el navegador');
    expect(anotados.length).toBeLessThan(40);
    expect((await desde('187.1.1.10')).estado).toBe(200);
  });
});
