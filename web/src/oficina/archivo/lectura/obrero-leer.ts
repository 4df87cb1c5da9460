// The worker that reads a file: a large one, or one that is made to be large, never stops the screen.
import { comoFallo, type FalloDicho } from './fallo-de-archivo.ts';
import type { HojaLeida } from './hoja-leida.ts';
import { leerLibro } from './leer-libro.ts';

/** The worker's answer: the sheets, or why there are none, in Spanish. */
export type Leido = { readonly hojas: readonly HojaLeida[] } | FalloDicho;

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void leerLibro(data)
    .then((hojas): Leido => ({ hojas }))
    .catch(comoFallo)
    .then((leido) => postMessage(leido));
});
