import type { Ajustes } from '@leal/contract';
import type { Libro, Parte } from '../partes.ts';

/** What the files need besides their lists. */
export type Contexto = {
  readonly archivo: string;
  readonly cobradores: readonly {
    readonly id_usuario: string;
    readonly nombre: string;
    readonly email?: string | undefined;
  }[];
  /** Null: the file has none. */
  readonly ajustes: Ajustes | null;
};

/** `bytes` are a page as it was sent; they are handed over, not copied. */
export type Pedido =
  | { readonly tipo: 'leer'; readonly parte: Parte; readonly bytes: ArrayBuffer }
  | { readonly tipo: 'escribir'; readonly libro: Libro; readonly contexto: Contexto };
