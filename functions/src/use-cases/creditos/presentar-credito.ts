import {
  credito,
  type Credito,
  type CreditoDeHoy,
  type CreditoPendiente,
  type Parecido,
} from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import {
  CERO,
  coloniaDe,
  diasTranscurridos,
  estadoDePromesa,
  type Fecha,
  festivosDelPlan,
  type GestionDia,
  gestionDe,
  llegadoHoy,
  type MultiplePendiente,
  multipleQueEspera,
  type Negocio,
  restar,
  tomar,
  UBICACION_POR_DEFECTO,
} from '@leal/domain';
import { presentarNota } from '../clientes/presentar-cliente.ts';

export type Hoy = { readonly hoy: Fecha; readonly negocio: Negocio };

const presentarMultiple = ({
  id_solicitud,
  monto_centavos: monto,
  fecha,
  hora,
  transferencia,
}: MultiplePendiente) => ({
  id_solicitud,
  monto,
  fecha,
  hora,
  ...(transferencia && { transferencia }),
});

/** A credit as every list shows it; elapsed days are counted at the time of reading. */
export function presentarCredito(doc: CreditoDoc, { hoy, negocio }: Hoy): Credito {
  const pendiente = multipleQueEspera(doc);
  return {
    ...presentar(credito, doc),
    dias_transcurridos:
      doc.fecha_inicio === null
        ? 0
        : diasTranscurridos(doc.fecha_inicio, hoy, doc.dias_pago, festivosDelPlan(doc, negocio)),
    ...(pendiente && { pendiente_multiple: presentarMultiple(pendiente) }),
    ...(doc.solicitud_edicion_cliente !== null && { edicion_pendiente: doc.solicitud_edicion_cliente }),
  };
}

/** The other people to call about its client; most have none. */
const presentarReferencias = ({ referencias }: CreditoDoc): Pick<CreditoDeHoy, 'referencias'> =>
  referencias.length === 0 ? {} : { referencias };

/** A credit that waits, as a manager reads it before deciding. */
export const presentarPendiente = (
  doc: CreditoDoc,
  cuando: Hoy,
  parecido: Parecido | undefined,
): CreditoPendiente => ({
  ...presentarCredito(doc, cuando),
  colonia: doc.colonia,
  nombre_cobrador: doc.nombre_cobrador,
  ...(doc.registrado_por !== undefined && { solicitante: doc.registrado_por }),
  ...presentarReferencias(doc),
  ...(parecido && { parecido }),
});

const presentarPagoDeHoy = ({
  id_movimiento,
  monto_centavos,
  hora,
  de_otro_dia,
}: NonNullable<GestionDia['pago']>) => ({
  id_movimiento,
  monto: monto_centavos,
  hora,
  ...(de_otro_dia && { de_otro_dia }),
});

/** The fields that its day adds; none on a day without anything. */
function deHoy(doc: CreditoDoc, hoy: Fecha): Partial<CreditoDeHoy> {
  const { pago, transferencia, visita, atraso, n, n_transferencias } = gestionDe(doc.gestiones, hoy);
  const llegado_hoy = llegadoHoy(doc, hoy);
  const hechos = {
    ...(visita && { visita_hoy: visita.hora }),
    ...(atraso && { atraso_hoy: atraso.hora }),
    ...(pago && { pago_hoy: presentarPagoDeHoy(pago) }),
    ...(n > 0 && { pagos_hoy: n }),
    ...(transferencia && { transferencia_hoy: presentarPagoDeHoy(transferencia) }),
    ...(n_transferencias !== undefined && { transferencias_hoy: n_transferencias }),
    ...(llegado_hoy !== CERO && { llegado_hoy }),
  };
  return Object.keys(hechos).length === 0 ? hechos : { fecha_hoy: hoy, ...hechos };
}

/**
 * The last promise, for the route's cards, until what was promised is paid: on its day and after it, too. Older credits
 * have none.
 */
export function presentarPromesa(
  { promesa, total_pagado_centavos }: CreditoDoc,
  hoy: Fecha,
): Pick<CreditoDeHoy, 'promesa'> {
  if (!promesa) return {};
  const dicha = { fecha: promesa.fecha, monto: promesa.monto_centavos };
  const pagado = restar(total_pagado_centavos, promesa.total_pagado_centavos);
  return estadoDePromesa(dicha, pagado, hoy) === 'cumplida' ? {} : { promesa: dicha };
}

/** The place of the door; nobody reads it where the owner keeps no positions. */
function presentarPunto({ punto }: CreditoDoc, { parametros }: Negocio): Pick<CreditoDeHoy, 'punto'> {
  if (!punto || parametros.dias_posicion === 0) return {};
  return { punto: tomar(punto, ['latitud', 'longitud', 'precision_m']) };
}

/** The same with what its day holds, for whoever takes payments on it. */
export function presentarCreditoDeHoy(doc: CreditoDoc, cuando: Hoy): CreditoDeHoy {
  const colonia = coloniaDe(doc);
  return {
    ...presentarCredito(doc, cuando),
    ...(colonia !== '' && { colonia }),
    ...(doc.ubicacion !== UBICACION_POR_DEFECTO && { ubicacion: doc.ubicacion }),
    ...presentarNota(doc),
    ...presentarReferencias(doc),
    ...presentarPunto(doc, cuando.negocio),
    ...deHoy(doc, cuando.hoy),
  };
}
