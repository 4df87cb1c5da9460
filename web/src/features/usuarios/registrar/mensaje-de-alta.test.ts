import { expect, test } from 'vitest';
import { ErrorApi, sinConexion } from '../../../lib/api/error-api.ts';
import { falloDeAlta } from './mensaje-de-alta.ts';

const deAuth = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [new ErrorApi({ codigo: 'EMAIL_EXISTS', http: 409 }), 'El correo electrónico ya está registrado', 'email'],
  [new ErrorApi({ codigo: 'PROHIBIDO', http: 403, mensaje: 'No puedes.' }), 'No puedes.', null],
  [sinConexion(), 'Sin conexión. Revisa tu señal.', null],
  [deAuth('auth/network-request-failed'), 'Sin conexión. Revisa tu señal.', null],
  [deAuth('auth/weak-password'), 'La contraseña no cumple con los requisitos.', 'password'],
  [deAuth('auth/invalid-email'), 'Correo electrónico inválido', 'email'],
  [deAuth('auth/internal-error'), 'Error al registrar usuario. Inténtalo de nuevo.', null],
])('%s', (error, mensaje, campo) => {
  expect(falloDeAlta(error)).toEqual({ mensaje, campo });
});
