import { type Fecha, fecha, sumarDias } from './calendario.ts';

/** A month, 'YYYY-MM'. */
export type Mes = string & { readonly __unidad: 'mes' };

const NOMBRES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const mesDe = (dia: Fecha): Mes => dia.slice(0, 7) as Mes;

/** A month's first day and its last. */
export function diasDeMes(mes: Mes): { readonly inicio: Fecha; readonly fin: Fecha } {
  const inicio = fecha(`${mes}-01`);
  // Whatever its length, it is over 31 days later.
  return { inicio, fin: sumarDias(fecha(`${mesDe(sumarDias(inicio, 31))}-01`), -1) };
}

/** The month of that day and those before it, the newest first. */
export function mesesHasta(dia: Fecha, cuantos: number): Mes[] {
  const meses = [mesDe(dia)];
  while (meses.length < cuantos) meses.push(mesDe(sumarDias(fecha(`${meses.at(-1)}-01`), -1)));
  return meses;
}

/** 'noviembre de 2026'. */
export const formatearMes = (mes: Mes): string =>
  `${NOMBRES[Number(mes.slice(5)) - 1] ?? ''} de ${mes.slice(0, 4)}`;
