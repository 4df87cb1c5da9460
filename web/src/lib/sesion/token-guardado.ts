import { almacenLocal, almacenPestana } from '../almacen-local.ts';

/** The identity SDK keeps who is signed in under this name: with 'Recordarme' on the device, without it in the tab. */
const PREFIJO = 'firebase:authUser:';

/** A token must be good for so long: the call that takes it. */
const MARGEN_MS = 60_000;

type Guardado = { stsTokenManager?: { accessToken?: unknown } };

const tokenDe = (usuario: unknown): string | undefined => {
  const token = (usuario as Guardado | null)?.stsTokenManager?.accessToken;
  return typeof token === 'string' ? token : undefined;
};

/** The claims of the ID token inside a persisted user, expired or not; empty when there is none. */
export function claimsGuardados(usuario: unknown): Record<string, unknown> {
  const cuerpo = tokenDe(usuario)?.split('.')[1];
  if (!cuerpo) return {};
  const binario = atob(cuerpo.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binario, (letra) => letra.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

function enEl(almacen: typeof almacenLocal): unknown {
  const [clave = ''] = almacen.claves(PREFIJO);
  return JSON.parse(almacen.leer(clave) ?? 'null');
}

/** A token of this person that the identity SDK has left on the device, and its claims. */
type TokenGuardado = { token: string; claims: Record<string, unknown> };

/**
 * The token that the SDK would give a call once it has come, started, and asked its service who this is: three trips
 * earlier. Null when there is none that holds for another minute, or when it is somebody else's. The server checks it
 * like any other.
 */
export function leerTokenGuardado(uid: string): TokenGuardado | null {
  try {
    const usuario = enEl(almacenPestana) ?? enEl(almacenLocal);
    const [token, claims] = [tokenDe(usuario), claimsGuardados(usuario)];
    const vence = Number(claims['exp']) * 1_000;
    const vale = claims['user_id'] === uid && vence > Date.now() + MARGEN_MS;
    return token !== undefined && vale ? { token, claims } : null;
  } catch {
    return null;
  }
}
