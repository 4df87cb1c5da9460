import type { Fecha } from './calendario.ts';
import { calcularCredito, pagadoAlMenos } from './credito.ts';
import { type Centavos, CERO, formatearPesos, restar } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { Parametros } from './parametros.ts';
import type { Interes, Plazo } from './plazo.ts';
import type { EstadoSolicitud } from './solicitud.ts';

export type EstadoRenovacion = 'elegible' | 'pendiente' | 'aprobada' | 'rechazada';

export type Elegibilidad =
  | { readonly tipo: 'elegible' | 'pendiente' | 'aprobada' }
  /** Rejected today; tomorrow it may ask again. */
  | { readonly tipo: 'rechazada'; readonly motivo: string }
  /** The credit is not in the list at all. */
  | { readonly tipo: 'no_elegible'; readonly motivo: string };

export type CreditoRenovable = {
  readonly estado_credito: EstadoCredito;
  readonly total_pagado: Centavos;
  readonly monto_total: Centavos;
  /** The client's later credit, if any. */
  readonly id_credito_siguiente: string | null;
};

export type SolicitudRenovacion = {
  readonly estado: EstadoSolicitud;
  readonly motivo_rechazo: string | null;
  /** Local date of the decision. */
  readonly fecha_respuesta: Fecha | null;
};

/** Active with at least 80 % paid, or paid off by a client without a later credit. */
export function esRenovable(
  credito: CreditoRenovable,
  { porcentaje_renovacion }: Pick<Parametros, 'porcentaje_renovacion'>,
): boolean {
  const { estado_credito, total_pagado, monto_total, id_credito_siguiente } = credito;
  if (estado_credito === 'Finalizado') return id_credito_siguiente === null;
  if (estado_credito !== 'Aprobado') return false;
  return pagadoAlMenos(total_pagado, monto_total, porcentaje_renovacion);
}

/** The reason why a credit is not `esRenovable`. */
export const motivoNoRenovable = ({ porcentaje_renovacion }: Parametros): string =>
  `Se requiere al menos ${porcentaje_renovacion}% pagado.`;

const CASTIGADO = 'El crédito está castigado.';

/** What of a credit was paid by transfers that nobody has seen in the bank, of all that was paid. */
export type SinConfirmar = { readonly sin_confirmar: Centavos; readonly total_pagado: Centavos };

/** The reason why a credit is not renewed over its unverified transfers; null when it may be. */
export function motivoSinConfirmar(
  { sin_confirmar, total_pagado }: SinConfirmar,
  { porcentaje_sin_confirmar: hasta }: Pick<Parametros, 'porcentaje_sin_confirmar'>,
): string | null {
  if (sin_confirmar === CERO || sin_confirmar * 100 <= total_pagado * hasta) return null;
  return `Se requiere confirmar en el banco ${formatearPesos(sin_confirmar)} pagados por transferencia.`;
}

/** Whether the credit may ask for its renewal, given its newest request. */
export function decidirElegibilidad(
  credito: CreditoRenovable,
  ultima: SolicitudRenovacion | null,
  hoy: Fecha,
  parametros: Parametros,
): Elegibilidad {
  if (ultima?.estado === 'pendiente') return { tipo: 'pendiente' };
  if (ultima?.estado === 'aprobada' || credito.estado_credito === 'Renovado') return { tipo: 'aprobada' };
  if (credito.estado_credito === 'Castigado') return { tipo: 'no_elegible', motivo: CASTIGADO };
  if (!esRenovable(credito, parametros)) {
    return { tipo: 'no_elegible', motivo: motivoNoRenovable(parametros) };
  }
  if (ultima?.estado === 'rechazada' && ultima.fecha_respuesta !== null && ultima.fecha_respuesta >= hoy) {
    return { tipo: 'rechazada', motivo: ultima.motivo_rechazo ?? '' };
  }
  return { tipo: 'elegible' };
}

export type PlanRenovacion =
  | {
      readonly tipo: 'valida';
      readonly interes: Interes;
      readonly monto_total: Centavos;
      readonly monto_diario: Centavos;
      /** Cash for the client: the new amount minus the old balance, never below 0. */
      readonly monto_entregado: Centavos;
    }
  | { readonly tipo: 'no_cubre_saldo'; readonly saldo_anterior: Centavos };

/** The new credit's figures; it must at least settle the old balance. */
export function planearRenovacion(
  monto_solicitado: Centavos,
  plazo: Plazo,
  saldo_anterior: Centavos,
): PlanRenovacion {
  if (monto_solicitado < saldo_anterior) return { tipo: 'no_cubre_saldo', saldo_anterior };
  const monto_entregado = restar(monto_solicitado, saldo_anterior);
  return { tipo: 'valida', ...calcularCredito(monto_solicitado, plazo), monto_entregado };
}
