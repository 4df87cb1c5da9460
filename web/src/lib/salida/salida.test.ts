// The outbox on a storage that behaves as a browser's (fake-indexeddb), before a server that says what each test wants.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nuestroJson } from '../api/pruebas.ts';
import { limpiarTodo } from '../al-cerrar.ts';
import { fijarProveedor } from '../credencial.ts';
import type * as Almacen from './almacen.ts';
import { guardarNuevo, registrosDe } from './almacen.ts';
import { mandarPorSalida } from './mandar.ts';
import { conLinea, enUnaPagina, registroDe } from './pruebas.ts';
import type { Registro } from './registro.ts';
import { abrirSalida, alResolverRegistros, cambiarRegistro, leerRegistros } from './salida.ts';

/** A slow disk: what was read is older when it arrives. */
const lectura = vi.hoisted(() => ({ demora_ms: 0 }));
vi.mock('./almacen.ts', async (original) => {
  const almacen = await original<typeof Almacen>();
  const registrosDe = async (uid: string) => {
    const leidos = await almacen.registrosDe(uid);
    if (lectura.demora_ms > 0) await new Promise((listo) => setTimeout(listo, lectura.demora_ms));
    return leidos;
  };
  return { ...almacen, registrosDe };
});

type Suerte =
  | {
      readonly http: number;
      readonly json?: object;
      readonly cabeceras?: Record<string, string>;
      readonly hasta?: Promise<void>;
    }
  | 'caida';

/** Collects what arrived; the next calls get these answers, and afterwards all is well. */
function servidor(...suertes: Suerte[]) {
  const llegados: { readonly clave: string | null; readonly url: string; readonly cuerpo: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit = {}) => {
    llegados.push({ url, clave: new Headers(headers).get('Idempotency-Key'), cuerpo: body });
    const suerte = suertes.shift() ?? { http: 200 };
    if (suerte === 'caida') throw new TypeError('Failed to fetch');
    await suerte.hasta;
    return nuestroJson(suerte.json ?? { hecho: true }, {
      status: suerte.http,
      headers: suerte.cabeceras ?? {},
    });
  });
  return llegados;
}

let numero = 0;
/** Nobody else's outbox. */
const nuevo = () => `u${(numero += 1)}`;
const clave = () => crypto.randomUUID();
const mandar = async (uid: string, sobre: string, conClave = clave()): Promise<Registro | null> => {
  const palabra = await mandarPorSalida(uid, conClave, registroDe(uid, conClave, sobre));
  if (palabra === 'deshecho') throw new Error('Nobody could undo it');
  return palabra;
};
const estados = async (uid: string) => (await registrosDe(uid)).map(({ estado }) => estado);

beforeEach(() => {
  enUnaPagina();
  fijarProveedor({ token: async () => 'token', terminar: () => undefined });
});
afterEach(() => {
  lectura.demora_ms = 0;
  limpiarTodo(true);
  vi.unstubAllGlobals();
});

it('what is answered is confirmed, with the phone and a number that only grows', async () => {
  const llegados = servidor();
  const uid = nuevo();
  const [primero, segundo] = [await mandar(uid, 'c1'), await mandar(uid, 'c2')];
  expect(primero).toMatchObject({ estado: 'confirmado', http: 200, respuesta: { hecho: true } });
  expect(segundo!.secuencia).toBe(primero!.secuencia + 1);
  expect(segundo!.dispositivo).toBe(primero!.dispositivo);
  expect(llegados.map((llegada) => llegada.clave)).toEqual([primero!.clave, segundo!.clave]);
});

it('the same key is one register, and one answer', async () => {
  const llegados = servidor();
  const uid = nuevo();
  const unaClave = clave();
  await Promise.all([mandar(uid, 'c1', unaClave), mandar(uid, 'c1', unaClave)]);
  expect(llegados).toHaveLength(1);
  expect(await estados(uid)).toEqual(['confirmado']);
});

