/** A key of an ordered index and the number of the document it leads to. */
export type Row = readonly [key: Uint8Array, doc: number];

/** Something ordered that can be read from any key on, in both directions. `lower` is inclusive, `upper` is not. */
export interface RowSource {
  rows(of: number, lower: Uint8Array, upper: Uint8Array, reverse: boolean, limit: number): Row[];
  count(of: number, lower: Uint8Array, upper: Uint8Array): number;
}
