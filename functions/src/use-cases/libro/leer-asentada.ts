import type { Cuerpo, registrarAbono as contrato } from '@leal/contract';
import type { MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import type { Centavos } from '@leal/domain';
import { Filter } from 'firebase-admin/firestore';
import { movimientos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { huellaDe } from '../../platform/idempotencia.ts';

type Abono = Cuerpo<typeof contrato>;

/** The tap, to the millisecond, however its text is written. */
const instanteDe = ({ capturado_en }: Abono): number | undefined =>
  capturado_en === undefined ? undefined : new Date(capturado_en).getTime();

/**
 * The id of a payment's late capture. It follows from the tap (who, where, when, how much, with which phone), so
 * that the same tap under another key is the same request; from the key when the phone does not number its taps.
 */
export function idDeTardia({ actor, clave }: Cambio, abono: Abono): string {
  const { id_credito, monto, dispositivo, secuencia } = abono;
  const instante = instanteDe(abono);
  const numerado = instante !== undefined && secuencia !== undefined;
  const tap = numerado ? [actor.uid, id_credito, monto, dispositivo, secuencia, instante] : [clave];
  return huellaDe(tap).slice(0, 40);
}

/** The amount that was booked, before anybody corrected it. */
const original = ({ ediciones, monto_centavos }: MovimientoDoc): Centavos =>
  ediciones[0]?.monto_anterior_centavos ?? monto_centavos;

const esDeEseTap = (fila: MovimientoDoc, abono: Abono): boolean =>
  fila.dispositivo === abono.dispositivo &&
  fila.capturado_en.getTime() === instanteDe(abono) &&
  original(fila) === abono.monto;

/** The row that this payment became: by its key, or by its tap when it comes under another one. */
async function leerRenglon({ tx, clave }: Cambio, abono: Abono): Promise<MovimientoDoc | undefined> {
  const { id_credito, secuencia } = abono;
  const conClave = Filter.where('clave', '==', clave);
  const filtro =
    secuencia === undefined ? conClave : Filter.or(conClave, Filter.where('secuencia', '==', secuencia));
  const { docs } = await tx.get(movimientos(id_credito).todas().where(filtro));
  const filas = docs.map((foto) => foto.data()).filter(({ tipo }) => tipo === 'pago');
  return filas.find((fila) => fila.clave === clave) ?? filas.find((fila) => esDeEseTap(fila, abono));
}

/** The row that was booked under this key, of whatever kind. */
export async function leerRenglonDeClave(
  { tx, clave }: Cambio,
  id_credito: string,
): Promise<MovimientoDoc | undefined> {
  const { docs } = await tx.get(movimientos(id_credito).todas().where('clave', '==', clave).limit(1));
  return docs[0]?.data();
}

async function leerSolicitud({ tx, clave }: Cambio): Promise<SolicitudDoc | undefined> {
  const { docs } = await tx.get(solicitudes.todas().where('datos.clave', '==', clave).limit(1));
  return docs[0]?.data();
}

/**
 * The outcome that a refused payment has already: its row, or the request that it opened. Keys are forgotten after some
 * days; what they booked is not.
 */
export async function leerAsentada(cambio: Cambio, abono: Abono) {
  const [renglon, porClave, tardia] = await Promise.all([
    leerRenglon(cambio, abono),
    leerSolicitud(cambio),
    cambio.tx.get(solicitudes.doc(idDeTardia(cambio, abono))).then((foto) => foto.data()),
  ]);
  return { renglon, solicitud: porClave ?? tardia };
}
