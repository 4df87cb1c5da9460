import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';
import type { Row, RowSource } from './rows.ts';

/** The entries of all indexes, ordered by index and key. */
export class Entries implements RowSource {
  readonly #up: StatementSync;
  readonly #down: StatementSync;
  readonly #count: StatementSync;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #drop: StatementSync;

  constructor(db: Database) {
    const arrays = (sql: string) => {
      const statement = db.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    };
    const range = 'FROM entries WHERE idx = ? AND key >= ? AND key < ?';
    this.#up = arrays(`SELECT key, doc ${range} ORDER BY key LIMIT ?`);
    this.#down = arrays(`SELECT key, doc ${range} ORDER BY key DESC LIMIT ?`);
    this.#count = arrays(`SELECT count(*) ${range}`);
    this.#insert = db.prepare('INSERT OR REPLACE INTO entries (idx, key, doc) VALUES (?, ?, ?)');
    this.#delete = db.prepare('DELETE FROM entries WHERE idx = ? AND key = ?');
    this.#drop = db.prepare('DELETE FROM entries WHERE idx = ?');
  }

  rows(index: number, lower: Uint8Array, upper: Uint8Array, reverse: boolean, limit: number): Row[] {
    return (reverse ? this.#down : this.#up).all(index, lower, upper, limit) as unknown as Row[];
  }

  count(index: number, lower: Uint8Array, upper: Uint8Array): number {
    return (this.#count.get(index, lower, upper) as unknown as [number])[0];
  }

  add(index: number, key: Uint8Array, doc: number): void {
    this.#insert.run(index, key, doc);
  }

  remove(index: number, key: Uint8Array): void {
    this.#delete.run(index, key);
  }

  drop(index: number): void {
    this.#drop.run(index);
  }
}
