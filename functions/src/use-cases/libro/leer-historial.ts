import type { historialAbonos, HistorialItem } from '@leal/contract';
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, formatearHora, idPago, porQueDe, transferenciaDicha } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { creditos, leerMovimientos } from '../../data/creditos.ts';
import { exigirCarteraAlLeer } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';

function presentar(renglon: MovimientoDoc): HistorialItem {
  const { tipo, fecha, monto_centavos, descripcion, cantidad_dias, tardia } = renglon;
  const transferencia = transferenciaDicha(renglon);
  return {
    tipo,
    fecha,
    hora: formatearHora(renglon.capturado_en),
    monto: monto_centavos,
    descripcion,
    id_pago: idPago(renglon.id_credito, renglon.id_movimiento),
    ...(cantidad_dias !== undefined && { cantidad_dias }),
    ...porQueDe(renglon),
    ...(transferencia && { transferencia }),
    ...(renglon.promesa && {
      promesa: { fecha: renglon.promesa.fecha, monto: renglon.promesa.monto_centavos },
    }),
    capturado_en: aInstanteIso(renglon.capturado_en),
    sincronizado_en: aInstanteIso(renglon.sincronizado_en),
    ...(tardia && { tardia }),
    ...(renglon.eliminado && { eliminado: true }),
    ...(renglon.cancelado && { cancelado: true }),
    ...(renglon.cancelado?.calendario !== undefined && { dia_cerrado: true }),
    ...(renglon.id_solicitud_tarea !== undefined && { de_tarea: true }),
    ...(renglon.solicitud_abierta !== null && { solicitud_abierta: true }),
  };
}

/** Newest first: by the tap, then by arrival. */
const masNuevoPrimero = (a: MovimientoDoc, b: MovimientoDoc): number =>
  b.capturado_en.getTime() - a.capturado_en.getTime() ||
  b.sincronizado_en.getTime() - a.sincronizado_en.getTime();

/** A credit's rows as its history tells them. */
export const comoHistorial = (renglones: readonly MovimientoDoc[]): HistorialItem[] =>
  renglones.toSorted(masNuevoPrimero).map(presentar);

/** The person who did it is named where others acted on the credit: a payment is their cash. */
async function conQuien(
  { id_cobrador }: CreditoDoc,
  renglones: readonly MovimientoDoc[],
): Promise<MovimientoDoc[]> {
  const deOtros = renglones.filter((renglon) => renglon.id_cobrador !== id_cobrador);
  if (deOtros.length === 0) return [...renglones];
  const nombres = await leerNombres(deOtros.map((renglon) => renglon.id_cobrador));
  return renglones.map((renglon) => {
    const nombre = renglon.id_cobrador === id_cobrador ? undefined : nombres.get(renglon.id_cobrador);
    if (nombre === undefined) return renglon;
    const que = renglon.tipo === 'pago' ? 'cobrado por' : 'por';
    return { ...renglon, descripcion: `${renglon.descripcion}, ${que} ${nombre}` };
  });
}

export const leerHistorial: CasoLectura<typeof historialAbonos> = async (
  { parametros },
  { actor, ahora },
) => {
  const credito = await exigirCarteraAlLeer(actor, await leer(creditos.doc(parametros.id_credito)), ahora);
  return { datos: comoHistorial(await conQuien(credito, await leerMovimientos(parametros.id_credito))) };
};
