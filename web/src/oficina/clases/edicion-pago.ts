import { solicitudesEdicionPago } from '@leal/contract';
import { centavos, esEfectivo, formatearPesos } from '@leal/domain';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { comoQueda } from '../../piezas/solicitud/forma.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { apta, type Clase, nada, nunca, conFallo, trasCorreccion } from './clase.ts';

export const EDICION_PAGO: Clase<'edicion_pago'> = {
  clase: 'edicion_pago',
  nombre: TIPOS.edicion_pago.nombre,
  monto: ({ monto_nuevo }) => monto_nuevo,
  cambia: (item) => {
    const montos = `${formatearPesos(item.monto_pagado)} → ${formatearPesos(item.monto_nuevo)}`;
    return [montos, comoQueda(item)].filter((parte) => parte !== null).join(', ');
  },
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  decision: {
    llamadas: [solicitudesEdicionPago],
    palabras: conFallo('Solicitud procesada', 'Solicitud procesada', 'No se pudo procesar la solicitud.'),
    de: (item, { monto_actual }) =>
      `de la edición del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    detalle: (item, { monto_actual }, { monto_aprobado }) => montoDe(monto_aprobado ?? monto_actual, item),
  },
  saldo: ({ visto: { monto_actual, monto_nuevo }, saldo }) =>
    trasCorreccion(saldo, monto_nuevo - monto_actual),
  enLote: {
    aparte: nada,
    comoSeLeyo: (item, { visto }) =>
      item.monto_pagado === visto.monto_actual &&
      item.monto_nuevo === visto.monto_nuevo &&
      esEfectivo(item) === (visto.forma_actual === undefined),
    juzgar: ({ visto: { monto_nuevo, monto_actual } }) =>
      apta({ correcciones: centavos(monto_nuevo - monto_actual) }),
    montoAprobado: ({ visto }) => visto.monto_nuevo,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