it('without a line it is kept, and sent as it was first made when the line is back', async () => {
  const uid = nuevo();
  conLinea(false);
  servidor('caida');
  expect(await mandar(uid, 'c1')).toBeNull();
  expect(await estados(uid)).toEqual(['pendiente']);
  const [antes] = await registrosDe(uid);
  conLinea(true);
  const llegados = servidor();
  const resuelto = Promise.withResolvers<Registro>();
  alResolverRegistros(resuelto.resolve);
  dispatchEvent(new Event('online'));
  expect(await resuelto.promise).toMatchObject({ clave: antes!.clave, estado: 'confirmado' });
  expect(llegados).toEqual([{ url: antes!.url, clave: antes!.clave, cuerpo: antes!.cuerpo }]);
});

it('nothing is on its way while it is only asked whether there is a line', async () => {
  const uid = nuevo();
  conLinea(false);
  const [preguntado, respuesta] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  vi.stubGlobal('fetch', () => {
    preguntado.resolve();
    return respuesta.promise;
  });
  const palabra = mandar(uid, 'c1');
  await preguntado.promise;
  expect(await estados(uid)).toEqual(['pendiente']);
  respuesta.reject(new TypeError('Failed to fetch'));
  expect(await palabra).toBeNull();
});

it('a lost answer and a broken server are asked again with the same key', async () => {
  const llegados = servidor('caida', { http: 500 });
  const uid = nuevo();
  const palabra = mandar(uid, 'c1');
  await expect.poll(() => llegados.length).toBe(1);
  dispatchEvent(new Event('online'));
  await expect.poll(() => llegados.length).toBe(2);
  dispatchEvent(new Event('online'));
  expect(await palabra).toMatchObject({ estado: 'confirmado' });
  expect(new Set(llegados.map((llegada) => llegada.clave)).size).toBe(1);
});

it('a refusal is given to whoever waits, and forgotten; nobody waits: it is kept with its words', async () => {
  const NO = { http: 422, json: { success: false, code: 'YA_PAGADO', message: 'Ya tiene un pago.' } };
  const uid = nuevo();
  servidor(NO);
  expect(await mandar(uid, 'c1')).toMatchObject({ estado: 'rechazado', mensaje: 'Ya tiene un pago.' });
  expect(await estados(uid)).toEqual([]);
  conLinea(false);
  servidor('caida');
  await mandar(uid, 'c1');
  conLinea(true);
  servidor(NO);
  dispatchEvent(new Event('online'));
  await expect
    .poll(() => leerRegistros())
    .toMatchObject([{ estado: 'rechazado', codigo: 'YA_PAGADO', http: 422 }]);
});

it('what was answered while the outbox was being read is not sent again', async () => {
  const llegados = servidor();
  const uid = nuevo();
  lectura.demora_ms = 5;
  for (const sobre of ['c1', 'c2', 'c3', 'c4']) await mandar(uid, sobre);
  const urls = llegados.map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
});

it('a page that stands between the phone and the server refuses nothing', async () => {
  const llegados = servidor({ http: 403, json: { portal: 'Acepta las condiciones' } }, { http: 200 });
  const palabra = mandar(nuevo(), 'c1');
  await expect.poll(() => llegados.length).toBe(1);
  dispatchEvent(new Event('online'));
  expect(await palabra).toMatchObject({ estado: 'confirmado' });
});

it('what the server leaves to the manager is no refusal', async () => {
  servidor({ http: 202, json: { id_solicitud: 's1' } });
  expect(await mandar(nuevo(), 'c1')).toMatchObject({
    estado: 'en_revision',
    respuesta: { id_solicitud: 's1' },
  });
});

it('the end of the session leaves what was not sent to its person, and nobody else sends it', async () => {
  const [uid, otra] = [nuevo(), nuevo()];
  conLinea(false);
  servidor('caida');
  await mandar(uid, 'c1');
  limpiarTodo(true);
  conLinea(true);
  const llegados = servidor();
  await mandar(otra, 'c2');
  expect(llegados.map(({ url }) => url)).toEqual(['/leal-api/c2']);
  expect(await estados(uid)).toEqual(['pendiente']);
  limpiarTodo(true);
  abrirSalida(uid);
  await expect.poll(() => estados(uid)).toEqual(['confirmado']);
});

