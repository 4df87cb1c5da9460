import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { encenderCuenta } from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** Turning off the last manager would lock everybody out. */
export function exigirOtro(id_usuario: string, quien: string, activo: boolean | undefined): void {
  if (activo !== false || id_usuario !== quien) return;
  throw new ErrorApp('USUARIO_INVALIDO', 'No puedes desactivar tu propia cuenta.');
}

/**
 * The account of the identity service first, then the record. When the record fails the account goes
 * back to what the record says by then: another manager's change may have won meanwhile.
 */
export async function conCuenta<T>(
  id_usuario: string,
  activo: boolean,
  registrar: () => Promise<T>,
): Promise<T> {
  if ((await leer(usuarios.doc(id_usuario))) === undefined) throw new ErrorApp('NO_ENCONTRADO');
  await encenderCuenta(id_usuario, activo);
  try {
    return await registrar();
  } catch (error) {
    const registrado = await leer(usuarios.doc(id_usuario));
    await encenderCuenta(id_usuario, registrado?.activo ?? !activo);
    throw error;
  }
}
