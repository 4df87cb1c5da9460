import { deAPocos } from '../../../functions/src/platform/de-a-pocos.ts';

export type Hacer = () => Promise<unknown>;
export const COBRADORES = 50;

export async function cronometrar(hacer: Hacer): Promise<number> {
  const desde = performance.now();
  await hacer();
  return performance.now() - desde;
}

/** So many of them, by fifty collectors at once. */
export const tanda = (hacer: Hacer, cuantas: number): Promise<unknown[]> =>
  deAPocos(Array.from({ length: cuantas }), COBRADORES, hacer);
