import type { ClienteActivo } from '@leal/contract';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { ordenar } from '../../ui/tabla/orden.ts';

/** The fields by which active clients can be sorted, under the names of the columns. */
export const ORDENABLES = {
  cliente: 'Cliente',
  cobrador: NOMBRES.id_cobrador,
  saldo: NOMBRES.saldo,
  atrasado: 'Atrasado',
  dias: OTROS_NOMBRES.dias_atrasado,
  pagado: '% pagado',
  atrasos: NOMBRES.atrasos,
  vence: OTROS_NOMBRES.vence,
  alta: 'Alta',
} as const;
export type Ordenable = keyof typeof ORDENABLES;

export const COLUMNAS = Object.keys(ORDENABLES) as Ordenable[];

export const VALORES: {
  readonly [O in Ordenable]: (cliente: ClienteActivo) => string | number | null;
} = {
  cliente: ({ nombre }) => nombre,
  cobrador: ({ nombre_cobrador }) => nombre_cobrador,
  saldo: ({ saldo }) => saldo,
  atrasado: ({ atrasado }) => atrasado,
  dias: ({ dias_atrasado }) => dias_atrasado,
  pagado: ({ porcentaje_pagado }) => porcentaje_pagado,
  atrasos: ({ atrasos }) => atrasos,
  vence: ({ fecha_vencimiento }) => fecha_vencimiento,
  alta: ({ alta }) => alta,
};

const ORDENES = COLUMNAS.map((clave) => ({ clave, valor: VALORES[clave] }));

/** The rows as the table sorts them by the heads of these columns. */
export const enSuOrden = (filas: readonly ClienteActivo[], orden: string): readonly ClienteActivo[] =>
  ordenar(filas, ORDENES, orden);
