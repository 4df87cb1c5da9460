// The documents that the figures are made of: a collector's clients, credits, ledger rows, requests, expenses and cash
// box. No sums.
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
  /** Null: everybody's. */
  readonly id: string | null;
  readonly clientes: readonly ClienteDoc[];
  readonly creditos: readonly CreditoDoc[];
  readonly filas: readonly MovimientoDoc[];
  /** Credits of others of which this one's days and box hold something. */
  readonly ajenos: readonly CreditoDoc[];
  /** All rows of all these credits, and all that was asked about them, whoever's. */
  readonly renglones: readonly MovimientoDoc[];
  readonly pedidas: readonly SolicitudDoc[];
  readonly solicitudes: readonly SolicitudDoc[];
  readonly gastos: readonly GastoDoc[];
  readonly cajas: readonly Partial<Pick<CajaDoc, 'filas'>>[];
  readonly cortes: readonly CorteDoc[];
  readonly diferencias: readonly DiferenciaDoc[];
};

/** The documents of one collector, or of all of them. */
export function leerLibro(documentos: readonly Documento[], id_cobrador?: string): Libro {
  const todos = <T>(forma: RegExp): T[] =>
    documentos.filter(({ ruta }) => forma.test(ruta)).map(({ datos }) => datos as T);
  const de = <T>(forma: RegExp): T[] =>
    todos<T & { id_cobrador?: unknown }>(forma).filter(
      (fila) => (id_cobrador ?? fila.id_cobrador) === fila.id_cobrador,
    );
  const creditos = todos<CreditoDoc>(/^creditos\/[^/]+$/);
  const propios = creditos.filter((credito) => (id_cobrador ?? credito.id_cobrador) === credito.id_cobrador);
  const ajenos = creditos.filter(
    (credito) => !propios.includes(credito) && credito.tambien_de?.includes(id_cobrador ?? '') === true,
  );
  const ids = new Set([...propios, ...ajenos].map(({ id_credito }) => id_credito));
  return {
    id: id_cobrador ?? null,
    ajenos,
    renglones: todos<MovimientoDoc>(/^creditos\/[^/]+\/movimientos\/[^/]+$/).filter(({ id_credito }) =>
      ids.has(id_credito),
    ),
    pedidas: todos<SolicitudDoc>(/^solicitudes\/[^/]+$/).filter(({ id_credito }) =>
      ids.has(id_credito ?? ''),
    ),
    clientes: de(/^clientes\/[^/]+$/),
    creditos: propios,
    filas: de(/^creditos\/[^/]+\/movimientos\/[^/]+$/),
    solicitudes: de(/^solicitudes\/[^/]+$/),
    gastos: de(/^gastos\/[^/]+$/),
    cajas: de(/^cajas\/[^/]+$/),
    cortes: de(/^cortes\/[^/]+$/),
    diferencias: de(/^diferencias\/[^/]+$/),
  };
}
