import { MAXIMO_POR_TANDA, type RenglonPorImportar } from '@leal/contract';
import { partir } from '../../archivo/partir.ts';

const enOrden = (a: RenglonPorImportar, b: RenglonPorImportar): number =>
  a.id_cobrador.localeCompare(b.id_cobrador) ||
  (a.orden ?? Infinity) - (b.orden ?? Infinity) ||
  a.renglon - b.renglon;

/** The rows as they are sent: collector by collector, in the order of their routes, as many together as one call takes. */
export const enTandas = (renglones: readonly RenglonPorImportar[]): RenglonPorImportar[][] =>
  partir(renglones.toSorted(enOrden), MAXIMO_POR_TANDA);
