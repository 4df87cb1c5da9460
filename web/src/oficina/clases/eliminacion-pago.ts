import { solicitudesEliminacionPago } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { ESTADO_REVISADA, type Estados } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { type Clase, ninguno, nunca, siempre, sola, conFallo, trasCorreccion } from './clase.ts';

const ESTADOS: Estados = {
  ...ESTADO_REVISADA,
  pendiente: { texto: 'Pendiente de Revisión', tono: 'espera' },
};

const NO_VUELVE = 'Un pago eliminado no se recupera.';

export const ELIMINACION_PAGO: Clase<'eliminacion_pago'> = {
  clase: 'eliminacion_pago',
  nombre: TIPOS.eliminacion_pago.nombre,
  monto: ({ monto_pago }) => monto_pago,
  cambia: ({ monto_pago }) => `${formatearPesos(monto_pago)} → eliminado`,
  estado: ({ estado }) => ESTADOS[estado],
  decision: {
    llamadas: [solicitudesEliminacionPago],
    palabras: conFallo(
      'Solicitud aprobada correctamente',
      'Solicitud rechazada correctamente',
      'Error al procesar la solicitud',
    ),
    de: (item, { monto_actual }) =>
      `de la eliminación del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    detalle: (item, { monto_actual }) => montoDe(monto_actual, item),
  },
  saldo: ({ visto: { monto_actual }, saldo }) => trasCorreccion(saldo, 0 - monto_actual),
  enLote: {
    aparte: () => NO_VUELVE,
    comoSeLeyo: siempre,
    juzgar: () => sola(NO_VUELVE),
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
