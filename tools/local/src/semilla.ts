import { ErrorLocal } from './error-local.ts';
import { PROYECTO } from './entorno.ts';

export interface Usuario {
  uid: string;
  email: string;
  password: string;
  nombre: string;
  id_rol: number;
}

export type Semilla = 'demo' | 'vacia' | `grande:${number}`;

export function leerSemilla(texto: string): Semilla {
  if (texto === 'demo' || texto === 'vacia') return texto;
  const cantidad = /^grande:([1-9]\d*)$/.exec(texto)?.[1];
  if (cantidad) return `grande:${Number(cantidad)}`;
  throw new ErrorLocal(`LEAL_SEMILLA debe ser demo, vacia o grande:N, no "${texto}".`);
}

/** The parts of an account. */
type Cuenta = Omit<Usuario, 'nombre'> & { nombre?: string };

const DUENO = { 'content-type': 'application/json', authorization: 'Bearer owner' };
const POR_LLAMADA = 1_000;

async function importar(auth: string, cuentas: readonly Cuenta[]): Promise<void> {
  const users = cuentas.map(({ uid, email, password, nombre, id_rol }) => ({
    localId: uid,
    email,
    rawPassword: password,
    displayName: nombre,
    emailVerified: true,
    customAttributes: JSON.stringify({ id_rol }),
  }));
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROYECTO}/accounts:batchCreate`;
  const body = JSON.stringify({ users });
  const texto = await (await fetch(url, { method: 'POST', headers: DUENO, body })).text();
  const { error = [] } = JSON.parse(texto) as { error?: unknown };
  if (!Array.isArray(error) || error.length > 0) throw new Error(`Auth emulator, accounts: ${texto}`);
}

// Calls Auth by hand because the Admin SDK takes its emulator from the process's environment, and one process may hold
// two suites; it would also need two calls for an account and its claim.
export async function crearUsuarios(auth: string, cuentas: readonly Cuenta[]): Promise<void> {
  for (let i = 0; i < cuentas.length; i += POR_LLAMADA)
    await importar(auth, cuentas.slice(i, i + POR_LLAMADA));
}
