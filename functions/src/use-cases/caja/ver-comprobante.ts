import type { ParametrosDeRuta, Respuesta, verComprobante as contrato } from '@leal/contract';
import { type ComprobanteDoc, montoDe } from '@leal/contract/documentos';
import { CERO, comoEsta, estaVivo, legalesDe, type Parametros, transferenciaDicha } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import {
  comprobantes,
  diaDelPago,
  estaReemplazado,
  hallarPago,
  montosDeAntes,
  type PagoHallado,
} from '../../data/comprobantes.ts';
import { leerNegocio } from '../../context/negocio.ts';

type Contrato = typeof contrato;
type Cuando = { readonly ahora: Date; readonly parametros: Parametros };

const MS_POR_HORA = 3_600_000;

/** The receipt's state and amount as they count now. */
function estadoDe(
  comprobante: ComprobanteDoc,
  { recibo, renglon, solicitud }: PagoHallado,
  { ahora, parametros }: Cuando,
) {
  const { revocado, monto_centavos: monto, capturado_en } = comprobante;
  return comoEsta({
    revocado: revocado !== null,
    reemplazado: estaReemplazado(comprobante, recibo),
    vencido: ahora.getTime() - capturado_en.getTime() > parametros.horas_captura_maximas * MS_POR_HORA,
    monto,
    renglon: renglon && {
      monto: renglon.monto_centavos,
      vivo: estaVivo(renglon),
      antes: montosDeAntes(renglon, solicitud),
    },
    solicitud: solicitud && { estado: solicitud.estado, monto: montoDe(solicitud) ?? CERO },
  });
}

/** The form of its payment as it is now, without what would find it in the bank. */
function formaDe({ renglon, solicitud }: PagoHallado) {
  const pide = solicitud?.tipo === 'abonos_multiples' || solicitud?.tipo === 'captura_tardia';
  const dicha = transferenciaDicha(renglon ?? (pide ? solicitud.datos : {}));
  return dicha && { transferencia: dicha.banco ? { banco: dicha.banco } : {} };
}

async function loQueDice(
  comprobante: ComprobanteDoc,
  cuando: Cuando,
): Promise<Omit<Respuesta<Contrato>, 'legales'>> {
  const { folio, monto_centavos } = comprobante;
  const pago = await hallarPago(comprobante);
  const { estado, monto } = estadoDe(comprobante, pago, cuando);
  return {
    estado,
    folio,
    fecha: diaDelPago(pago) ?? comprobante.fecha,
    ...(monto !== null && { monto, ...formaDe(pago) }),
    ...(estado === 'corregido' && { monto_anterior: monto_centavos }),
  };
}

/** A receipt for whoever has its link: a handful of documents, and nothing of a person. */
export async function verComprobante(
  { parametros }: { readonly parametros: ParametrosDeRuta<Contrato> },
  ahora: Date,
): Promise<Respuesta<Contrato>> {
  const [comprobante, negocio] = await Promise.all([leer(comprobantes.doc(parametros.token)), leerNegocio()]);
  const { razon_social, rfc, contacto, aviso_privacidad } = legalesDe(negocio);
  const legales = { razon_social, rfc, contacto, aviso_privacidad };
  return comprobante === undefined
    ? { estado: 'en_camino', legales }
    : { ...(await loQueDice(comprobante, { ahora, parametros: negocio.parametros })), legales };
}
