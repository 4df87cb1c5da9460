import { formatearPesos } from '@leal/domain';
import { ESTADO_ELIMINACION } from '../solicitud/estados.ts';
import { TIPOS } from '../solicitud/tipos.ts';
import { type Clase, ninguno, nunca, siempre, sola } from './clase.ts';

export const ELIMINACION_PAGO: Clase<'eliminacion_pago'> = {
  nombre: TIPOS.eliminacion_pago.nombre,
  monto: ({ monto_pago }) => monto_pago,
  cambia: ({ monto_pago }) => `${formatearPesos(monto_pago)} → eliminado`,
  estado: ({ estado }) => ESTADO_ELIMINACION[estado],
  enLote: {
    comoSeLeyo: siempre,
    juzgar: () => sola('Un pago eliminado no se recupera.'),
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
