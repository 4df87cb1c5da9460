import type { ParametrosDeRuta, Respuesta, verComprobante as contrato } from '@leal/contract';
import { type ComprobanteDoc, montoDe } from '@leal/contract/documentos';
import { CERO, comoEsta, estaVivo, legalesDe } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { comprobantes, pagoDelComprobante } from '../../data/comprobantes.ts';
import { leerNegocio } from '../../context/negocio.ts';

type Contrato = typeof contrato;

/** What counts of it now; one that was revoked is not looked up further. */
async function estadoDe(comprobante: ComprobanteDoc) {
  const { revocado, monto_centavos: monto } = comprobante;
  const { renglon, solicitud } = revocado === null ? await pagoDelComprobante(comprobante) : {};
  return comoEsta({
    revocado: revocado !== null,
    monto,
    renglon: renglon && { monto: renglon.monto_centavos, vivo: estaVivo(renglon) },
    solicitud: solicitud && { estado: solicitud.estado, monto: montoDe(solicitud) ?? CERO },
  });
}

async function loQueDice(comprobante: ComprobanteDoc): Promise<Omit<Respuesta<Contrato>, 'legales'>> {
  const { folio, fecha, monto_centavos } = comprobante;
  const { estado, monto } = await estadoDe(comprobante);
  return {
    estado,
    folio,
    fecha,
    ...(monto !== null && { monto }),
    ...(estado === 'corregido' && { monto_anterior: monto_centavos }),
  };
}

/** For whoever has the link: three documents at most, and nothing of a person. */
export async function verComprobante({
  parametros,
}: {
  readonly parametros: ParametrosDeRuta<Contrato>;
}): Promise<Respuesta<Contrato>> {
  const [comprobante, negocio] = await Promise.all([leer(comprobantes.doc(parametros.token)), leerNegocio()]);
  const { razon_social, rfc, contacto, aviso_privacidad } = legalesDe(negocio);
  const legales = { razon_social, rfc, contacto, aviso_privacidad };
  return comprobante === undefined
    ? { estado: 'en_camino', legales }
    : { ...(await loQueDice(comprobante)), legales };
}
