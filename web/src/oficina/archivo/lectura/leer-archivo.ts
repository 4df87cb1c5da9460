import { mensajeDeError, sinConexion } from '../../../lib/api/error-api.ts';
import {
  type Consejos,
  exigirQueQuepa,
  FalloDeArchivo,
  ILEGIBLE,
  MAXIMO_POR_ABRIR,
} from './fallo-de-archivo.ts';
import type { HojaLeida } from './hoja-leida.ts';
import type { Leido } from './obrero-leer.ts';

/** A file that was chosen: its sheets, and what it holds, by which its import is known. */
export type ArchivoLeido = {
  readonly nombre: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hojas: readonly HojaLeida[];
};

/** Longer than any file takes that may come in. */
const PLAZO_MS = 120_000;

const leidoPor = (obrero: Worker, bytes: Uint8Array): Promise<Leido> =>
  new Promise((resolver, rechazar) => {
    // A script that did not arrive gives no message, nor one that has run out of memory.
    obrero.addEventListener('error', () => rechazar(sinConexion()), { once: true });
    obrero.addEventListener('message', ({ data }: MessageEvent<Leido>) => resolver(data), { once: true });
    setTimeout(
      () => resolver({ fallo: 'El archivo tarda demasiado en leerse.', demasiado: 'renglones' }),
      PLAZO_MS,
    );
    obrero.postMessage(bytes, []);
  });

/** Why it cannot be read, for its person: what a browser throws speaks its own language. */
export function porQueNoSeLee(error: unknown, consejos: Consejos): string {
  if (!(error instanceof FalloDeArchivo)) return mensajeDeError(error, ILEGIBLE);
  const { message, demasiado } = error;
  return demasiado === undefined ? message : `${message} ${consejos[demasiado]}`;
}

/** Reads a file off the page's thread. Throws what `porQueNoSeLee` explains. */
export async function leerArchivo(archivo: File): Promise<ArchivoLeido> {
  exigirQueQuepa(archivo.size, MAXIMO_POR_ABRIR);
  const obrero = new Worker(new URL('./obrero-leer.ts', import.meta.url), {
    type: 'module',
    name: 'leer-archivo',
  });
  try {
    const bytes = new Uint8Array(await archivo.arrayBuffer());
    const leido = await leidoPor(obrero, bytes);
    if ('fallo' in leido) throw new FalloDeArchivo(leido.fallo, leido.demasiado);
    return { nombre: archivo.name, bytes, hojas: leido.hojas };
  } finally {
    obrero.terminate();
  }
}

/** By which an import is known: the SHA-256 of what the file holds and of the sheet's name, 64 hexadecimal digits. */
export async function huellaDe(bytes: Uint8Array, hoja: string): Promise<string> {
  const nombre = new TextEncoder().encode(`\n${hoja}`);
  const todo = new Uint8Array(bytes.length + nombre.length);
  todo.set(bytes);
  todo.set(nombre, bytes.length);
  const suma = await crypto.subtle.digest('SHA-256', todo);
  return [...new Uint8Array(suma)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
