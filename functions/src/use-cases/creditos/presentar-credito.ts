import { credito, type Credito } from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import { diasTranscurridos, type Fecha, multipleQueEspera, type Negocio } from '@leal/domain';

export type Hoy = { readonly hoy: Fecha; readonly negocio: Negocio };

/** A credit as every list shows it; elapsed days are counted at the time of reading. */
export function presentarCredito(doc: CreditoDoc, { hoy, negocio }: Hoy): Credito {
  const pendiente = multipleQueEspera(doc);
  return {
    ...presentar(credito, doc),
    dias_transcurridos:
      doc.fecha_inicio === null
        ? 0
        : diasTranscurridos(doc.fecha_inicio, hoy, doc.dias_pago, negocio.festivos),
    ...(pendiente && {
      pendiente_multiple: { id_solicitud: pendiente.id_solicitud, monto: pendiente.monto_centavos },
    }),
    ...(doc.solicitud_edicion_cliente !== null && { edicion_pendiente: doc.solicitud_edicion_cliente }),
  };
}
