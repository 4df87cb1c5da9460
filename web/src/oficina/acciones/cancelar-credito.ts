import {
  activosSinPagoHoy,
  cancelarCredito,
  expedienteCliente,
  leerBitacora,
  porEntregar,
  type Respuesta,
} from '@leal/contract';
import { type Centavos, formatearPesos } from '@leal/domain';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';

type Cancelable = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };

/** A manager takes back a loan that nobody has handed over. */
export const CANCELAR_CREDITO: Accion<
  Cancelable,
  Datos<typeof cancelarCredito>,
  Respuesta<typeof cancelarCredito>
> = {
  nombre: 'credito.cancelar',
  mandar: porApi(cancelarCredito),
  sobre: ({ id_credito }) => `entrega ${id_credito}`,
  que: ({ monto, nombre }) => `la cancelación del crédito de ${formatearPesos(monto)} de ${nombre}`,
  exito: ({ monto, nombre }) => ['Crédito cancelado', `${formatearPesos(monto)} · ${nombre}`],
  fallo: 'No se pudo cancelar el crédito',
  caduca: [expedienteCliente, leerBitacora, activosSinPagoHoy, porEntregar],
  caducaAlFallar: [expedienteCliente, porEntregar],
};
