import { getUserByUid, type Usuario } from '@leal/contract';
import { CUENTA_DESACTIVADA, esDeLaCuenta } from '@leal/domain';
import { ErrorApi } from '../api/error-api.ts';
import { llamar } from '../api/llamar.ts';
import { ErrorAcceso } from './error-acceso.ts';

/** The record behind an identity, asked after it signed in (spec §7). */
export async function pedirUsuario(uid: string): Promise<Usuario> {
  try {
    const { usuario } = await llamar(getUserByUid, { cuerpo: { uid } });
    return usuario;
  } catch (error) {
    if (!(error instanceof ErrorApi)) throw error;
    const sinDecirlo = error.codigo === 'PROHIBIDO' && !esDeLaCuenta(error);
    throw new ErrorAcceso(sinDecirlo ? CUENTA_DESACTIVADA : error.mensaje);
  }
}
