import type { IdRol } from '@leal/domain';
import { autenticar, type Identidad } from '../../platform/auth.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { admitirAviso, admitirDireccion, admitirUsuario, direccionAgotada } from './limite.ts';
import { cabecera, type PeticionCruda } from './peticion.ts';

type Cruda = Pick<PeticionCruda, 'headers' | 'socket'>;

/**
 * The caller, who must have something left to spend. Behind an address stands a whole office, and behind Hosting's
 * everybody: one whose bad tokens have spent all it had must not shut its neighbours out. From there a token passes if
 * Google signed it, which costs a moment of arithmetic, and its person pays before Auth is asked about the account.
 */
async function reconocer(cruda: Cruda, autorizacion: string | undefined): Promise<Identidad> {
  const soloFirma = direccionAgotada(cruda);
  const identidad = await autenticar(autorizacion, { soloFirma });
  admitirUsuario(identidad);
  return soloFirma ? autenticar(autorizacion) : identidad;
}

/** Whether the error is the token's or its account's; being unable to ask Auth is not the caller's fault. */
const esDelToken = (error: unknown): boolean =>
  error instanceof ErrorApp && (error.codigo === 'NO_AUTENTICADO' || error.codigo === 'PROHIBIDO');

/**
 * The checks for every caller, HTTP or callable: a valid token, a role that may come in, and not too much asked before. A
 * token that is refused has nobody who pays, so the address does. The user's record is checked where it is read.
 */
export async function admitir(
  roles: readonly IdRol[] | 'publica',
  cruda: Cruda,
  enCabecera = 'authorization',
): Promise<Identidad> {
  const identidad = await reconocer(cruda, cabecera(cruda, enCabecera)).catch((error: unknown) => {
    if (esDelToken(error)) admitirDireccion(cruda);
    throw error;
  });
  const { id_rol } = identidad;
  if (roles === 'publica') return identidad;
  if (id_rol === null || !roles.includes(id_rol)) throw new ErrorApp('PROHIBIDO');
  return identidad;
}

/** An error that a browser tells is heard from everybody; a token that Google signed says whose it is. */
export async function admitirUnAviso(cruda: Cruda): Promise<void> {
  const token = cabecera(cruda, 'authorization');
  const identidad = token === undefined ? undefined : autenticar(token, { soloFirma: true });
  admitirAviso(cruda, await identidad?.catch(() => undefined));
}
