import { ROL } from '@leal/domain';
import { expect, test, vi } from 'vitest';
import { ErrorApi, sinConexion } from '../../../lib/api/error-api.ts';
import { darDeAlta, falloDeAlta, type Pedido, type Puertos } from './dar-de-alta.ts';

const ANA: Pedido = { nombre: 'Ana', email: 'ana@leal.mx', id_rol: ROL.cobrador, contrasena: 'Leal.2026' };

const deAuth = (code: string) => Object.assign(new Error(code), { code });
const ocupado = () => Promise.reject(deAuth('auth/email-already-in-use'));
const rechaza = (codigo: 'EMAIL_EXISTS' | 'PROHIBIDO' | 'DEMASIADAS_SOLICITUDES') =>
  new ErrorApi({ codigo, http: 409 });

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
    ...cambios,
  };
  return { puertos, borrar, registrar };
}

test('the account, then its record, once', async () => {
  const { puertos, registrar, borrar } = mundo();
  expect(await darDeAlta(puertos, ANA)).toEqual({ tipo: 'hecho' });
  const cuerpo = { nombre: 'Ana', email: 'ana@leal.mx', id_rol: 5, uid: 'u1' };
  expect(registrar).toHaveBeenCalledExactlyOnceWith({ cuerpo });
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

test('what was not sent takes it back too; what broke on this side does not', async () => {
  const sinLinea = mundo([sinConexion()]);
  expect(await darDeAlta(sinLinea.puertos, ANA)).toMatchObject({ tipo: 'fallo' });
  expect(sinLinea.borrar).toHaveBeenCalledOnce();
  const propio = mundo([new Error('ours')]);
  expect(await darDeAlta(propio.puertos, ANA)).toMatchObject({ tipo: 'fallo' });
  expect(propio.borrar).not.toHaveBeenCalled();
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

test.each([
  [new ErrorApi({ codigo: 'EMAIL_EXISTS', http: 409 }), 'El correo electrónico ya está registrado', 'email'],
  [new ErrorApi({ codigo: 'PROHIBIDO', http: 403, mensaje: 'No puedes.' }), 'No puedes.', null],
  [sinConexion(), 'Sin conexión. Revisa tu señal.', null],
  [deAuth('auth/network-request-failed'), 'Sin conexión. Revisa tu señal.', null],
  [deAuth('auth/weak-password'), 'La contraseña no cumple con los requisitos.', 'password'],
  [deAuth('auth/invalid-email'), 'Correo electrónico inválido', 'email'],
  [deAuth('auth/internal-error'), 'Error al registrar usuario. Inténtalo de nuevo.', null],
])('%s is said as it reads here, beside its field', (error, mensaje, campo) => {
  expect(falloDeAlta(error)).toEqual({ mensaje, campo });
});
