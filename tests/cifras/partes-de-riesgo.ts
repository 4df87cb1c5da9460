// What the screens of risk cut a portfolio into, said again, and how a part of it is judged.
import { expect } from 'vitest';

export const DIAS_DE_RIESGO: readonly number[] = [1, 7, 15, 30, 60];
export const EDADES_DE_ATRASO: readonly (readonly [number, number | null])[] = [
  [0, 0],
  [1, 7],
  [8, 15],
  [16, 30],
  [31, 60],
  [61, null],
];

/** Two decimals, and what lies in the middle may go either way; of nothing there is no part. */
export function exigirParte(porcentaje: number | null, parte: number, total: number): void {
  if (total === 0) expect(porcentaje).toBeNull();
  else expect(Math.abs(Number(porcentaje) - (100 * parte) / total)).toBeLessThan(0.005 + 1e-9);
}
