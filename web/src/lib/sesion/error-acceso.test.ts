import { describe, expect, it } from 'vitest';
import { ErrorAcceso, mensajeDeAcceso } from './error-acceso.ts';

const deSdk = (code: string) => Object.assign(new Error(code), { code });

describe('why nobody was signed in', () => {
  it.each([
    ['auth/invalid-credential', 'Correo o contraseña incorrectos'],
    ['auth/wrong-password', 'Correo o contraseña incorrectos'],
    ['auth/user-not-found', 'Correo o contraseña incorrectos'],
    ['auth/invalid-email', 'Correo o contraseña incorrectos'],
    ['auth/network-request-failed', 'Sin conexión. Revisa tu señal.'],
    ['auth/too-many-requests', 'Demasiados intentos. Espera unos minutos.'],
    ['auth/user-disabled', 'Tu cuenta está desactivada.'],
    ['auth/internal-error', 'No se pudo iniciar sesión. Inténtalo de nuevo.'],
  ])('%s reads "%s"', (codigo, mensaje) => {
    expect(mensajeDeAcceso(deSdk(codigo))).toBe(mensaje);
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: /leal/assets/x.js'),
    new Error('Unable to preload CSS for /leal/assets/x.css'),
  ])("is the line's fault when a part of the app could not be fetched: %s", (error) => {
    expect(mensajeDeAcceso(error)).toBe('Sin conexión. Revisa tu señal.');
  });

  it('keeps what was already said in words', () => {
    expect(mensajeDeAcceso(new ErrorAcceso('Usuario no autorizado'))).toBe('Usuario no autorizado');
  });
});
