import { ROL } from '@leal/domain';
import { expect, test, vi } from 'vitest';
import { ErrorApi, sinConexion } from '../../../lib/api/error-api.ts';
import { asentar, darDeAlta, type Pedido, type Puertos } from './dar-de-alta.ts';

const ANA: Pedido = { nombre: 'Ana', email: 'ana@leal.mx', id_rol: ROL.cobrador, contrasena: 'Leal.2026' };

const deAuth = (code: string) => Object.assign(new Error(code), { code });
const ocupado = () => Promise.reject(deAuth('auth/email-already-in-use'));
const rechaza = (codigo: 'EMAIL_EXISTS' | 'PROHIBIDO' | 'DEMASIADAS_SOLICITUDES' | 'ERROR_INTERNO') =>
  new ErrorApi({ codigo, http: codigo === 'ERROR_INTERNO' ? 500 : 409 });

/** Both halves say yes unless told otherwise; the server answers in this order, then yes. */
function mundo(respuestas: readonly unknown[] = [], cambios: Partial<Puertos> = {}) {
  const borrar = vi.fn(async () => undefined);
  const cola = [...respuestas];
  const registrar = vi.fn<Puertos['registrar']>(async () => {
    const respuesta = cola.shift();
    if (respuesta !== undefined) throw respuesta;
  });
  const puertos: Puertos = {
    crear: async () => ({ uid: 'u1', borrar }),
    registrar,
    esperar: async () => undefined,
    ...cambios,
  };
  return { puertos, borrar, registrar };
}

test('the account, then its record, with one key', async () => {
  const { puertos, registrar, borrar } = mundo();
  expect(await darDeAlta(puertos, ANA)).toEqual({ tipo: 'hecho' });
  const cuerpo = { nombre: 'Ana', email: 'ana@leal.mx', id_rol: 5, uid: 'u1' };
  expect(registrar).toHaveBeenCalledExactlyOnceWith({ cuerpo, clave: expect.any(String) });
  expect(borrar).not.toHaveBeenCalled();
});

test.each(['EMAIL_EXISTS', 'PROHIBIDO', 'DEMASIADAS_SOLICITUDES'] as const)(
  'a definite no (%s) takes the account back',
  async (codigo) => {
    const { puertos, borrar } = mundo([rechaza(codigo)]);
    expect(await darDeAlta(puertos, ANA)).toMatchObject({ tipo: 'fallo', error: { codigo } });
    expect(borrar).toHaveBeenCalledOnce();
  },
);

test.each([sinConexion(), rechaza('ERROR_INTERNO')])(
  'an unknown outcome is asked for by the same call: $codigo',
  async (error) => {
    const { puertos, registrar, borrar } = mundo([error]);
    expect(await darDeAlta(puertos, ANA)).toEqual({ tipo: 'hecho' });
    expect(registrar.mock.calls[1]).toEqual(registrar.mock.calls[0]);
    expect(borrar).not.toHaveBeenCalled();
  },
);

test('what stays unknown deletes nothing, and can be asked again with its key', async () => {
  const { puertos, registrar, borrar } = mundo([sinConexion(), sinConexion(), sinConexion()]);
  const desenlace = await darDeAlta(puertos, ANA);
  if (desenlace.tipo !== 'duda') throw new Error(desenlace.tipo);
  expect(await asentar(puertos, desenlace.duda, true)).toEqual({ tipo: 'hecho' });
  expect(new Set(registrar.mock.calls.map(([registro]) => registro.clave)).size).toBe(1);
  expect(borrar).not.toHaveBeenCalled();
});

test('refused at the door after a call without answer, the first may have been done: still in doubt', async () => {
  const { puertos, borrar } = mundo([sinConexion(), rechaza('DEMASIADAS_SOLICITUDES')]);
  expect(await darDeAlta(puertos, ANA)).toMatchObject({ tipo: 'duda' });
  expect(borrar).not.toHaveBeenCalled();
});

test('a verdict after a call without answer is a verdict', async () => {
  const { puertos, borrar } = mundo([sinConexion(), rechaza('EMAIL_EXISTS')]);
  expect(await darDeAlta(puertos, ANA)).toMatchObject({ tipo: 'fallo' });
  expect(borrar).toHaveBeenCalledOnce();
});

test('an address with an account is left to the server, with the password and without a uid; nothing is deleted', async () => {
  const { puertos, registrar } = mundo([], { crear: ocupado });
  expect(await darDeAlta(puertos, ANA)).toEqual({ tipo: 'hecho' });
  expect(registrar.mock.calls[0]?.[0].cuerpo).toEqual(ANA);
  const taken = mundo([rechaza('EMAIL_EXISTS')], { crear: ocupado });
  expect(await darDeAlta(taken.puertos, ANA)).toMatchObject({
    tipo: 'fallo',
    error: { codigo: 'EMAIL_EXISTS' },
  });
  expect(taken.borrar).not.toHaveBeenCalled();
});

test('an account that could not be made is not registered', async () => {
  const crear = () => Promise.reject(deAuth('auth/network-request-failed'));
  const { puertos, registrar } = mundo([], { crear });
  expect(await darDeAlta(puertos, ANA)).toMatchObject({ tipo: 'fallo' });
  expect(registrar).not.toHaveBeenCalled();
});
