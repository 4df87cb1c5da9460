// The errors of a page that are told to the server, how many of them, and what is said of each.
import { avisarErrorWeb } from '@leal/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { enviarFalla } from './enviar-falla.ts';

const ORIGEN = 'https://leal.example';
const NUESTRO = `    at pintar (${ORIGEN}/leal/assets/a-1.js:1:20)`;
const DE_EXTENSION = '    at leer (chrome-extension://abcdef/contenido.js:3:9)';

let mandados: unknown[];
let enviar: typeof enviarFalla;

beforeEach(async () => {
  mandados = [];
  vi.stubEnv('BASE_URL', '/leal/');
  vi.stubEnv('VITE_VERSION', '1.2.3');
  vi.stubGlobal('location', { origin: ORIGEN, pathname: '/leal/' });
  vi.stubGlobal('fetch', (a: string, { body }: { body: string }) => {
    mandados.push([a, JSON.parse(body)]);
    return Promise.resolve(new Response());
  });
  // A page that has just been opened: it counts what it has sent.
  vi.resetModules();
  ({ enviarFalla: enviar } = await import('./enviar-falla.ts'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const FOLIO = 'ABC234';
const error = (pila: readonly string[], name = 'TypeError', mensaje = 'x is undefined'): Error =>
  Object.assign(new Error(mensaje), { name, stack: [`${name}: ${mensaje}`, ...pila].join('\n') });

describe('how many', () => {
  it('a page tells five errors, and then no more', async () => {
    for (let n = 0; n < 20; n += 1)
      await enviar(FOLIO, 'pagina', error([NUESTRO], 'TypeError', `número ${n}`));
    expect(mandados).toHaveLength(5);
    expect(mandados.at(-1)).toMatchObject(['/leal-api/errores', { mensaje: 'TypeError: número 4' }]);
  });

  it('code that does not come counts among the five', async () => {
    for (let n = 0; n < 7; n += 1) await enviar(FOLIO, 'codigo', error([]));
    await enviar(FOLIO, 'pagina', error([NUESTRO]));
    expect(mandados).toHaveLength(5);
  });

  it('those of others do not', async () => {
    for (let n = 0; n < 20; n += 1) await enviar(FOLIO, 'pagina', error([DE_EXTENSION]));
    await enviar(FOLIO, 'pagina', error([NUESTRO]));
    expect(mandados).toHaveLength(1);
  });
});

describe('which', () => {
  it.each<[string, Parameters<typeof enviar>[1], Error, number]>([
    ['of our code, a screen', 'pantalla', error([NUESTRO]), 1],
    ['of our code, that nobody caught', 'pagina', error([NUESTRO]), 1],
    ['of our code, in a promise', 'promesa', error([NUESTRO]), 1],
    ['of our code, called by an extension', 'pagina', error([DE_EXTENSION, NUESTRO]), 1],
    ['of an extension', 'pagina', error([DE_EXTENSION]), 0],
    ['of an extension, in a promise', 'promesa', error([DE_EXTENSION]), 0],
    ['of no place', 'promesa', error([]), 0],
    ['whose words name our origin', 'pagina', error([], 'Error', `${ORIGEN} no responde`), 0],
    ['of a script of another origin', 'pagina', error(['    at a (https://leal.other/a.js:1:2)']), 0],
    ['a call that failed', 'promesa', error([NUESTRO], 'ErrorApi'), 0],
    ['a wait that ended', 'promesa', error([NUESTRO], 'FueraDePlazo'), 0],
    ['a call that was given up', 'promesa', error([NUESTRO], 'AbortError'), 0],
    ['code that did not come, wherever it was asked for', 'codigo', error([]), 1],
  ])('%s', async (_titulo, clase, causa, cuantos) => {
    await enviar(FOLIO, clase, causa);
    expect(mandados).toHaveLength(cuantos);
  });
});

describe('whose', () => {
  const cabeceras = async () => {
    const pedir = vi.fn<(a: string, opciones: RequestInit) => Promise<Response>>(async () => new Response());
    vi.stubGlobal('fetch', pedir);
    await enviar(FOLIO, 'pagina', error([NUESTRO]));
    return pedir.mock.calls[0]?.[1].headers;
  };
  const conToken = async (token: () => Promise<string | null>) =>
    (await import('../lib/credencial.ts')).fijarProveedor({ token, terminar: () => undefined });
  const JSON_SOLO = { 'Content-Type': 'application/json' };

  it('of who is signed in, by their token', async () => {
    await conToken(() => Promise.resolve('a.b.c'));
    expect(await cabeceras()).toEqual({ ...JSON_SOLO, Authorization: 'Bearer a.b.c' });
  });

  it.each<[string, () => Promise<string | null>]>([
    ['nobody is', () => Promise.resolve(null)],
    ['it cannot be known', () => Promise.reject(new Error('no'))],
    ['it cannot be known soon', () => new Promise(() => undefined)],
  ])('nobody’s, where %s', async (_, token) => {
    await conToken(token);
    expect(await cabeceras()).toEqual(JSON_SOLO);
  });
});

describe('what', () => {
  it.each([
    ['/leal/', '/'],
    ['/leal/payment/zoraida-zaldivar', '/payment/:slug'],
    ['/leal/zoraida/zaldivar/nadie', '/otra'],
  ])('%s is told as %s, and in no other way', async (pathname, ruta) => {
    vi.stubGlobal('location', { origin: ORIGEN, pathname });
    await enviar(FOLIO, 'pagina', error([NUESTRO, '    at new Promise (<anonymous>)']));
    const [[, aviso]] = mandados as [[string, object]];
    expect(aviso).toEqual({
      folio: FOLIO,
      clase: 'pagina',
      ruta,
      version: '1.2.3',
      mensaje: 'TypeError: x is undefined',
      pila: NUESTRO,
    });
  });

  it('however long it is, the server takes it', async () => {
    const pila = Array.from({ length: 500 }, () => NUESTRO);
    await enviar(FOLIO, 'pagina', error(pila, 'RangeError', 'x'.repeat(5_000)));
    const [[, aviso]] = mandados as [[string, object]];
    expect(z.safeParse(avisarErrorWeb.cuerpo, aviso).success).toBe(true);
    expect(JSON.stringify(aviso).length).toBeLessThan(avisarErrorWeb.maximoBytes ?? 0);
  });
});
