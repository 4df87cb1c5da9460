import { createHash } from 'node:crypto';
import { CUENTA_DESACTIVADA, esRol, type IdRol, type Sesion } from '@leal/domain';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { cacheTemporal } from './cache-temporal.ts';
import { instanteReal } from './clock.ts';
import { enCurso } from './en-curso.ts';
import { ErrorApp } from './errores.ts';
import { auth } from './firebase.ts';
import { conPlazo, PLAZOS_MS } from './plazo.ts';
import { registro } from './registro.ts';
import { causaSinPersonas } from './sin-personas.ts';

/** The caller, as the token says. The role here is the claim: it routes, the record of `usuarios` decides. */
export type Identidad = {
  readonly uid: string;
  readonly email: string | null;
  readonly id_rol: IdRol | null;
  readonly sesion: Sesion;
};

const PORTADOR = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;
const MS_VERIFICADO = 60_000;

/** Tokens verified a moment ago, by their hash: the token itself is not kept. */
const verificados = cacheTemporal<DecodedIdToken>(MS_VERIFICADO, 2000);
const resumen = (token: string) => createHash('sha256').update(token).digest('base64');

const codigoDe = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** The errors that are the token's, or its account's; any other error is not the caller's fault. */
const DEL_TOKEN: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-uid',
  'auth/user-not-found',
]);
/** The SDK reports these errors as if the token were wrong. */
const SIN_LLAVES = /Error fetching|public keys for Google/;

const sinAuth = () => new ErrorApp('INTENTA_DE_NUEVO');

/** A bad token is 401, which ends a session; not being able to ask Google about it must not. */
function rechazo(error: unknown): ErrorApp {
  if (codigoDe(error) === 'auth/user-disabled') return new ErrorApp('PROHIBIDO', CUENTA_DESACTIVADA);
  const mensaje = error instanceof Error ? error.message : '';
  if (DEL_TOKEN.has(codigoDe(error)) && !SIN_LLAVES.test(mensaje)) return new ErrorApp('NO_AUTENTICADO');
  registro.aviso('No se pudo comprobar un token', { causa: causaSinPersonas(error) });
  return sinAuth();
}

/** `soloFirma`: by Google's signature alone, which is read here; nobody is asked whether the account is still there. */
type Comprobacion = { readonly soloFirma?: boolean };

async function verificar(token: string, { soloFirma = false }: Comprobacion): Promise<DecodedIdToken> {
  const huella = resumen(token);
  const conocido = verificados.leer(huella);
  if (conocido !== undefined && conocido.exp * 1000 > instanteReal().getTime()) return conocido;
  try {
    // The emulator always checks that the account is still valid; in production this argument asks for it.
    const dicho = await conPlazo(PLAZOS_MS.token, sinAuth, () => auth().verifyIdToken(token, !soloFirma));
    return soloFirma ? dicho : verificados.guardar(huella, dicho);
  } catch (error) {
    throw rechazo(error);
  }
}

/**
 * The identity behind an ID token; refuses what is malformed, unsigned or expired at once, and what was
 * revoked, disabled or deleted within the minute that a token is remembered.
 */
export async function identificar(token: string, como: Comprobacion = {}): Promise<Identidad> {
  const { uid, email, id_rol, auth_time: sesion } = await verificar(token, como);
  const peticion = enCurso();
  if (peticion) peticion.uid = uid;
  return { uid, email: email?.toLowerCase() ?? null, id_rol: esRol(id_rol) ? id_rol : null, sesion };
}

/** The same from an `Authorization` header; both doors, HTTP and callables, come through here. */
export async function autenticar(cabecera: string | undefined, como: Comprobacion = {}): Promise<Identidad> {
  const token = PORTADOR.exec(cabecera ?? '')?.[1];
  if (token === undefined) throw new ErrorApp('NO_AUTENTICADO');
  return identificar(token, como);
}
