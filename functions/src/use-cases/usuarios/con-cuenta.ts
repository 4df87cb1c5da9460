import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { buscarCuenta, encenderCuenta } from '../../platform/cuentas.ts';
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
 */
async function seguirAlRegistro(id_usuario: string): Promise<void> {
  for (let vez = 0; vez < VECES; vez += 1) {
    const registrado = await leer(usuarios.doc(id_usuario));
    const cuenta = await buscarCuenta(id_usuario);
    if (!registrado || !cuenta || cuenta.activo === registrado.activo) return;
    await encenderCuenta(registrado, registrado.activo);
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
