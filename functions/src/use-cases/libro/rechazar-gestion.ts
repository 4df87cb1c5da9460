import { type DecisionSinLugar, formatearPesos, mensajeExcedeSaldo } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';

/** The error that the caller reads when the day's rules say no, or when the day holds another amount. */
export function errorDeGestion(decision: DecisionSinLugar): ErrorApp {
  switch (decision.tipo) {
    case 'ya_registrado': {
      const monto = formatearPesos(decision.registrado.monto);
      return new ErrorApp('YA_PAGADO', `Ese día ya tiene un pago de ${monto}.`);
    }
    case 'aprobacion_pendiente': {
      const monto = formatearPesos(decision.monto_total);
      return new ErrorApp('SOLICITUD_PENDIENTE', `Ese día ya espera aprobación un pago de ${monto}.`);
    }
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
