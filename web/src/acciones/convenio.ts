import {
  activosSinPagoHoy,
  cancelarConvenio,
  castigados,
  detalleCredito,
  expedienteCliente,
  registrarConvenio,
} from '@leal/contract';
import { formatearPesos, sumar } from '@leal/domain';
import { porApi } from '../lib/acciones/accion.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import { cuantos } from '../piezas/textos/textos.ts';
import type { DeCredito, DeLlamada } from './tipos.ts';

const comun = {
  sobre: ({ id_credito }: DeCredito) => `convenio ${id_credito}`,
  caduca: [activosSinPagoHoy, detalleCredito, expedienteCliente, castigados],
  caducaAlFallar: [detalleCredito, expedienteCliente],
};

/** A client promises a new plan; nothing of what is owed changes. It needs a line: only the server knows what is owed. */
export const REGISTRAR_CONVENIO: DeLlamada<DeCredito, typeof registrarConvenio> = {
  ...comun,
  nombre: 'convenio.registrar',
  mandar: porApi(registrarConvenio),
  que: (sobre) => `el convenio de ${comoSeLlama(sobre)}`,
  exito: (sobre, { cuerpo: { renglones } }) => [
    'Convenio guardado',
    `${comoSeLlama(sobre)}: ${cuantos(renglones.length, 'pago', 'pagos')}, ${formatearPesos(sumar(...renglones.map(({ monto }) => monto)))}`,
  ],
  fallo: 'No se pudo guardar el convenio',
};

export const CANCELAR_CONVENIO: DeLlamada<DeCredito, typeof cancelarConvenio> = {
  ...comun,
  nombre: 'convenio.cancelar',
  mandar: porApi(cancelarConvenio),
  que: (sobre) => `que se cancela el convenio de ${comoSeLlama(sobre)}`,
  exito: (sobre) => ['Convenio cancelado', comoSeLlama(sobre)],
  fallo: 'No se pudo cancelar el convenio',
};
