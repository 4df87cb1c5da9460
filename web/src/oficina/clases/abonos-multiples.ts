import { activosSinPagoHoy, solicitudesAbonosMultiples } from '@leal/contract';
import { esEfectivo, formatearPesos } from '@leal/domain';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { ESTADO_MULTIPLE } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { apta, type Clase, enParte, nada, siempre, conFallo, montoAprobado, trasPago } from './clase.ts';

export const ABONOS_MULTIPLES: Clase<'abonos_multiples'> = {
  clase: 'abonos_multiples',
  nombre: TIPOS.abonos_multiples.nombre,
  monto: ({ monto_total }) => monto_total,
  cambia: ({ cantidad_abonos, monto_por_abono }) =>
    `${cuantos(cantidad_abonos, 'abono', 'abonos')} de ${formatearPesos(monto_por_abono)}`,
  estado: ({ estado }) => ESTADO_MULTIPLE[estado],
  decision: {
    // The decision also changes the collector's route, which may be on screen.
    llamadas: [solicitudesAbonosMultiples, activosSinPagoHoy],
    palabras: conFallo('Solicitud aprobada', 'Solicitud rechazada', 'Error al procesar la solicitud'),
    de: (item, { monto_total }) => `de los abonos de ${comoSeLlama(item)} por ${formatearPesos(monto_total)}`,
    detalle: (item, { monto_total }, _, resuelto) => montoDe(montoAprobado(resuelto) ?? monto_total, item),
  },
  saldo: ({ visto: { saldo, monto_total } }) => trasPago(saldo, monto_total),
  enLote: {
    // How much is owed is read with its question.
    aparte: nada,
    comoSeLeyo: siempre,
    juzgar: ({ visto: { monto_total, saldo } }, sentido) =>
      sentido === 'aprobar' && saldo < monto_total ? enParte(saldo) : apta({ cobros: monto_total }),
    montoAprobado: ({ visto }) => visto.monto_total,
    conEfectivo: (_, item) => esEfectivo(item),
    rechazo: 'comentario',
  },
};
