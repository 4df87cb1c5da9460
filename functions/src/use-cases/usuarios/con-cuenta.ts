import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { buscarCuenta, encenderCuenta, ponerCorreo } from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { registro } from '../../platform/registro.ts';

/** Turning off the last manager would lock everybody out. */
export function exigirOtro(id_usuario: string, quien: string, activo: boolean | undefined): void {
  if (activo !== false || id_usuario !== quien) return;
  throw new ErrorApp('USUARIO_INVALIDO', 'No puedes desactivar tu propia cuenta.');
}

/** More changes of one account than people make at once. */
const VECES = 10;

/**
 * Two changes at once may reach the account in one order and the record in the other. Whoever has written looks again
 * until both say the same; the record has the last word. Where they still do not, the night's reconciliation says so.
 * An account that is off gets its e-mail when somebody changes it (`conCorreo`), or when it is turned on.
 */
async function seguirAlRegistro(id_usuario: string, conCorreo = false): Promise<void> {
  for (let vez = 0; vez < VECES; vez += 1) {
    const registrado = await leer(usuarios.doc(id_usuario));
    const cuenta = await buscarCuenta(id_usuario);
    if (!registrado || !cuenta) return;
    const { activo, email } = registrado;
    const mismoCorreo = cuenta.email === email || !(activo || conCorreo);
    if (mismoCorreo && cuenta.activo === activo) return;
    if (!mismoCorreo) await ponerCorreo(id_usuario, email);
    if (cuenta.activo !== activo) await encenderCuenta(registrado, activo);
  }
  registro.aviso('La cuenta no sigue a su registro', { id_usuario });
}

/** The account of the identity service first, then the record; whatever came of it, the account follows the record. */
export async function conCuenta<T>(
  id_usuario: string,
  activo: boolean,
  registrar: () => Promise<T>,
): Promise<T> {
  const registrado = await leer(usuarios.doc(id_usuario));
  if (registrado === undefined) throw new ErrorApp('NO_ENCONTRADO');
  await encenderCuenta(registrado, activo);
  return registrar().finally(() => seguirAlRegistro(id_usuario));
}

/** The same for its e-mail. An account that has it already keeps its sessions: another name ends none. */
export async function conCorreoDe<T>(
  id_usuario: string,
  email: string,
  registrar: () => Promise<T>,
): Promise<T> {
  const cuenta = await buscarCuenta(id_usuario);
  if (cuenta !== null && cuenta.email !== email) await ponerCorreo(id_usuario, email);
  return registrar().finally(() => seguirAlRegistro(id_usuario, true));
}
