import { centavos, formatearPesos } from '@leal/domain';
import { ESTADO_REVISADA } from '../solicitud/estados.ts';
import { TIPOS } from '../solicitud/tipos.ts';
import { apta, type Clase, nunca } from './clase.ts';

export const EDICION_PAGO: Clase<'edicion_pago'> = {
  nombre: TIPOS.edicion_pago.nombre,
  monto: ({ monto_nuevo }) => monto_nuevo,
  cambia: ({ monto_pagado, monto_nuevo }) =>
    `${formatearPesos(monto_pagado)} → ${formatearPesos(monto_nuevo)}`,
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  enLote: {
    comoSeLeyo: ({ monto_pagado, monto_nuevo }, { visto }) =>
      monto_pagado === visto.monto_actual && monto_nuevo === visto.monto_nuevo,
    juzgar: ({ visto: { monto_nuevo, monto_actual } }) =>
      apta({ correcciones: centavos(monto_nuevo - monto_actual) }),
    montoAprobado: ({ visto }) => visto.monto_nuevo,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
