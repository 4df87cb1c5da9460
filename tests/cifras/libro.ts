// What the figures are made of: a collector's clients, credits, ledger rows, requests, expenses and cash box. No sums.
import type {
  CajaDoc,
  ClienteDoc,
  CorteDoc,
  CreditoDoc,
  DiferenciaDoc,
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
  readonly cajas: readonly Partial<Pick<CajaDoc, 'filas'>>[];
  readonly cortes: readonly CorteDoc[];
  readonly diferencias: readonly DiferenciaDoc[];
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
    cajas: de(/^cajas\/[^/]+$/),
    cortes: de(/^cortes\/[^/]+$/),
    diferencias: de(/^diferencias\/[^/]+$/),
  };
}
