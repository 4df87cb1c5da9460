import { formatearPesos } from '@leal/domain';
import { ESTADO_MULTIPLE } from '../solicitud/estados.ts';
import { TIPOS } from '../solicitud/tipos.ts';
import { cuantos } from '../textos/textos.ts';
import { apta, type Clase, enParte, siempre } from './clase.ts';

export const ABONOS_MULTIPLES: Clase<'abonos_multiples'> = {
  nombre: TIPOS.abonos_multiples.nombre,
  monto: ({ monto_total }) => monto_total,
  cambia: ({ cantidad_abonos, monto_por_abono }) =>
    `${cuantos(cantidad_abonos, 'abono', 'abonos')} de ${formatearPesos(monto_por_abono)}`,
  estado: ({ estado }) => ESTADO_MULTIPLE[estado],
  enLote: {
    comoSeLeyo: siempre,
    juzgar: ({ visto: { monto_total, saldo } }, sentido) =>
      sentido === 'aprobar' && saldo < monto_total ? enParte(saldo) : apta({ cobros: monto_total }),
    montoAprobado: ({ visto }) => visto.monto_total,
    conEfectivo: siempre,
    rechazo: 'comentario',
  },
};
