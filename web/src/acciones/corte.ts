import { entregarCorte, entregarDevuelto } from '@leal/contract';
import { type Centavos, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../piezas/caja/lecturas.ts';
import { nombreDeCorte } from '../piezas/caja/textos.ts';
import { conMayuscula } from '../piezas/textos/textos.ts';
import { porApi } from '../lib/acciones/accion.ts';
import type { DeLlamada } from './tipos.ts';

const corteDe = (corte: { readonly numero: number | null }): string => nombreDeCorte(corte).toLowerCase();

type DeCorte = { readonly numero: number; readonly contado: Centavos };

const entregado = {
  sobre: ({ numero }: DeCorte) => `corte ${numero}`,
  que: (corte: DeCorte) => `la entrega del ${corteDe(corte)} con ${formatearPesos(corte.contado)}`,
  exito: (corte: DeCorte) =>
    [`${conMayuscula(corteDe(corte))} entregado`, formatearPesos(corte.contado)] as const,
  fallo: 'No se pudo entregar el corte',
  caduca: LECTURAS_DE_CAJA,
  caducaAlFallar: LECTURAS_DE_CAJA,
};

/** The open cut, counted. It needs a line: what arrives meanwhile would be of another cut. */
export const ENTREGAR_CORTE: DeLlamada<DeCorte, typeof entregarCorte> = {
  nombre: 'corte.entregar',
  mandar: porApi(entregarCorte),
  ...entregado,
};

/** A cut that a manager returned, counted again. */
export const ENTREGAR_DEVUELTO: DeLlamada<DeCorte, typeof entregarDevuelto> = {
  nombre: 'corte.entregar-devuelto',
  mandar: porApi(entregarDevuelto),
  ...entregado,
};
