import type { Exportacion } from '@leal/contract';

/** A page of the server's answer, not yet decoded: the worker does that. `bytes` are handed over, not copied. */
type PedidoLeer = { readonly tipo: 'leer'; readonly bytes: ArrayBuffer };
/** No more pages: write what was read. */
type PedidoEscribir = { readonly tipo: 'escribir'; readonly exportacion: Exportacion };
export type Pedido = PedidoLeer | PedidoEscribir;

/** The progress of the reading; `total` only where the server has said it. */
export type Leido = {
  readonly leidos: number;
  readonly total: number | null;
  readonly siguiente: string | null;
};
export type Archivo = { readonly nombre: string; readonly contenido: Blob };

/** One for each request, in their order; `mensaje` is Spanish and fit to show. */
export type Resultado =
  | { readonly tipo: 'leido'; readonly leido: Leido }
  | { readonly tipo: 'escrito'; readonly archivo: Archivo }
  | { readonly tipo: 'fallo'; readonly mensaje: string };
