import type { Curso } from './curso.ts';

/** A call's body is 100 KiB at most. */
const MAXIMO_BYTES = 90_000;

const medida = new TextEncoder();
const pesaDe = (renglon: unknown): number => medida.encode(JSON.stringify(renglon)).length;

/** The rows in their order, as many together as one call takes: `maximo`, or what weighs so much. */
function partir<T>(renglones: readonly T[], maximo: number): T[][] {
  const tandas: T[][] = [];
  let lleva = Infinity;
  for (const renglon of renglones) {
    const pesa = pesaDe(renglon);
    const ultima = tandas.at(-1);
    if (!ultima || ultima.length === maximo || lleva + pesa > MAXIMO_BYTES) {
      tandas.push([renglon]);
      lleva = pesa;
    } else {
      ultima.push(renglon);
      lleva += pesa;
    }
  }
  return tandas;
}

/** Sends them, one call after the other; whoever leaves stops it between two. */
export async function porTandas<T>(
  renglones: readonly T[],
  maximo: number,
  { signal, alAvanzar }: Curso,
  mandar: (tanda: T[]) => Promise<void>,
): Promise<void> {
  let hechos = 0;
  for (const tanda of partir(renglones, maximo)) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await mandar(tanda);
    hechos += tanda.length;
    alAvanzar({ hechos, total: renglones.length });
  }
}
