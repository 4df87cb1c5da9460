import {
  comprobanteDoc,
  type ComprobanteDoc,
  folioDoc,
  type MovimientoDoc,
  serieDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import { idMovimientoPago } from '@leal/domain';
import { Filter, type Transaction } from 'firebase-admin/firestore';
import { coleccion, leer } from './coleccion.ts';
import { movimientos } from './creditos.ts';
import { solicitudes } from './solicitudes.ts';

export const comprobantes = coleccion('comprobantes', comprobanteDoc);
export const folios = coleccion('folios', folioDoc);
export const series = coleccion('series', serieDoc);

/** The newest receipts of a credit, in a transaction or outside. */
export async function comprobantesDeCredito(
  id_credito: string,
  limite: number,
  tx?: Transaction,
): Promise<ComprobanteDoc[]> {
  const suyos = comprobantes.todas().where('id_credito', '==', id_credito).orderBy('creado_en', 'desc');
  const consulta = suyos.limit(limite);
  return (await (tx ? tx.get(consulta) : consulta.get())).docs.map((foto) => foto.data());
}

const montoOriginal = ({ ediciones, monto_centavos }: MovimientoDoc) =>
  ediciones[0]?.monto_anterior_centavos ?? monto_centavos;

/**
 * Of these rows of its credit the one of its payment: by its id, or by its key; else the day's payment of that amount, which
 * answered the same cash sent under another key.
 */
export function renglonDelComprobante(
  { id_movimiento, clave_pago, fecha, monto_centavos, id_cobrador }: ComprobanteDoc,
  filas: readonly MovimientoDoc[],
): MovimientoDoc | undefined {
  if (id_movimiento !== null) return filas.find((fila) => fila.id_movimiento === id_movimiento);
  const pagos = filas.filter(({ tipo }) => tipo === 'pago');
  const deEseDia = (fila: MovimientoDoc) =>
    fila.id_movimiento === idMovimientoPago(fecha) &&
    fila.registrado_por === id_cobrador &&
    montoOriginal(fila) === monto_centavos;
  return pagos.find((fila) => fila.clave === clave_pago) ?? pagos.find(deEseDia);
}

async function renglonPorClave(
  comprobante: ComprobanteDoc,
  clave: string,
): Promise<MovimientoDoc | undefined> {
  const { id_credito, fecha } = comprobante;
  const filtro = Filter.or(
    Filter.where('clave', '==', clave),
    Filter.where('id_movimiento', '==', idMovimientoPago(fecha)),
  );
  const { docs } = await movimientos(id_credito).todas().where(filtro).get();
  return renglonDelComprobante(
    comprobante,
    docs.map((foto) => foto.data()),
  );
}

/** What the office has of its payment: at most a row and a request. */
export async function pagoDelComprobante(
  comprobante: ComprobanteDoc,
): Promise<{ readonly renglon?: MovimientoDoc | undefined; readonly solicitud?: SolicitudDoc | undefined }> {
  const { id_credito, id_movimiento, clave_pago } = comprobante;
  if (id_movimiento !== null) return { renglon: await leer(movimientos(id_credito).doc(id_movimiento)) };
  if (clave_pago === null) return {};
  const conClave = solicitudes.todas().where('datos.clave', '==', clave_pago).limit(1);
  const [renglon, { docs }] = await Promise.all([renglonPorClave(comprobante, clave_pago), conClave.get()]);
  const solicitud = docs[0]?.data();
  // A request of its own key says more than another payment of that day.
  return { renglon: solicitud && renglon?.clave !== clave_pago ? undefined : renglon, solicitud };
}
