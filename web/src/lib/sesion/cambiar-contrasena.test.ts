import { describe, expect, test } from 'vitest';
import { ContrasenaActualIncorrecta, errorDeCambio } from './cambiar-contrasena.ts';

const deCodigo = (code: string) => Object.assign(new Error('identity service'), { code });

describe('why a password could not be changed, in words', () => {
  test.each([
    ['auth/invalid-credential', 'La contraseña actual no es correcta.'],
    ['auth/wrong-password', 'La contraseña actual no es correcta.'],
    ['auth/too-many-requests', 'Demasiados intentos. Espera unos minutos.'],
    ['auth/network-request-failed', 'Sin conexión. Revisa tu señal.'],
    ['auth/weak-password', 'La contraseña no cumple con los requisitos.'],
    ['auth/user-disabled', 'Tu cuenta está desactivada.'],
    ['auth/internal-error', 'No se pudo cambiar la contraseña. Inténtalo de nuevo.'],
  ])('%s', (codigo, mensaje) => {
    expect(errorDeCambio(deCodigo(codigo)).message).toBe(mensaje);
  });

  test('only a wrong current password belongs beside its field', () => {
    expect(errorDeCambio(deCodigo('auth/wrong-password'))).toBeInstanceOf(ContrasenaActualIncorrecta);
    expect(errorDeCambio(deCodigo('auth/network-request-failed'))).not.toBeInstanceOf(
      ContrasenaActualIncorrecta,
    );
  });
});
