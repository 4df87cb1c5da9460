import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLAMADAS, type Llamada } from '@leal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atender } from './app.ts';

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
