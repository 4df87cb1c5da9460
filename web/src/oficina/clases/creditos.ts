import { type CreditoDecidido, historialCreditos, pendientesCreditos } from '@leal/contract';
import { calcularCredito, CERO, formatearPesos } from '@leal/domain';
import { montoDe } from '../../lib/llamados.ts';
import { textoParecido } from '../../piezas/cliente/parecidos.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import { apta, type Clase, ninguno, nunca, sola } from './clase.ts';

/** The decision, for ever; anything but 'Aprobado' counts as rejected (spec §3). */
const decisionDe = ({ estado_credito }: Pick<CreditoDecidido, 'estado_credito'>): Estado =>
  estado_credito === 'Aprobado' ? { texto: 'APROBADO', tono: 'bien' } : { texto: 'RECHAZADO', tono: 'mal' };

export const CREDITOS: Clase<'creditos'> = {
  clase: 'creditos',
  nombre: 'Crédito nuevo',
  monto: ({ monto_solicitado }) => monto_solicitado,
  cambia: (item) => {
    const pide = `${item.dias_pago} días · ${item.interes} % · ${formatearPesos(item.monto_diario)} al día`;
    return 'parecido' in item && item.parecido ? `${textoParecido(item.parecido)} · ${pide}` : pide;
  },
  estado: (item) => ('estado_actual' in item ? decisionDe(item) : ESTADO_REVISADA.pendiente),
  decision: {
    llamadas: [pendientesCreditos, historialCreditos],
    palabras: {
      aprobar: { exito: 'Crédito aprobado', fallo: 'Error al aprobar crédito' },
      rechazar: { exito: 'Crédito rechazado', fallo: 'Error al rechazar crédito' },
    },
    de: (_, { monto_solicitado, nombre }) =>
      `del crédito de ${formatearPesos(monto_solicitado)} de ${nombre}`,
    detalle: (item, { monto_solicitado }) => montoDe(monto_solicitado, item),
  },
  saldo: ({ visto: { monto_solicitado, dias_pago } }) => [
    CERO,
    calcularCredito(monto_solicitado, dias_pago).monto_total,
  ],
  enLote: {
    aparte: ({ parecido }) => (parecido ? textoParecido(parecido) : null),
    comoSeLeyo: (item, { visto }) =>
      item.monto_solicitado === visto.monto_solicitado &&
      item.dias_pago === visto.dias_pago &&
      item.id_cobrador === visto.id_cobrador,
    juzgar: ({ visto, parecidos: [parecido] }, sentido) =>
      sentido === 'aprobar' && parecido
        ? sola(textoParecido(parecido))
        : apta({ entregas: visto.monto_solicitado }),
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
