// A person who may not send now has lost nothing: the token has expired, the session is over, the account was turned
// off, or there were too many calls at once.
import 'fake-indexeddb/auto';
import { CUENTA_DESACTIVADA } from '@leal/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nuestroJson } from '../api/pruebas.ts';
import { limpiarTodo } from '../al-cerrar.ts';
import { fijarProveedor } from '../credencial.ts';
import { registrosDe } from './almacen.ts';
import { enUnaPagina, registroDe } from './pruebas.ts';
import { mandarPorSalida } from './mandar.ts';
import { abrirSalida, sinEnviar } from './salida.ts';

/** Counts the calls that arrived; they get these answers, and afterwards all is well. */
function servidor(...estados: { readonly http: number; readonly json: object }[]): { llegados: number } {
  const cuenta = { llegados: 0 };
  vi.stubGlobal('fetch', async () => {
    cuenta.llegados += 1;
    const { http, json } = estados.shift() ?? { http: 200, json: { hecho: true } };
    return nuestroJson(json, { status: http });
  });
  return cuenta;
}

const conToken = (token: () => Promise<string>, terminar = () => undefined as void) =>
  fijarProveedor({ token, terminar });
const estados = async (uid: string) => (await registrosDe(uid)).map(({ estado }) => estado);
const mandar = (uid: string, clave = crypto.randomUUID()) =>
  mandarPorSalida(uid, clave, registroDe(uid, clave));

beforeEach(() => void enUnaPagina());
afterEach(() => {
  limpiarTodo(true);
  vi.unstubAllGlobals();
});

it('a token that has expired and cannot be renewed without a line: nothing is sent, and nothing is lost', async () => {
  conToken(() => Promise.reject(new TypeError('Failed to fetch')));
  const visto = servidor();
  expect(await mandar('sin-token')).toBeNull();
  expect([visto.llegados, await estados('sin-token')]).toEqual([0, ['pendiente']]);
  conToken(async () => 'token');
  dispatchEvent(new Event('online'));
  await expect.poll(() => estados('sin-token')).toEqual(['confirmado']);
});

const NO_ENTRA = { http: 401, json: { success: false, code: 'NO_AUTENTICADO', message: 'Vuelve a entrar.' } };
const APAGADA = { http: 403, json: { success: false, code: 'PROHIBIDO', message: CUENTA_DESACTIVADA } };
it.each([
  { que: 'a session that is over', uid: 'sin-sesion', respuestas: [NO_ENTRA, NO_ENTRA] },
  { que: 'an account that was turned off', uid: 'apagada', respuestas: [APAGADA] },
])('$que refuses nothing: it goes when its person is back', async ({ uid, respuestas }) => {
  const fin = Promise.withResolvers<void>();
  const terminar = () => {
    limpiarTodo(false);
    fin.resolve();
  };
  conToken(async () => 'token', terminar);
  servidor(...respuestas);
  void mandar(uid);
  await fin.promise;
  expect(await estados(uid)).toEqual(['enviando']);
  const visto = servidor();
  abrirSalida(uid);
  await expect.poll(() => estados(uid)).toEqual(['confirmado']);
  expect(visto.llegados).toBe(1);
});

const DEMASIADAS = {
  http: 429,
  json: { success: false, code: 'DEMASIADAS_SOLICITUDES', message: 'Demasiados intentos.' },
};
it('too many calls at once: nothing of it was done, so nobody is left in doubt', async () => {
  conToken(async () => 'token');
  servidor(DEMASIADAS);
  expect(await mandar('con-prisa')).toBeNull();
  expect(await estados('con-prisa')).toEqual(['pendiente']);
  expect(sinEnviar()).toMatchObject([{ incierto: false }]);
  dispatchEvent(new Event('online'));
  await expect.poll(() => estados('con-prisa')).toEqual(['confirmado']);
});
