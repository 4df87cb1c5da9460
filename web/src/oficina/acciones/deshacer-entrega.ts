import {
  deshacerEntrega,
  detalleCredito,
  expedienteCliente,
  leerBitacora,
  porEntregar,
  type Respuesta,
} from '@leal/contract';
import { type Centavos, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';

type Entregado = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };

/** A manager takes back a hand-over that never happened. */
export const DESHACER_ENTREGA: Accion<
  Entregado,
  Datos<typeof deshacerEntrega>,
  Respuesta<typeof deshacerEntrega>
> = {
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
