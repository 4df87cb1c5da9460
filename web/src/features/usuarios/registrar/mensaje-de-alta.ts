import { MENSAJE_CONTRASENA_DEBIL } from '@leal/domain';
import { ErrorApi } from '../../../lib/api/error-api.ts';
import { codigoDe, mensajeDeAcceso } from '../../../lib/sesion/error-acceso.ts';

const GENERICO = 'Error al registrar usuario. Inténtalo de nuevo.';

/** The identity service's codes that mean something else here than at the login. */
const MENSAJES: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'Correo electrónico inválido',
  'auth/weak-password': MENSAJE_CONTRASENA_DEBIL,
  'auth/password-does-not-meet-requirements': MENSAJE_CONTRASENA_DEBIL,
};

type Fallo = { readonly mensaje: string; readonly campo: 'email' | 'password' | null };

const campoDe = (codigo: string): Fallo['campo'] =>
  codigo in MENSAJES ? (codigo === 'auth/invalid-email' ? 'email' : 'password') : null;

/** What to say of a registration that failed (spec §8), and beside which field. */
export function falloDeAlta(error: unknown): Fallo {
  if (error instanceof ErrorApi)
    return { mensaje: error.mensaje, campo: error.codigo === 'EMAIL_EXISTS' ? 'email' : null };
  const codigo = codigoDe(error);
  return { mensaje: MENSAJES[codigo] ?? mensajeDeAcceso(error, GENERICO), campo: campoDe(codigo) };
}
