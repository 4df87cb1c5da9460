import { pedir } from './pedir.ts';

/** An account as `firebase auth:export` writes it: its uid, claims, and the hash of its password. */
export type Cuenta = {
  readonly localId: string;
  /** An import forgets these, by which its tokens are judged. */
  readonly validSince?: string;
  readonly lastLoginAt?: string;
};
type Fallos = { readonly error?: readonly unknown[]; readonly errors?: readonly unknown[] };

const POR_LLAMADA = 1000;

/** A negative number is no limit for the emulator. */
export const todasLasCuentas = async (): Promise<readonly Cuenta[]> =>
  (await pedir<{ users?: Cuenta[] }>('auth', '/accounts:batchGet?maxResults=-1')).users ?? [];

async function porPartes<T>(todas: readonly T[], llamada: string, cuerpo: (parte: readonly T[]) => object) {
  for (let i = 0; i < todas.length; i += POR_LLAMADA) {
    const { error = [], errors = [] } = await pedir<Fallos>(
      'auth',
      llamada,
      cuerpo(todas.slice(i, i + POR_LLAMADA)),
    );
    if (error.length + errors.length > 0)
      throw new Error(`${llamada}: ${JSON.stringify([...error, ...errors])}`);
  }
}

/**
 * The accounts are these afterwards, and no others. People who are signed in stay so: an import would end every
 * session.
 */
export async function ponerCuentas(cuentas: readonly Cuenta[]): Promise<void> {
  const quedan = new Set(cuentas.map(({ localId }) => localId));
  const sobran = (await todasLasCuentas()).map(({ localId }) => localId).filter((uid) => !quedan.has(uid));
  await porPartes(sobran, '/accounts:batchDelete', (localIds) => ({ localIds, force: true }));
  await porPartes(cuentas, '/accounts:batchCreate', (users) => ({ users, allowOverwrite: true }));
  for (const { localId, validSince, lastLoginAt } of cuentas)
    await pedir('auth', '/accounts:update', { localId, validSince, lastLoginAt });
}
