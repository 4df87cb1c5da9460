import type { Resultado } from './mensajes.ts';

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook that is ready to be saved, from its bytes in parts. */
export const escrito = (nombre: string, partes: BlobPart[]): Resultado => ({
  tipo: 'escrito',
  archivo: { nombre, contenido: new Blob(partes, { type: TIPO_XLSX }) },
});

const fallo = (error: unknown): Resultado => ({
  tipo: 'fallo',
  mensaje: error instanceof Error ? error.message : String(error),
});

/** In a worker: each request of the screen, of whatever kind its worker takes, gets one result, in their order. */
export const oirPedidos = (atender: (pedido: never) => Promise<Resultado>): void =>
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void atender(data as never)
      .catch(fallo)
      .then((resultado) => postMessage(resultado));
  });
