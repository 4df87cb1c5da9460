import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';

/** A key of an ordered index and the number of the document it leads to. */
export type Row = readonly [key: Uint8Array, doc: number];

/** A table that can be read from any key on, in both directions. `lower` is inclusive, `upper` is not. */
export class OrderedRows {
  readonly #up: StatementSync;
  readonly #down: StatementSync;
  readonly #count: StatementSync;

  /** `of` is the column that says whose keys they are. */
  constructor(db: Database, table: string, of: string) {
    const range = `FROM ${table} WHERE ${of} = ? AND key >= ? AND key < ?`;
    this.#up = db.prepareArrays(`SELECT key, doc ${range} ORDER BY key LIMIT ?`);
    this.#down = db.prepareArrays(`SELECT key, doc ${range} ORDER BY key DESC LIMIT ?`);
    this.#count = db.prepareArrays(`SELECT count(*) ${range}`);
  }

  rows(of: number, lower: Uint8Array, upper: Uint8Array, reverse: boolean, limit: number): Row[] {
    return (reverse ? this.#down : this.#up).all(of, lower, upper, limit) as unknown as Row[];
  }

  count(of: number, lower: Uint8Array, upper: Uint8Array): number {
    return (this.#count.get(of, lower, upper) as unknown as [number])[0];
  }
}
