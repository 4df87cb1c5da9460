import { diasHasta, type Fecha, sumarDias } from './calendario.ts';
import type { Parametros } from './parametros.ts';

type Limites = { readonly hoy: Fecha; readonly parametros: Pick<Parametros, 'horas_captura_maximas'> };

/** A phone that was not used for longer is not compared with what it did before. */
const DIAS_DE_MEMORIA = 7;

/** The days that a capture may wait and still be booked on its own day; the next day is begun. */
const diasDeEspera = ({ horas_captura_maximas }: Limites['parametros']): number =>
  Math.ceil(horas_captura_maximas / 24) + 1;

/** The days from so many before one to so many after it, none that is yet to come. */
const alrededor = (fecha: Fecha, antes: number, despues: number, hoy: Fecha): Fecha[] =>
  diasHasta(sumarDias(fecha, -antes), sumarDias(fecha, despues)).filter((dia) => dia <= hoy);

/** The days whose rows the marks of one day come from: what each phone did before, and what came after what waited. */
export const diasQueMarcan = (fecha: Fecha, { hoy, parametros }: Limites): Fecha[] =>
  alrededor(fecha, DIAS_DE_MEMORIA, diasDeEspera(parametros), hoy);

/** The days whose marks may be others since rows of one day came or went. */
export const diasMarcadosPor = (fecha: Fecha, { hoy, parametros }: Limites): Fecha[] =>
  alrededor(fecha, diasDeEspera(parametros), DIAS_DE_MEMORIA, hoy);
