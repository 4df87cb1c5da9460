import type { PhysicalIndex } from '../indexes/physical-index.ts';
import type { Range } from './bounds.ts';
import type { FieldFilter } from './model.ts';

/** An index and the values it is entered with. */
export type Leg = { readonly index: PhysicalIndex; readonly prefix: Uint8Array };

/**
 * The way in which the documents of one conjunction are found, in the query's order. `ranges` are in that order (what
 * follows the prefix, upside down where the order descends); `reverse` says that the index is walked from its end.
 */
export type Scan =
  | {
      readonly kind: 'index';
      readonly leg: Leg;
      readonly ranges: readonly Range[];
      readonly reverse: boolean;
    }
  | {
      readonly kind: 'merge';
      readonly legs: readonly Leg[];
      readonly ranges: readonly Range[];
      readonly reverse: boolean;
    }
  | { readonly kind: 'names'; readonly ranges: readonly Range[]; readonly reverse: boolean }
  | { readonly kind: 'lookup'; readonly name: string };

export type Plan = {
  readonly scan: Scan;
  /** Filters the scan does not settle by itself. */
  readonly residual: readonly FieldFilter[];
  /** Whether the key after the prefix is the document's place in the query's order. */
  readonly ordered: boolean;
  /** Whether nothing can match: planned all the same, so that the index is asked for. */
  readonly never: boolean;
};