it('what the server does not manage to answer holds up its own credit only', async () => {
  const uid = nuevo();
  const llegados: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    llegados.push(url);
    if (url.endsWith('malo')) return nuestroJson({}, { status: 500 });
    return nuestroJson({ hecho: true });
  });
  const malo = mandar(uid, 'malo');
  await expect.poll(() => llegados.length).toBe(1);
  const bueno = mandar(uid, 'bueno');
  dispatchEvent(new Event('online'));
  expect(await bueno).toMatchObject({ estado: 'confirmado' });
  expect(await estados(uid)).toContain('enviando');
  servidor();
  dispatchEvent(new Event('online'));
  expect(await malo).toMatchObject({ estado: 'confirmado' });
});

const SEMANA_MS = 7 * 86_400_000;
/** A register of a week ago, sent then or not. */
function guardarViejo(uid: string, mas: Partial<Registro> = {}): Promise<Registro> {
  const unaClave = clave();
  const capturado_en = new Date(Date.now() - SEMANA_MS).toISOString();
  const viejo = { url: '/leal-api/gastos/crear', capturado_en, estado: 'enviando', ...mas } as const;
  return guardarNuevo(unaClave, registroDe(uid, unaClave, 'gasto', viejo));
}
/** Opens the outbox, and waits until this one has its answer. */
const resolver = (uid: string): Promise<Registro> =>
  new Promise((resuelto) => {
    alResolverRegistros(resuelto);
    abrirSalida(uid);
  });

const [SI, NO] = [true, false].map((conocida) => ({ http: 200, json: { conocida } })) as [Suerte, Suerte];
const [CLAVES, GASTO] = ['/leal-api/claves', '/leal-api/gastos/crear'];
it.each<[string, Partial<Registro>, Suerte[], string[]]>([
  ['the server is asked first: what it did is not sent again', {}, [SI], [CLAVES]],
  [
    'what it knows nothing of is sent; while it cannot be asked nothing is',
    {},
    ['caida', NO],
    [CLAVES, CLAVES, GASTO],
  ],
  ['cash is sent at once: the server knows its key for ever', { monto: 12_000 }, [], [GASTO]],
])('a week later %s', async (_, mas, suertes, espera) => {
  const uid = nuevo();
  const { clave: deGasto } = await guardarViejo(uid, mas);
  const llegados = servidor(...suertes);
  expect(await resolver(uid)).toMatchObject({ clave: deGasto, estado: 'confirmado' });
  expect(llegados.map(({ url }) => url.split('?')[0])).toEqual(espera);
  const pregunta = `${CLAVES}?clave=${deGasto}&metodo=POST&ruta=%2Fgastos%2Fcrear`;
  expect(llegados[0]?.url).toBe(espera[0] === CLAVES ? pregunta : GASTO);
});

it('of its person and the sender one gets it: what is corrected first is what is sent, what is being sent is not changed', async () => {
  const uid = nuevo();
  const guardado = await guardarViejo(uid, { estado: 'pendiente', capturado_en: new Date().toISOString() });
  const corregir = (cuerpo: string) => cambiarRegistro(guardado, (antes) => ({ ...antes, cuerpo }));
  expect(await corregir('{"n":"otro"}')).toBe(true);
  const sale = Promise.withResolvers<void>();
  const llegados = servidor({ http: 200, hasta: sale.promise });
  const resuelto = resolver(uid);
  await expect.poll(() => llegados.length).toBe(1);
  expect(await corregir('{"n":"tarde"}')).toBe(false);
  sale.resolve();
  expect(await resuelto).toMatchObject({ estado: 'confirmado', cuerpo: '{"n":"otro"}' });
  expect(llegados).toMatchObject([{ cuerpo: '{"n":"otro"}' }]);
});
