// A register that was confirmed is kept for a week, and goes out again after a restore.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nuestroJson } from '../api/pruebas.ts';
import { limpiarTodo } from '../al-cerrar.ts';
import { fijarProveedor } from '../credencial.ts';
import { archivoDe, guardarNuevo, registrosDe } from './almacen.ts';
import { enUnaPagina, registroDe } from './pruebas.ts';
import type { Registro } from './registro.ts';
import { abrirSalida, leerRegistros, volverAEnviar } from './salida.ts';

type Llegado = { readonly clave: string | null; readonly url: string; readonly cuerpo: unknown };
const llegados: Llegado[] = [];
const CLAVES = '/leal-api/claves';

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit = {}) => {
    llegados.push({ url, clave: new Headers(headers).get('Idempotency-Key'), cuerpo: body });
    return Promise.resolve(
      nuestroJson(url.startsWith(CLAVES) ? { conocida: url.includes('clave=hecha') } : {}),
    );
  });
  enUnaPagina();
  fijarProveedor({ token: () => Promise.resolve('token'), terminar: () => undefined });
});
afterEach(() => {
  llegados.splice(0);
  limpiarTodo(true);
  vi.unstubAllGlobals();
});

const estados = async (uid: string) => (await registrosDe(uid)).map(({ estado }) => estado);
const hace = (dias: number): string => new Date(Date.now() - dias * 86_400_000).toISOString();
/** Cash that the server confirmed so many days ago. */
function guardarHecho(
  uid: string,
  sobre: string,
  dias: number,
  { conClave = crypto.randomUUID(), monto = 12_000 }: { conClave?: string; monto?: number } = {},
): Promise<Registro> {
  const hecho = { monto, capturado_en: hace(dias), estado: 'confirmado', resuelto_en: hace(dias) } as const;
  return guardarNuevo(conClave, registroDe(uid, conClave, sobre, hecho));
}

it('what was confirmed is out of sight after a day, kept for seven, and sent again as it was, in its order', async () => {
  const uid = crypto.randomUUID();
  const dias = [8, 6, 6, 2, 0];
  const hechos: Registro[] = [];
  for (const [i, hace] of dias.entries()) hechos.push(await guardarHecho(uid, `c${Math.ceil(i / 2)}`, hace));
  abrirSalida(uid);
  await expect.poll(() => estados(uid)).toEqual(['confirmado']);
  await expect.poll(() => registrosDe(archivoDe(uid))).toHaveLength(3);
  expect(llegados).toEqual([]);

  expect(await volverAEnviar()).toBe(4);
  await expect.poll(() => estados(uid)).toEqual(Array.from({ length: 4 }, () => 'confirmado'));
  const [, ...quedan] = hechos.map(({ clave, url, cuerpo }) => ({ clave, url, cuerpo }));
  expect(llegados).toHaveLength(4);
  expect(llegados).toEqual(expect.arrayContaining(quedan));
  // One credit's, one after the other.
  expect(llegados.filter(({ url }) => url.endsWith('c1'))).toEqual(quedan.slice(0, 2));
  // The answers on screen have them: nothing is drawn over them a second time.
  expect(await registrosDe(uid)).toMatchObject(Array.from({ length: 4 }, () => ({ reenviado: true })));
});

it('asked for twice at once, or by two tabs, nothing is on its way twice', async () => {
  const uid = crypto.randomUUID();
  await guardarHecho(uid, 'c1', 0);
  abrirSalida(uid);
  await expect.poll(() => leerRegistros()).toHaveLength(1);
  expect(await Promise.all([volverAEnviar(), volverAEnviar()])).toEqual([1, 1]);
  await expect.poll(() => estados(uid)).toEqual(['confirmado']);
  expect(llegados).toHaveLength(1);
});

it('what is no cash is asked about first: the server may have forgotten the key of what it did', async () => {
  const uid = crypto.randomUUID();
  for (const sobre of ['hecha', 'perdida'])
    await guardarHecho(uid, sobre, 0, { conClave: `${sobre} ${uid}`, monto: 0 });
  abrirSalida(uid);
  await expect.poll(() => leerRegistros()).toHaveLength(2);
  expect(await volverAEnviar()).toBe(2);
  await expect.poll(() => estados(uid)).toEqual(['confirmado', 'confirmado']);
  const rutas = llegados.map(({ url }) => url.split('?')[0] ?? '');
  expect(rutas.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([CLAVES, CLAVES, '/leal-api/perdida']);
});
