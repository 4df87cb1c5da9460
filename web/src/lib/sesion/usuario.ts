import { getUserByUid, type Usuario } from '@leal/contract';
import { CUENTA_DESACTIVADA } from '@leal/domain';
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
    throw new ErrorAcceso(error.codigo === 'PROHIBIDO' ? CUENTA_DESACTIVADA : error.mensaje);
  }
}
