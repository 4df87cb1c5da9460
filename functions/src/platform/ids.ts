import { randomBytes } from 'node:crypto';

const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LARGO = 20;
/** Bytes from here on would make the first letters likelier than the last. */
const TOPE = 256 - (256 % LETRAS.length);

/** The random bytes that ids are made of; a simulation that must give the same result twice puts its own source here. */
export const fuenteDeIds = { bytes: (cuantos: number): Uint8Array => randomBytes(cuantos) };

/** 20 random letters and digits, spread evenly so that no index range gets hot. */
export function nuevoId(): string {
  let id = '';
  while (id.length < LARGO) {
    for (const byte of fuenteDeIds.bytes(2 * LARGO)) {
      if (byte < TOPE && id.length < LARGO) id += LETRAS[byte % LETRAS.length];
    }
  }
  return id;
}

/** The ids of one request, by what they name: the same one again when its transaction runs again. */
export type Ids = { readonly de: (nombre: string) => string };

export function idsDePeticion(): Ids {
  const hechos = new Map<string, string>();
  const hacer = (nombre: string) => {
    const id = nuevoId();
    hechos.set(nombre, id);
    return id;
  };
  return { de: (nombre) => hechos.get(nombre) ?? hacer(nombre) };
}
