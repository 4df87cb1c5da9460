/** A call's body is 100 KiB at most. */
const MAXIMO_BYTES = 90_000;

const medida = new TextEncoder();
const pesaDe = (renglon: unknown): number => medida.encode(JSON.stringify(renglon)).length;

/** The rows in their order, as many together as one call takes: `maximo`, or what weighs so much. */
export function partir<T>(renglones: readonly T[], maximo: number): T[][] {
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
