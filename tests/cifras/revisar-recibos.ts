// Receipts against the ledger, from the documents: each names one payment, or one that has not come; its page says the row's
// day and amount, and of one payment one receipt stands.
import type { ComprobanteDoc, MovimientoDoc, ReciboDoc, SolicitudDoc } from '@leal/contract/documentos';
import { idPago } from '@leal/domain';
import type { Documento } from '@leal/seed';
import { expect } from 'vitest';
import { verComprobante } from '../../functions/src/use-cases/caja/ver-comprobante.ts';

type Dicho = Awaited<ReturnType<typeof verComprobante>>;
type Papeles = {
  readonly comprobantes: readonly ComprobanteDoc[];
  /** The payment that a key became, by its hash. */
  readonly es: ReadonlyMap<string, string>;
  /** The rows by their id on the wire, and by the hash of their key. */
  readonly filas: ReadonlyMap<string, readonly MovimientoDoc[]>;
  readonly solicitudes: ReadonlyMap<string, readonly SolicitudDoc[]>;
};

const NO_ESTAN = new Set<Dicho['estado']>(['revocado', 'reemplazado']);
const SIN_FILA = new Set<Dicho['estado']>(['en_camino', 'sin_pago', 'por_aplicar', 'sin_efecto']);

function papelesDe(documentos: readonly Documento[]): Papeles {
  const de = <T>(forma: RegExp): [string, T][] =>
    documentos
      .filter(({ ruta }) => forma.test(ruta))
      .map(({ ruta, datos }) => [ruta.split('/').at(-1) ?? '', datos as T]);
  const pagos = de<MovimientoDoc>(/^creditos\/[^/]+\/movimientos\/[^/]+$/)
    .map(([, fila]) => fila)
    .filter(({ tipo }) => tipo === 'pago');
  const porId = pagos.map((fila) => [idPago(fila.id_credito, fila.id_movimiento), fila] as const);
  const porClave = pagos.flatMap((fila) => (fila.clave === undefined ? [] : [[fila.clave, fila] as const]));
  const filas = Map.groupBy([...porId, ...porClave], ([nombre]) => nombre);
  const pedidas = de<SolicitudDoc>(/^solicitudes\/[^/]+$/).flatMap(([, solicitud]) =>
    'clave' in solicitud.datos && solicitud.datos.clave !== undefined
      ? [[solicitud.datos.clave, solicitud] as const]
      : [],
  );
  return {
    comprobantes: de<ComprobanteDoc>(/^comprobantes\/[^/]+$/).map(([, comprobante]) => comprobante),
    es: new Map(de<ReciboDoc>(/^recibos\/[^/]+$/).flatMap(([clave, { es }]) => (es ? [[clave, es]] : []))),
    filas: new Map([...filas].map(([nombre, lista]) => [nombre, lista.map(([, fila]) => fila)])),
    solicitudes: new Map(
      [...Map.groupBy(pedidas, ([clave]) => clave)].map(([clave, lista]) => [
        clave,
        lista.map(([, pedida]) => pedida),
      ]),
    ),
  };
}

/** The one name of the payment that it names, and its rows: one at most. */
function pagoDe({ es, filas }: Papeles, comprobante: ComprobanteDoc) {
  const { id_credito, id_movimiento, clave_pago } = comprobante;
  const nombre = id_movimiento === null ? (clave_pago ?? '') : idPago(id_credito, id_movimiento);
  const pago = es.get(nombre) ?? nombre;
  const pagos = filas.get(pago) ?? [];
  const [fila] = pagos;
  return { pago: fila ? idPago(fila.id_credito, fila.id_movimiento) : pago, pagos };
}

/** The page says of it what its row says; without one that nothing has come, or what waits. */
function comprobarPagina(
  comprobante: ComprobanteDoc,
  dicho: Dicho,
  { pagos }: ReturnType<typeof pagoDe>,
): void {
  const [fila] = pagos;
  expect(dicho.folio, comprobante.token).toBe(comprobante.folio);
  if (comprobante.revocado !== null)
    return expect([dicho.estado, dicho.monto]).toEqual(['revocado', undefined]);
  if (dicho.estado === 'reemplazado') return expect(dicho.monto).toBeUndefined();
  if (!fila) return expect(SIN_FILA, `${comprobante.folio} without a row`).toContain(dicho.estado);
  const { fecha, eliminado, cancelado, monto_centavos } = fila;
  expect(dicho.fecha, `the day of ${comprobante.folio}`).toBe(fecha);
  const cuenta = eliminado === undefined && cancelado === undefined;
  expect(dicho.monto, `the amount of ${comprobante.folio}`).toBe(cuenta ? monto_centavos : undefined);
  expect(cuenta ? ['vigente', 'corregido'] : ['sin_efecto'], comprobante.folio).toContain(dicho.estado);
}

/** `sabidos`: the row that each key was answered with, as whoever sent it was told. */
export async function comprobarRecibos(
  documentos: readonly Documento[],
  ahora: Date,
  sabidos: ReadonlyMap<string, string> = new Map(),
): Promise<{ readonly con_pago: number; readonly sin_pago: number }> {
  const papeles = papelesDe(documentos);
  const enPie: string[] = [];
  const cuenta = { con_pago: 0, sin_pago: 0 };
  for (const comprobante of papeles.comprobantes) {
    const hallado = pagoDe(papeles, comprobante);
    expect(hallado.pagos.length, `payments of ${comprobante.folio}`).toBeLessThanOrEqual(1);
    const sabido = comprobante.clave_pago === null ? undefined : sabidos.get(comprobante.clave_pago);
    if (sabido !== undefined) expect(hallado.pago, `the payment of ${comprobante.folio}`).toBe(sabido);
    const dicho = await verComprobante({ parametros: { token: comprobante.token } }, ahora);
    comprobarPagina(comprobante, dicho, hallado);
    if (!NO_ESTAN.has(dicho.estado)) enPie.push(hallado.pago);
    cuenta[hallado.pagos.length === 0 ? 'sin_pago' : 'con_pago'] += 1;
  }
  expect(enPie.toSorted(), 'one standing receipt of a payment').toEqual([...new Set(enPie)].toSorted());
  return cuenta;
}
