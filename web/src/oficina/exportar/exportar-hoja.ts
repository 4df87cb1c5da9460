import { mensajeDeError, sinConexion } from '../../lib/api/error-api.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { bajarArchivo } from './bajar-archivo.ts';
import type { Hoja } from './hoja/hoja.ts';
import type { Escrita } from './obrero/obrero-hoja.ts';

const escritaPor = (obrero: Worker, hoja: Hoja, signal: AbortSignal): Promise<Escrita> =>
  new Promise((resolver, rechazar) => {
    // A script that did not arrive gives no message.
    obrero.addEventListener('error', () => rechazar(sinConexion()), { once: true });
    signal.addEventListener('abort', () => rechazar(signal.reason as Error), { once: true });
    obrero.addEventListener('message', ({ data }: MessageEvent<Escrita>) => resolver(data), { once: true });
    obrero.postMessage(hoja, []);
  });

/** Writes a sheet off the page's thread and hands it to the person. Throws when it could not, or was given up. */
export async function exportarHoja(hoja: Hoja, signal: AbortSignal): Promise<void> {
  const obrero = new Worker(new URL('./obrero/obrero-hoja.ts', import.meta.url), {
    type: 'module',
    name: 'exportar-hoja',
  });
  try {
    const escrita = await escritaPor(obrero, hoja, signal);
    if ('fallo' in escrita) throw new Error(escrita.fallo);
    bajarArchivo({ nombre: hoja.archivo, contenido: escrita.contenido });
  } finally {
    obrero.terminate();
  }
}

/** The same of a short one, which nobody gives up; a failure is announced. */
export const bajarHoja = (hoja: Hoja): void =>
  void exportarHoja(hoja, new AbortController().signal).catch((error: unknown) =>
    anunciar.error(mensajeDeError(error, 'No se pudo hacer el archivo.')),
  );
