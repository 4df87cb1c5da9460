import { formatearPesos, restar } from '@leal/domain';
import { ESTADO_REVISADA } from '../solicitud/estados.ts';
import { TIPOS } from '../solicitud/tipos.ts';
import { apta, type Clase, ninguno, nunca, siempre, sola } from './clase.ts';

export const RENOVACION: Clase<'renovacion'> = {
  nombre: TIPOS.renovacion.nombre,
  monto: ({ monto_solicitado }) => monto_solicitado,
  cambia: ({ dias_pago, monto_solicitado, saldo_anterior }) =>
    `${dias_pago} días · se entregan ${formatearPesos(restar(monto_solicitado, saldo_anterior))}`,
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  enLote: {
    comoSeLeyo: siempre,
    juzgar: ({ visto, monto_entregado }, sentido) => {
      if (sentido === 'rechazar') return apta({ entregas: monto_entregado ?? visto.monto_solicitado });
      return monto_entregado === null
        ? sola('El monto no cubre el saldo.')
        : apta({ entregas: monto_entregado });
    },
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'motivo_rechazo',
  },
};
