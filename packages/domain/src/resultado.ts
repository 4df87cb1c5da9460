import { type Centavos, multiplicar, sumar } from './dinero.ts';

/** The lines of a month's result, by the sums of days that they add up, and whether each is more of it or less. */
const LINEAS = {
  interes_centavos: 1,
  gastos_centavos: -1,
  condonado_centavos: -1,
  perdido_centavos: -1,
  castigado_centavos: -1,
  recuperado_centavos: 1,
} as const;

export type LineaDeResultado = keyof typeof LINEAS;
export const LINEAS_DE_RESULTADO = Object.keys(LINEAS) as LineaDeResultado[];

export type LineasDeResultado = Readonly<Record<LineaDeResultado, Centavos>>;

/** What was earned, without what was spent, written off and lost; what came of loans that were lost is taken back. */
export const resultadoDe = (lineas: LineasDeResultado): Centavos =>
  sumar(...LINEAS_DE_RESULTADO.map((linea) => multiplicar(lineas[linea], LINEAS[linea])));

/** Whether the month has anything in any of its lines. */
export const hayResultado = (lineas: LineasDeResultado): boolean =>
  LINEAS_DE_RESULTADO.some((linea) => lineas[linea] !== 0);
