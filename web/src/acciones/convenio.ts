import {
  activosSinPagoHoy,
  cancelarConvenio,
  castigados,
  detalleCredito,
  expedienteCliente,
  registrarConvenio,
  type Respuesta,
} from '@leal/contract';
import { formatearPesos, type Llamado, sumar } from '@leal/domain';
import { type Accion, porApi } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import { cuantos } from '../piezas/textos/textos.ts';

type DeQuien = { readonly id_credito: string; readonly nombre: string } & Llamado;

const comun = {
  sobre: ({ id_credito }: DeQuien) => `convenio ${id_credito}`,
  caduca: [activosSinPagoHoy, detalleCredito, expedienteCliente, castigados],
  caducaAlFallar: [detalleCredito, expedienteCliente],
};

/** A client promises a new plan; nothing of what is owed changes. It needs a line: only the server knows what is owed. */
export const REGISTRAR_CONVENIO: Accion<
  DeQuien,
  Datos<typeof registrarConvenio>,
  Respuesta<typeof registrarConvenio>
> = {
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

export const CANCELAR_CONVENIO: Accion<
  DeQuien,
  Datos<typeof cancelarConvenio>,
  Respuesta<typeof cancelarConvenio>
> = {
  ...comun,
  nombre: 'convenio.cancelar',
  mandar: porApi(cancelarConvenio),
  que: (sobre) => `que se cancela el convenio de ${comoSeLlama(sobre)}`,
  exito: (sobre) => ['Convenio cancelado', comoSeLlama(sobre)],
  fallo: 'No se pudo cancelar el convenio',
};
