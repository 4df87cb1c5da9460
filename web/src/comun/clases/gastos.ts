import { ESTADO_GASTO } from '../solicitud/estados.ts';
import { apta, type Clase, ninguno, nunca } from './clase.ts';

export const GASTOS: Clase<'gastos'> = {
  nombre: 'Gasto',
  monto: ({ monto }) => monto,
  cambia: ({ motivo }) => motivo,
  estado: ({ estado }) => ESTADO_GASTO[estado],
  enLote: {
    comoSeLeyo: ({ monto, motivo }, { visto }) => monto === visto.monto && motivo === visto.motivo,
    juzgar: ({ visto }) => apta({ gastos: visto.monto }),
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'motivo_rechazo',
  },
};
