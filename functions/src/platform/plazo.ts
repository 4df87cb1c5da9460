import { ErrorApp } from './errores.ts';

/** The deadlines of what we wait for; a test makes them shorter. */
export const PLAZOS_MS = {
  /** Auth, about a token: by itself its SDK tries again for two minutes. */
  token: 5_000,
  /** Auth, about an account: one call. */
  cuentas: 8_000,
  /** The store, for one call. */
  almacen: 9_000,
  /** Trying a change again: the last try has what is left of the request. */
  intentos: 6_000,
  /** A whole request, whatever it waits for. */
  peticion: 9_500,
};

/** Gives the answer of `hacer`; stops waiting for it after `ms`. */
export async function conPlazo<T>(ms: number, porque: () => ErrorApp, hacer: () => Promise<T>): Promise<T> {
  const { promise: vencido, reject: vencer } = Promise.withResolvers<never>();
  const reloj = setTimeout(() => vencer(porque()), ms);
  try {
    return await Promise.race([hacer(), vencido]);
  } finally {
    clearTimeout(reloj);
  }
}

/** The deadline of a request at either door. Its work may still end well: the caller asks again under its key. */
export const atiempo = <T>(hacer: () => Promise<T>): Promise<T> =>
  conPlazo(PLAZOS_MS.peticion, () => new ErrorApp('TARDO_DEMASIADO'), hacer);
