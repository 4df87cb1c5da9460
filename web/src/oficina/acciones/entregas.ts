import {
  activosSinPagoHoy,
  cancelarCredito,
  deshacerEntrega,
  detalleCredito,
  expedienteCliente,
  leerBitacora,
  porEntregar,
} from '@leal/contract';
import { type Centavos, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { porApi } from '../../lib/acciones/accion.ts';
import type { AccionDe } from './accion-de.ts';

type Prestado = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };

/** A manager takes back a loan that nobody has handed over. */
export const CANCELAR_CREDITO: AccionDe<typeof cancelarCredito, Prestado> = {
  nombre: 'credito.cancelar',
  mandar: porApi(cancelarCredito),
  sobre: ({ id_credito }) => `entrega ${id_credito}`,
  que: ({ monto, nombre }) => `la cancelación del crédito de ${formatearPesos(monto)} de ${nombre}`,
  exito: ({ monto, nombre }) => ['Crédito cancelado', `${formatearPesos(monto)} · ${nombre}`],
  fallo: 'No se pudo cancelar el crédito',
  caduca: [expedienteCliente, leerBitacora, activosSinPagoHoy, porEntregar],
  caducaAlFallar: [expedienteCliente, porEntregar],
};

/** A manager takes back a hand-over that never happened. */
export const DESHACER_ENTREGA: AccionDe<typeof deshacerEntrega, Prestado> = {
  nombre: 'entrega.deshacer',
  mandar: porApi(deshacerEntrega),
  sobre: ({ id_credito }) => `entrega ${id_credito}`,
  que: ({ monto, nombre }) => `que no se entregaron ${formatearPesos(monto)} a ${nombre}`,
  exito: ({ monto, nombre }) => [
    'Entrega deshecha',
    `${formatearPesos(monto)} · ${nombre}: otra vez por entregar`,
  ],
  fallo: 'No se pudo deshacer la entrega',
  caduca: [expedienteCliente, detalleCredito, leerBitacora, porEntregar, ...LECTURAS_DE_CAJA],
  caducaAlFallar: [expedienteCliente],
};
