import { MAXIMO_POR_TANDA, type RenglonPorImportar } from '@leal/contract';

/** A call's body is 100 KiB at most. */
const MAXIMO_BYTES = 90_000;

const medida = new TextEncoder();
const pesaDe = (renglon: RenglonPorImportar): number => medida.encode(JSON.stringify(renglon)).length;

const enOrden = (a: RenglonPorImportar, b: RenglonPorImportar): number =>
  a.id_cobrador.localeCompare(b.id_cobrador) ||
  (a.orden ?? Infinity) - (b.orden ?? Infinity) ||
  a.renglon - b.renglon;

/** The rows as they are sent: collector by collector, in the order of their routes, as many together as one call takes. */
export function enTandas(renglones: readonly RenglonPorImportar[]): RenglonPorImportar[][] {
  const tandas: RenglonPorImportar[][] = [];
  let lleva = Infinity;
  for (const renglon of renglones.toSorted(enOrden)) {
    const pesa = pesaDe(renglon);
    const ultima = tandas.at(-1);
    if (!ultima || ultima.length === MAXIMO_POR_TANDA || lleva + pesa > MAXIMO_BYTES) {
      tandas.push([renglon]);
      lleva = pesa;
    } else {
      ultima.push(renglon);
      lleva += pesa;
    }
  }
  return tandas;
}
