import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { OrderedRows } from './rows.ts';

/** The entries of all indexes, ordered by index and key. */
export class Entries extends OrderedRows {
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #drop: StatementSync;

  constructor(db: Database) {
    super(db, 'entries', 'idx');
    this.#insert = db.prepare('INSERT OR REPLACE INTO entries (idx, key, doc) VALUES (?, ?, ?)');
    this.#delete = db.prepare('DELETE FROM entries WHERE idx = ? AND key = ?');
    this.#drop = db.prepare('DELETE FROM entries WHERE idx = ?');
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
