import { almacenPestana } from '../almacen-local.ts';

/** Where the identity SDK keeps who is signed in: with 'Recordarme' in IndexedDB, without it in the tab. */
const BASE = 'firebaseLocalStorageDb';
const ALMACEN = 'firebaseLocalStorage';
const PREFIJO = 'firebase:authUser:';

/** What a token must still be good for: the call that takes it. */
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

function deLaPestana(): unknown {
  const [clave = ''] = almacenPestana.claves(PREFIJO);
  return JSON.parse(almacenPestana.leer(clave) ?? 'null');
}

/** Without the library that the outbox uses: this comes with the first code of all. */
const resultado = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolver, rechazar) => {
    pedido.addEventListener('success', () => resolver(pedido.result));
    pedido.addEventListener('error', () => rechazar(pedido.error));
  });

async function delDispositivo(): Promise<unknown> {
  const apertura = indexedDB.open(BASE);
  // Without its database nobody is signed in; it is the SDK's to make.
  apertura.addEventListener('upgradeneeded', () => apertura.transaction?.abort());
  const base = await resultado(apertura);
  try {
    const filas = await resultado<{ fbase_key: string; value: unknown }[]>(
      base.transaction(ALMACEN).objectStore(ALMACEN).getAll(),
    );
    return filas.find(({ fbase_key }) => fbase_key.startsWith(PREFIJO))?.value;
  } finally {
    base.close();
  }
}

/** A token of this person that the identity SDK has left on the device, and its claims. */
type TokenGuardado = { token: string; claims: Record<string, unknown> };

/**
 * What the SDK would give a call once it has come, started, and asked its service who this is: the same token, three
 * trips earlier. Null when there is none that holds for another minute, or when it is somebody else's. The server
 * checks it like any other.
 */
export async function leerTokenGuardado(uid: string): Promise<TokenGuardado | null> {
  try {
    const usuario = deLaPestana() ?? (await delDispositivo());
    const [token, claims] = [tokenDe(usuario), claimsGuardados(usuario)];
    const vence = Number(claims['exp']) * 1_000;
    const vale = claims['user_id'] === uid && vence > Date.now() + MARGEN_MS;
    return token !== undefined && vale ? { token, claims } : null;
  } catch {
    return null;
  }
}
