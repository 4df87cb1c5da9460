import { type DecisionGestion, mensajeExcedeSaldo } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';

type Registrada = 'registrado' | 'ya_registrado' | 'requiere_aprobacion' | 'aprobacion_pendiente';
export type GestionRechazada = Exclude<DecisionGestion, { tipo: Registrada }>;

/** What the caller reads when the day's rules say no. */
export function errorDeGestion(decision: GestionRechazada): ErrorApp {
  switch (decision.tipo) {
    case 'ya_pagado':
      return new ErrorApp('YA_PAGADO');
    case 'solicitud_pendiente':
      return new ErrorApp('SOLICITUD_PENDIENTE', 'El crédito ya tiene un pago por aprobar de otro día.');
    case 'excede_saldo':
      return new ErrorApp('MONTO_EXCEDE_SALDO', mensajeExcedeSaldo(decision.saldo, decision.en_espera));
    case 'credito_no_activo':
      return new ErrorApp('CREDITO_NO_ACTIVO');
    case 'fuera_de_horario':
      return new ErrorApp('FUERA_DE_HORARIO', decision.mensaje);
    case 'fecha_invalida':
      return new ErrorApp('FECHA_INVALIDA', decision.mensaje);
    default:
      return decision satisfies never;
  }
}
