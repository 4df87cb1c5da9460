import { renovacionesHistorial, renovacionesPendientes } from '@leal/contract';
import { calcularCredito, formatearPesos, restar } from '@leal/domain';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { entregaDe, textoEntregar } from '../../piezas/credito/entrega.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { apta, type Clase, ninguno, nunca, siempre, sola, solicitudDe } from './clase.ts';

const NO_CUBRE = 'El monto no cubre el saldo.';

export const RENOVACION: Clase<'renovacion'> = {
  clase: 'renovacion',
  nombre: TIPOS.renovacion.nombre,
  monto: ({ monto_solicitado }) => monto_solicitado,
  cambia: ({ dias_pago, monto_solicitado, saldo_anterior }) =>
    `${dias_pago} días · se entregan ${formatearPesos(restar(monto_solicitado, saldo_anterior))}`,
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  decision: {
    llamadas: [renovacionesPendientes, renovacionesHistorial],
    palabras: {
      aprobar: { exito: 'Renovación aprobada correctamente', fallo: 'Error al aprobar renovación' },
      rechazar: { exito: 'Renovación rechazada correctamente', fallo: 'Error al rechazar renovación' },
    },
    de: (item, { monto_solicitado }) =>
      `de la renovación de ${comoSeLlama(item)} por ${formatearPesos(monto_solicitado)}`,
    detalle: (item, { monto_solicitado }, _, resuelto) => {
      const hecha = solicitudDe(resuelto);
      return hecha?.tipo === 'renovacion' && hecha.monto_entregado !== undefined
        ? `${textoEntregar(hecha.monto_entregado)} a ${comoSeLlama(item)}`
        : montoDe(monto_solicitado, item);
    },
  },
  // The old balance is settled by the new loan, which is owed from then on.
  saldo: ({ visto: { monto_solicitado, dias_pago, saldo_anterior } }) =>
    entregaDe(monto_solicitado, dias_pago, saldo_anterior).tipo === 'cubre'
      ? [saldo_anterior, calcularCredito(monto_solicitado, dias_pago).monto_total]
      : null,
  enLote: {
    aparte: ({ monto_solicitado, dias_pago, saldo_anterior }) =>
      entregaDe(monto_solicitado, dias_pago, saldo_anterior).tipo === 'corta' ? NO_CUBRE : null,
    comoSeLeyo: siempre,
    juzgar: ({ visto, monto_entregado, motivo_sin_confirmar }, sentido) => {
      if (sentido === 'rechazar') return apta({ entregas: monto_entregado ?? visto.monto_solicitado });
      if (motivo_sin_confirmar !== undefined) return sola(motivo_sin_confirmar);
      return monto_entregado === null ? sola(NO_CUBRE) : apta({ entregas: monto_entregado });
    },
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'motivo_rechazo',
  },
};
