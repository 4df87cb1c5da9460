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

const DUENO = { 'content-type': 'application/json', authorization: 'Bearer owner' };

async function llamar(auth: string, metodo: string, cuerpo: object): Promise<void> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROYECTO}/${metodo}`;
  const respuesta = await fetch(url, { method: 'POST', headers: DUENO, body: JSON.stringify(cuerpo) });
  if (!respuesta.ok)
    throw new Error(`Auth emulator, ${metodo}: ${respuesta.status} ${await respuesta.text()}`);
}

// The calls that the Admin SDK makes for createUser and setCustomUserClaims. Made by hand because
// the SDK takes its emulator from the process's environment, and one process may hold two suites.
export async function crearUsuarios(auth: string, usuarios: Usuario[]): Promise<void> {
  for (const { uid, email, password, nombre, id_rol } of usuarios) {
    await llamar(auth, 'accounts', {
      localId: uid,
      email,
      password,
      displayName: nombre,
      emailVerified: true,
    });
    await llamar(auth, 'accounts:update', { localId: uid, customAttributes: JSON.stringify({ id_rol }) });
  }
}
