// Tokens and accounts that should be refused, at the door or later. Nothing here can be made with the real service:
// the Auth emulator's tokens are unsigned.
import { randomUUID } from 'node:crypto';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Mundo, Persona } from './mundo.ts';

type Cambios = { readonly cabecera?: object; readonly carga?: object; readonly firma?: string };

const leer = (parte = '') => JSON.parse(Buffer.from(parte, 'base64url').toString('utf8')) as object;
const escribir = (parte: object) => Buffer.from(JSON.stringify(parte)).toString('base64url');

/** The same token with other words in it. */
function alterar(token: string, { cabecera = {}, carga = {}, firma }: Cambios): string {
  const [suCabecera, suCarga, suFirma = ''] = token.split('.');
  const partes = [
    { ...leer(suCabecera), ...cabecera },
    { ...leer(suCarga), ...carga },
  ];
  return [...partes.map(escribir), firma ?? suFirma].join('.');
}

const AYER = Math.floor(Date.now() / 1000) - 86_400;

/** Tokens that are no session: each one is 401 wherever a session is asked for. */
export const sinSesion = (token: string): Record<string, string | undefined> => ({
  'no token': undefined,
  'an empty token': '',
  garbage: 'no.es.token',
  'half a token': token.split('.').slice(0, 2).join('.'),
  'an expired token': alterar(token, { carga: { iat: AYER - 3600, exp: AYER } }),
  'a token of another project': alterar(token, { carga: { aud: 'otro-proyecto' } }),
  'a token of another issuer': alterar(token, { carga: { iss: 'https://securetoken.google.com/otro' } }),
  'a token signed by nobody': alterar(token, { cabecera: { alg: 'RS256', kid: 'x' }, firma: 'Zmlyb3Vz' }),
  'a token of an account that does not exist': alterar(token, {
    carga: { sub: randomUUID(), user_id: randomUUID() },
  }),
});

/** A collector after something was done to the account; `sesion`: signed in again, with what it says now. */
async function conCuenta(
  mundo: Mundo,
  cambiar: (auth: ReturnType<typeof getAuth>, uid: string) => Promise<unknown>,
  { sesion = true } = {},
): Promise<Persona> {
  const persona = await mundo.cobrador([{}]);
  await cambiar(getAuth(getApps()[0]), persona.uid);
  return sesion ? { ...(await mundo.cuenta(persona.email)), uid: persona.uid } : persona;
}

const conClaim = (mundo: Mundo, claims: object) =>
  conCuenta(mundo, (auth, uid) => auth.setCustomUserClaims(uid, claims));

/** Real sessions without rights: each one is 403 wherever a session is asked for. */
export async function sinPermiso(mundo: Mundo): Promise<Record<string, Persona>> {
  const desactivado = await mundo.cobrador([{}]);
  await mundo.db.doc(`usuarios/${desactivado.uid}`).update({ activo: false });
  const sinRegistro = await mundo.cobrador([{}]);
  await mundo.db.doc(`usuarios/${sinRegistro.uid}`).delete();
  const ascendido = await mundo.cobrador([{}]);
  await mundo.db.doc(`usuarios/${ascendido.uid}`).update({ id_rol: 6 });
  return {
    'a disabled user': desactivado,
    'an account disabled in the identity service': await conCuenta(
      mundo,
      (auth, uid) => auth.updateUser(uid, { disabled: true }),
      { sesion: false },
    ),
    'a collector whose claim says manager': await conClaim(mundo, { id_rol: 6 }),
    'a manager by record whose claim says collector': ascendido,
    'an account without a claim': await conClaim(mundo, {}),
    'a claim that is no role': await conClaim(mundo, { id_rol: '6' }),
    'an account without a record': sinRegistro,
  };
}
