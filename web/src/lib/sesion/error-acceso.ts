import { CUENTA_DESACTIVADA } from '@leal/domain';
import { FueraDePlazo } from '../plazo.ts';

/** The reason why nobody could be signed in, in words fit to show. */
export class ErrorAcceso extends Error {
  constructor(mensaje: string) {
    super(mensaje);
    this.name = 'ErrorAcceso';
  }
}

const CREDENCIALES = 'Correo o contraseña incorrectos';
const SIN_CONEXION = 'Sin conexión. Revisa tu señal.';

const DE_LA_LINEA = 'auth/network-request-failed';

/** The identity service's codes that a person can cause (spec §8). */
const MENSAJES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': CREDENCIALES,
  'auth/invalid-login-credentials': CREDENCIALES,
  'auth/wrong-password': CREDENCIALES,
  'auth/user-not-found': CREDENCIALES,
  'auth/invalid-email': CREDENCIALES,
  'auth/missing-password': CREDENCIALES,
  [DE_LA_LINEA]: SIN_CONEXION,
  'auth/timeout': SIN_CONEXION,
  'auth/too-many-requests': 'Demasiados intentos. Espera unos minutos.',
  'auth/user-disabled': CUENTA_DESACTIVADA,
};

export const SIN_ROL = 'Usuario no autorizado';
const GENERICO = 'No se pudo iniciar sesión. Inténtalo de nuevo.';

/** The identity service's code for an error; no answer in time counts as a failure of the line. */
export function codigoDe(error: unknown): string {
  if (error instanceof FueraDePlazo) return DE_LA_LINEA;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

export const esDeLaLinea = (error: unknown): boolean => codigoDe(error) === DE_LA_LINEA;

/** A part of the app that could not be fetched counts as a failure of the line too. */
export const faltaCodigo = (error: unknown): boolean =>
  error instanceof Error &&
  (/preload css/i.test(error.message) ||
    (error instanceof TypeError && /import|fetch|load/i.test(error.message)));

export function mensajeDeAcceso(error: unknown, porDefecto = GENERICO): string {
  if (error instanceof ErrorAcceso) return error.message;
  if (faltaCodigo(error)) return SIN_CONEXION;
  return MENSAJES[codigoDe(error)] ?? porDefecto;
}
