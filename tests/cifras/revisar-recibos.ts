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
  const pedidas = de<SolicitudDoc>(/^solicitudes\/[^/]+$/).flatMap(([, una]) =>
    'clave' in una.datos && una.datos.clave !== undefined ? [[una.datos.clave, una] as const] : [],
  );
  return {
    comprobantes: de<ComprobanteDoc>(/^comprobantes\/[^/]+$/).map(([, uno]) => uno),
    es: new Map(de<ReciboDoc>(/^recibos\/[^/]+$/).flatMap(([clave, { es }]) => (es ? [[clave, es]] : []))),
    filas: new Map([...filas].map(([nombre, unas]) => [nombre, unas.map(([, fila]) => fila)])),
    solicitudes: new Map(
      [...Map.groupBy(pedidas, ([clave]) => clave)].map(([clave, unas]) => [
        clave,
        unas.map(([, una]) => una),
      ]),
    ),
  };
}

/** The one name of the payment that it names, and its rows: one at most. */
function pagoDe({ es, filas }: Papeles, uno: ComprobanteDoc) {
  const { id_credito, id_movimiento, clave_pago } = uno;
  const nombre = id_movimiento === null ? (clave_pago ?? '') : idPago(id_credito, id_movimiento);
  const pago = es.get(nombre) ?? nombre;
  const suyas = filas.get(pago) ?? [];
  const [fila] = suyas;
  return { pago: fila ? idPago(fila.id_credito, fila.id_movimiento) : pago, suyas };
}

/** The page says of it what its row says; without one that nothing has come, or what waits. */
function comprobarPagina(uno: ComprobanteDoc, dicho: Dicho, { suyas }: ReturnType<typeof pagoDe>): void {
  const [fila] = suyas;
  expect(dicho.folio, uno.token).toBe(uno.folio);
  if (uno.revocado !== null) return expect([dicho.estado, dicho.monto]).toEqual(['revocado', undefined]);
  if (dicho.estado === 'reemplazado') return expect(dicho.monto).toBeUndefined();
  if (!fila) return expect(SIN_FILA, `${uno.folio} without a row`).toContain(dicho.estado);
  const { fecha, eliminado, cancelado, monto_centavos } = fila;
  expect(dicho.fecha, `the day of ${uno.folio}`).toBe(fecha);
  const cuenta = eliminado === undefined && cancelado === undefined;
  expect(dicho.monto, `the amount of ${uno.folio}`).toBe(cuenta ? monto_centavos : undefined);
  expect(cuenta ? ['vigente', 'corregido'] : ['sin_efecto'], uno.folio).toContain(dicho.estado);
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
  for (const uno of papeles.comprobantes) {
    const suyo = pagoDe(papeles, uno);
    expect(suyo.suyas.length, `payments of ${uno.folio}`).toBeLessThanOrEqual(1);
    const sabido = uno.clave_pago === null ? undefined : sabidos.get(uno.clave_pago);
    if (sabido !== undefined) expect(suyo.pago, `the payment of ${uno.folio}`).toBe(sabido);
    const dicho = await verComprobante({ parametros: { token: uno.token } }, ahora);
    comprobarPagina(uno, dicho, suyo);
    if (!NO_ESTAN.has(dicho.estado)) enPie.push(suyo.pago);
    cuenta[suyo.suyas.length === 0 ? 'sin_pago' : 'con_pago'] += 1;
  }
  expect(enPie.toSorted(), 'one standing receipt of a payment').toEqual([...new Set(enPie)].toSorted());
  return cuenta;
}
