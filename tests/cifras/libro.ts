// What the figures are made of: a collector's clients, credits, ledger rows, requests and expenses. No sums.
import type {
  ClienteDoc,
  CreditoDoc,
  GastoDoc,
  MovimientoDoc,
  SolicitudDoc,
} from '@leal/contract/documentos';
import type { Documento } from '@leal/seed';

export type Libro = {
  readonly clientes: readonly ClienteDoc[];
  readonly creditos: readonly CreditoDoc[];
  readonly filas: readonly MovimientoDoc[];
  readonly solicitudes: readonly SolicitudDoc[];
  readonly gastos: readonly GastoDoc[];
};

/** Of one collector, or of all of them. */
export function leerLibro(documentos: readonly Documento[], id_cobrador?: string): Libro {
  const de = <T>(forma: RegExp): T[] =>
    documentos
      .filter(
        ({ ruta, datos }) =>
          forma.test(ruta) && (id_cobrador ?? datos['id_cobrador']) === datos['id_cobrador'],
      )
      .map(({ datos }) => datos as T);
  return {
    clientes: de(/^clientes\/[^/]+$/),
    creditos: de(/^creditos\/[^/]+$/),
    filas: de(/^creditos\/[^/]+\/movimientos\/[^/]+$/),
    solicitudes: de(/^solicitudes\/[^/]+$/),
    gastos: de(/^gastos\/[^/]+$/),
  };
}
