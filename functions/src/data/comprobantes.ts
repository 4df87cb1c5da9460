import {
  comprobanteDoc,
  type ComprobanteDoc,
  folioDoc,
  type MovimientoDoc,
  reciboDoc,
  type ReciboDoc,
  serieDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import { type Fecha, idPago, interpretarIdPago } from '@leal/domain';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';
import { movimientos } from './creditos.ts';
import { solicitudes } from './solicitudes.ts';

export const comprobantes = coleccion('comprobantes', comprobanteDoc);
export const recibos = coleccion('recibos', reciboDoc);
export const folios = coleccion('folios', folioDoc);
export const series = coleccion('series', serieDoc);

/** The newest receipts of a credit, in a transaction or outside. */
export async function comprobantesDeCredito(
  id_credito: string,
  limite: number,
  tx?: Transaction,
): Promise<ComprobanteDoc[]> {
  const delCredito = comprobantes.todas().where('id_credito', '==', id_credito).orderBy('creado_en', 'desc');
  const consulta = delCredito.limit(limite);
  return (await (tx ? tx.get(consulta) : consulta.get())).docs.map((foto) => foto.data());
}

/** The name of a row's payment. */
export const pagoDelRenglon = ({ clave, id_credito, id_movimiento }: MovimientoDoc): string =>
  clave ?? idPago(id_credito, id_movimiento);

/** The same of a request, whose row will have its key. */
export const pagoDeSolicitud = (solicitud: SolicitudDoc | undefined): string | undefined =>
  solicitud && 'clave' in solicitud.datos ? solicitud.datos.clave : undefined;

/** The fields by which a receipt names its payment. */
export type Nombrado = Pick<ComprobanteDoc, 'id_credito' | 'id_movimiento' | 'clave_pago'>;

/** The documents of a payment in the office: its name, its receipt, and at most a row and a request. */
export type PagoHallado = {
  readonly pago: string;
  readonly recibo: ReciboDoc | undefined;
  readonly renglon?: MovimientoDoc | undefined;
  readonly solicitud?: SolicitudDoc | undefined;
};

const documento = async <T>(ref: DocumentReference<T>, tx?: Transaction): Promise<T | undefined> =>
  (await (tx ? tx.get(ref) : ref.get())).data();

const primero = async <T>(consulta: Query<T>, tx?: Transaction): Promise<T | undefined> => {
  const limitada = consulta.limit(1);
  return (await (tx ? tx.get(limitada) : limitada.get())).docs[0]?.data();
};

async function porRenglon(id_credito: string, id_movimiento: string, tx?: Transaction): Promise<PagoHallado> {
  const renglon = await documento(movimientos(id_credito).doc(id_movimiento), tx);
  const pago = renglon ? pagoDelRenglon(renglon) : idPago(id_credito, id_movimiento);
  return { pago, renglon, recibo: await documento(recibos.doc(pago), tx) };
}

async function porClave(id_credito: string, clave: string, tx?: Transaction): Promise<PagoHallado> {
  const reciboDeClave = await documento(recibos.doc(clave), tx);
  const pago = reciboDeClave?.es ?? clave;
  const deFila = interpretarIdPago(pago);
  if (deFila) return porRenglon(deFila.id_credito, deFila.id_movimiento, tx);
  const recibo = pago === clave ? reciboDeClave : await documento(recibos.doc(pago), tx);
  const renglones = movimientos(recibo?.id_credito ?? id_credito).todas();
  const [renglon, solicitud] = await Promise.all([
    primero(renglones.where('clave', '==', pago), tx),
    primero(solicitudes.todas().where('datos.clave', '==', pago), tx),
  ]);
  // A visit is nobody's receipt, whatever key it came under.
  return { pago, recibo, renglon: renglon?.tipo === 'pago' ? renglon : undefined, solicitud };
}

/** The payment that a receipt names, in a transaction or outside: by its row's id or its key, never by its day and amount. */
export const hallarPago = (
  { id_credito, id_movimiento, clave_pago }: Nombrado,
  tx?: Transaction,
): Promise<PagoHallado> =>
  id_movimiento === null
    ? porClave(id_credito, clave_pago ?? '', tx)
    : porRenglon(id_credito, id_movimiento, tx);

/** The business date of a payment, as its row says, or its request; undefined as long as nothing of it has come. */
export function diaDelPago({ renglon, solicitud }: PagoHallado): Fecha | undefined {
  if (renglon) return renglon.fecha;
  return solicitud && 'fecha' in solicitud.datos ? solicitud.datos.fecha : undefined;
}

/** The amounts that a payment had, or was asked for, before the one of its row. */
export const montosDeAntes = ({ ediciones }: MovimientoDoc, solicitud?: SolicitudDoc) => [
  ...ediciones.map(({ monto_anterior_centavos }) => monto_anterior_centavos),
  ...(solicitud?.tipo === 'abonos_multiples' ? [solicitud.datos.monto_total_centavos] : []),
  ...(solicitud?.tipo === 'captura_tardia' ? [solicitud.datos.monto_centavos] : []),
];

/** Whether another receipt of its payment was given since; one that is older than these names stands. */
export const estaReemplazado = ({ token }: ComprobanteDoc, recibo: ReciboDoc | undefined): boolean =>
  recibo?.token !== undefined && recibo.token !== token;

type DeClave = { readonly tx: Transaction; readonly clave: string; readonly actor: { readonly uid: string } };

/**
 * This key's payment was known under another name: its receipt, given or to be given, is that payment's from now on,
 * instead of any before it. Reads one document, and only here: a payment that is booked does not come by.
 */
export async function ligarRecibo({ tx, clave, actor }: DeClave, pago: string | undefined): Promise<void> {
  if (pago === undefined || pago === clave) return;
  const reciboDeClave = await documento(recibos.doc(clave), tx);
  if (reciboDeClave?.es !== undefined) return;
  const id_cobrador = actor.uid;
  tx.set(recibos.doc(clave), { id_cobrador, es: pago });
  if (reciboDeClave?.token)
    tx.set(recibos.doc(pago), { id_cobrador, token: reciboDeClave.token }, { merge: true });
}

/** The same, where only the row's place is known. */
export async function ligarAlRenglon(
  cambio: DeClave,
  { id_credito }: { readonly id_credito: string },
  id_movimiento: string,
): Promise<void> {
  const renglon = await documento(movimientos(id_credito).doc(id_movimiento), cambio.tx);
  if (renglon?.tipo === 'pago') await ligarRecibo(cambio, pagoDelRenglon(renglon));
}

/** The same, where it waits for a manager as a request. */
export async function ligarALaSolicitud(cambio: DeClave, id_solicitud: string): Promise<void> {
  await ligarRecibo(cambio, pagoDeSolicitud(await documento(solicitudes.doc(id_solicitud), cambio.tx)));
}

/** A late capture is booked on another credit than its own: its receipt finds it there. */
export function llevarRecibo(tx: Transaction, renglon: MovimientoDoc, de: string | null): void {
  const { clave, id_credito, id_cobrador } = renglon;
  if (clave === undefined || id_credito === de) return;
  tx.set(recibos.doc(clave), { id_cobrador, id_credito }, { merge: true });
}

type Conocido = { readonly pago: string; readonly recibo: ReciboDoc | undefined };

/** The payments that these names are, each with its receipt. */
export async function recibosDe(
  nombres: readonly string[],
  tx: Transaction,
): Promise<ReadonlyMap<string, Conocido>> {
  const leer = async (pedidos: readonly string[]) => {
    const pagos = [...new Set(pedidos)];
    const fotos = pagos.length === 0 ? [] : await tx.getAll(...pagos.map((pago) => recibos.doc(pago)));
    return new Map(pagos.map((pago, i) => [pago, fotos[i]?.data()]));
  };
  const nombrados = await leer(nombres);
  const ajenos = await leer([...nombrados.values()].flatMap((recibo) => recibo?.es ?? []));
  return new Map(
    [...nombrados].map(([nombre, recibo]) => {
      const pago = recibo?.es ?? nombre;
      return [nombre, { pago, recibo: recibo?.es === undefined ? recibo : ajenos.get(pago) }];
    }),
  );
}
