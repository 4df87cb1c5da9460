import { MENSAJE_CONTRASENA_DEBIL } from '@leal/domain';
import { olvidarContacto } from '../contacto.ts';
import { conPlazo } from '../plazo.ts';
import { codigoDe, ErrorAcceso, mensajeDeAcceso } from './error-acceso.ts';

const ACTUAL_INCORRECTA = 'La contraseña actual no es correcta.';

/** Messages that differ from the login's; all others are the same. */
const MENSAJES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': ACTUAL_INCORRECTA,
  'auth/invalid-login-credentials': ACTUAL_INCORRECTA,
  'auth/wrong-password': ACTUAL_INCORRECTA,
  'auth/weak-password': MENSAJE_CONTRASENA_DEBIL,
  'auth/password-does-not-meet-requirements': MENSAJE_CONTRASENA_DEBIL,
};

/** The current password was wrong: the error belongs beside its field. */
export class ContrasenaActualIncorrecta extends ErrorAcceso {}

export function errorDeCambio(error: unknown): ErrorAcceso {
  const mensaje = MENSAJES[codigoDe(error)];
  if (mensaje === ACTUAL_INCORRECTA) return new ContrasenaActualIncorrecta(mensaje);
  return new ErrorAcceso(
    mensaje ?? mensajeDeAcceso(error, 'No se pudo cambiar la contraseña. Inténtalo de nuevo.'),
  );
}

/** Changes one's own password after checking the current one, or throws an `ErrorAcceso` fit to show. */
export async function cambiarContrasena(actual: string, nueva: string): Promise<void> {
  try {
    await conPlazo(async () => (await import('./identidad.ts')).cambiarContrasena(actual, nueva));
    // The session is another one from now on, by which a manager may end it.
    olvidarContacto();
  } catch (error) {
    throw errorDeCambio(error);
  }
}
