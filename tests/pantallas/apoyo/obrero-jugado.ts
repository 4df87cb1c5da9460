// The workers of the office in this process: the same code, without a thread of its own.
import { afterEach, beforeEach, vi } from 'vitest';
import type { Hoja } from '../../../web/src/oficina/exportar/hoja/hoja.ts';
import { comoFallo } from '../../../web/src/oficina/archivo/lectura/fallo-de-archivo.ts';
import { leerLibro } from '../../../web/src/oficina/archivo/lectura/leer-libro.ts';

const leer = (bytes: Uint8Array<ArrayBuffer>): Promise<object> =>
  leerLibro(bytes).then((hojas) => ({ hojas }), comoFallo);

/** The sheets that would have been written into files. */
export function conObreros(): readonly Hoja[] {
  const escritas: Hoja[] = [];
  class Jugado extends EventTarget {
    postMessage(data: Uint8Array<ArrayBuffer> | Hoja): void {
      const hecho = 'columnas' in data ? this.#escribir(data) : leer(data);
      void hecho.then((contesta) => this.dispatchEvent(new MessageEvent('message', { data: contesta })));
    }
    #escribir(hoja: Hoja): Promise<object> {
      escritas.push(hoja);
      return Promise.resolve({ contenido: new Blob(['x']) });
    }
    // oxlint-disable-next-line class-methods-use-this -- as a worker has it
    terminate(): void {}
  }
  beforeEach(() => {
    vi.stubGlobal('Worker', Jugado);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());
  return escritas;
}
