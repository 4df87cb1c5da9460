// The rows of the Excel exports, read to their end, and the sums of their columns.
import type { RenglonExcel } from '@leal/contract';
import { DIAS_DE_SEMANA } from '@leal/domain';
import type { Invocacion } from '@leal/seed';
import { leerTodo } from './lista.ts';
import type { Persona } from './mundo.ts';

/** A row as it travels: amounts in pesos. */
export type Renglon = Pick<RenglonExcel, 'referencias'> & {
  readonly transferido?: number;
} & {
  readonly [C in Exclude<keyof RenglonExcel, 'referencias' | 'transferido'>]: RenglonExcel[C] extends number
    ? number
    : string;
};

export const leerRenglones = async (quien: Persona, consulta: Invocacion['consulta']): Promise<Renglon[]> =>
  (await leerTodo(quien, 'clientesExcel', { consulta: { limite: 1000, ...consulta } })) as Renglon[];

export const idsDe = (renglones: readonly Renglon[]): string[] =>
  renglones.map(({ id_credito }) => id_credito);

/** Each weekday's column added up, Monday first. */
export const columnasDe = (renglones: readonly Renglon[]): number[] =>
  DIAS_DE_SEMANA.map((dia) => renglones.reduce((total, r) => Math.round((total + r[dia]) * 100) / 100, 0));

export const sumaDe = (montos: readonly number[]): number =>
  Math.round(montos.reduce((a, b) => a + b, 0) * 100) / 100;
