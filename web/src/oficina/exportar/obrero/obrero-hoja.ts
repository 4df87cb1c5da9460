// The worker behind a sheet that its screen has already: it writes the file, so that the screen keeps answering.
import { escribirLibro } from '../libro/escribir-libro.ts';
import type { Hoja } from '../hoja/hoja.ts';

/** The worker's answer: the file, or why there is none, in Spanish. */
export type Escrita = { readonly contenido: Blob } | { readonly fallo: string };

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

addEventListener('message', ({ data }: MessageEvent<Hoja>) => {
  void escribirLibro(data)
    .then((bytes): Escrita => ({ contenido: new Blob([bytes], { type: TIPO_XLSX }) }))
    .catch((error: unknown): Escrita => ({ fallo: error instanceof Error ? error.message : String(error) }))
    .then((escrita) => postMessage(escrita));
});
