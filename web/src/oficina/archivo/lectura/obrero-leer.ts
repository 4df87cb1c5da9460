// The worker that reads a file: a large one, or one that is made to be large, never stops the screen.
import { FalloDeArchivo, ILEGIBLE } from './fallo-de-archivo.ts';
import type { HojaLeida } from './hoja-leida.ts';
import { leerLibro } from './leer-libro.ts';

/** The worker's answer: the sheets, or why there are none, in Spanish. */
export type Leido = { readonly hojas: readonly HojaLeida[] } | { readonly fallo: string };

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void leerLibro(data)
    .then((hojas): Leido => ({ hojas }))
    .catch((error: unknown): Leido => ({
      fallo: error instanceof FalloDeArchivo ? error.message : ILEGIBLE,
    }))
    .then((leido) => postMessage(leido));
});
