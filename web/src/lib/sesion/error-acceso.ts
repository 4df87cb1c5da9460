import { CUENTA_DESACTIVADA } from '@leal/domain';

/** Why nobody could be signed in, in words fit to show. */
export class ErrorAcceso extends Error {
  constructor(mensaje: string) {
    super(mensaje);
    this.name = 'ErrorAcceso';
  }
}

const CREDENCIALES = 'Correo o contraseña incorrectos';
const SIN_CONEXION = 'Sin conexión. Revisa tu señal.';

/** The identity service's codes that a person can cause (spec §8). */
const MENSAJES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': CREDENCIALES,
  'auth/invalid-login-credentials': CREDENCIALES,
  'auth/wrong-password': CREDENCIALES,
  'auth/user-not-found': CREDENCIALES,
  'auth/invalid-email': CREDENCIALES,
  'auth/missing-password': CREDENCIALES,
  'auth/network-request-failed': SIN_CONEXION,
  'auth/timeout': SIN_CONEXION,
  'auth/too-many-requests': 'Demasiados intentos. Espera unos minutos.',
  'auth/user-disabled': CUENTA_DESACTIVADA,
};

export const SIN_ROL = 'Usuario no autorizado';
const GENERICO = 'No se pudo iniciar sesión. Inténtalo de nuevo.';

export const codigoDe = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A part of the app that could not be fetched is the line's fault too. */
export const faltaCodigo = (error: unknown): boolean =>
  error instanceof Error &&
  (/preload css/i.test(error.message) ||
    (error instanceof TypeError && /import|fetch|load/i.test(error.message)));

export function mensajeDeAcceso(error: unknown, porDefecto = GENERICO): string {
  if (error instanceof ErrorAcceso) return error.message;
  if (faltaCodigo(error)) return SIN_CONEXION;
  return MENSAJES[codigoDe(error)] ?? porDefecto;
}
