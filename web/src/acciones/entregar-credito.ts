import {
  abiertoDeCobrador,
  type CreditoPorEntregar,
  detalleCredito,
  entregarCredito,
  porEntregar,
} from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../piezas/caja/lecturas.ts';
import { ENTREGAR } from '../piezas/credito/por-entregar.ts';
import { cartaDe, porSalida } from '../lib/acciones/accion.ts';
import type { DeCalle } from './tipos.ts';

type Entregable = Pick<CreditoPorEntregar, 'id_credito' | 'nombre' | 'monto'>;

const { mandar, guardable } = porSalida(entregarCredito);

/** The cash of an approved loan was handed over at the door; kept on the phone until there is a line. */
export const ENTREGAR_CREDITO: DeCalle<Entregable, typeof entregarCredito> = {
  nombre: ENTREGAR,
  mandar,
  guardable: {
    ...guardable,
    // The phone is named: what a phone kept has happened, whatever its clock and the box say.
    armar: ({ cuerpo }, telefono) => cartaDe(entregarCredito, { cuerpo: { ...cuerpo, ...telefono } }),
  },
  sobre: ({ id_credito }) => `entrega ${id_credito}`,
  que: ({ monto, nombre }) => `la entrega de ${formatearPesos(monto)} a ${nombre}`,
  exito: ({ monto, nombre }, _, { entrega: { fondo } }) => [
    'Préstamo entregado',
    fondo
      ? `${formatearPesos(monto)} a ${nombre}. La oficina confirmará los ${formatearPesos(fondo.monto)} que faltaban`
      : `${formatearPesos(monto)} a ${nombre}`,
  ],
  fallo: 'No se pudo anotar la entrega',
  caduca: [porEntregar, detalleCredito, ...LECTURAS_DE_CAJA],
  caducaAlFallar: [porEntregar, abiertoDeCobrador],
};
