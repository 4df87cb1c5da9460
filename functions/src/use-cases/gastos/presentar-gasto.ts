import type { Gasto } from '@leal/contract';
import type { GastoDoc } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';

/** A stored expense as the API says it (spec §3). */
export const presentarGasto = (doc: GastoDoc): Gasto => ({
  id_gasto: doc.id_gasto,
  id_cobrador: doc.id_cobrador,
  nombre_cobrador: doc.nombre_cobrador,
  monto: doc.monto_centavos,
  motivo: doc.motivo,
  estado: doc.estado,
  fecha_solicitud: aInstanteIso(doc.fecha_solicitud),
  fecha_respuesta: doc.fecha_respuesta === null ? null : aInstanteIso(doc.fecha_respuesta),
  id_gerente: doc.id_gerente,
  nombre_gerente: doc.nombre_gerente,
  motivo_rechazo: doc.motivo_rechazo,
});
