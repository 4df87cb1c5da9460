import { gastosPendientes, listarGastos } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { montoDe } from '../../lib/llamados.ts';
import { ESTADO_GASTO } from '../../piezas/solicitud/estados.ts';
import { apta, type Clase, nada, ninguno, nunca } from './clase.ts';

export const GASTOS: Clase<'gastos'> = {
  clase: 'gastos',
  nombre: 'Gasto',
  monto: ({ monto }) => monto,
  cambia: ({ motivo }) => motivo,
  estado: ({ estado }) => ESTADO_GASTO[estado],
  decision: {
    llamadas: [listarGastos, gastosPendientes],
    palabras: {
      aprobar: { exito: 'Gasto aprobado correctamente', fallo: 'Error al aprobar el gasto' },
      rechazar: { exito: 'Gasto rechazado correctamente', fallo: 'Error al rechazar el gasto' },
    },
    de: (gasto, { monto }) => `del gasto de ${formatearPesos(monto)} de ${gasto.nombre_cobrador}`,
    detalle: (gasto, { monto }) => montoDe(monto, { nombre: gasto.nombre_cobrador }),
  },
  saldo: nada,
  enLote: {
    aparte: nada,
    comoSeLeyo: ({ monto, motivo }, { visto }) => monto === visto.monto && motivo === visto.motivo,
    juzgar: ({ visto }) => apta({ gastos: visto.monto }),
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'motivo_rechazo',
  },
};
