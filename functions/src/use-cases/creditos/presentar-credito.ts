import type { Credito } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso, diasTranscurridos, type Fecha, multipleQueEspera, type Negocio } from '@leal/domain';

export type Hoy = { readonly hoy: Fecha; readonly negocio: Negocio };

/** A credit as every list shows it; elapsed days are counted at the time of reading. */
export function presentarCredito(doc: CreditoDoc, { hoy, negocio }: Hoy): Credito {
  const pendiente = multipleQueEspera(doc);
  return {
    id_credito: doc.id_credito,
    id_cliente: doc.id_cliente,
    id_cobrador: doc.id_cobrador,
    nombre: doc.nombre,
    slug: doc.slug,
    negocio: doc.negocio,
    direccion: doc.direccion,
    telefono: doc.telefono,
    monto_solicitado: doc.monto_solicitado_centavos,
    interes: doc.interes,
    dias_pago: doc.dias_pago,
    monto_total: doc.monto_total_centavos,
    monto_diario: doc.monto_diario_centavos,
    total_pagado: doc.total_pagado_centavos,
    saldo: doc.saldo_centavos,
    atrasos: doc.atrasos,
    estado_credito: doc.estado_credito,
    fecha_solicitud: aInstanteIso(doc.fecha_solicitud),
    fecha_inicio: doc.fecha_inicio,
    fecha_vencimiento: doc.fecha_vencimiento,
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
