import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/*
 * `idx` entries are the ordered indexes: `key` is the encoded values followed by the document's name, see indexes/.
 * Documents have a number of their own, so that an entry need not repeat a path.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS collections (
  id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, database TEXT NOT NULL, group_id TEXT NOT NULL, parent TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS collections_group ON collections (database, group_id);
CREATE INDEX IF NOT EXISTS collections_parent ON collections (parent);
CREATE TABLE IF NOT EXISTS documents (
  doc INTEGER PRIMARY KEY, collection INTEGER NOT NULL, key BLOB NOT NULL, id TEXT NOT NULL,
  created INTEGER NOT NULL, updated INTEGER NOT NULL, fields BLOB NOT NULL, UNIQUE (collection, key));
CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY, scope TEXT NOT NULL, definition TEXT NOT NULL, UNIQUE (scope, definition));
CREATE TABLE IF NOT EXISTS entries (idx INTEGER NOT NULL, key BLOB NOT NULL, doc INTEGER NOT NULL, PRIMARY KEY (idx, key)) WITHOUT ROWID;
`;

const SCHEMA_VERSION = 1;

/** Opens what `data` says: a folder that keeps one file, or memory. */
export function openDatabase(data: string): Database {
  if (data === ':memory:') return new Database(':memory:');
  mkdirSync(data, { recursive: true });
  return new Database(join(data, 'firestore.sqlite'));
}

export class Database {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    // WAL with NORMAL: a commit is in the operating system's hands when it is acknowledged, so killing the process
    // loses nothing; only a power cut can take the last commits (never half of one).
    // One process at a time: what is cached here would not see another's commits.
    this.#db.exec('PRAGMA locking_mode = EXCLUSIVE');
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000');
    this.#db.exec('PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 134217728');
    this.#checkPages();
    this.#db.exec(SCHEMA);
    this.#checkVersion();
  }

  prepare(sql: string): StatementSync {
    return this.#db.prepare(sql);
  }

  /** The same, with rows as arrays: the hot ones are read so. */
  prepareArrays(sql: string): StatementSync {
    const statement = this.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  /** Everything or nothing. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite rolls back by itself on some errors.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }

  // SQLite reads a damaged page only when it needs it: hours later, in the middle of somebody's work.
  #checkPages(): void {
    const found = this.#db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (found !== 'ok')
      throw new Error(`The data are damaged: ${String(found).replaceAll(/\s+/g, ' ').trim()}.`);
  }

  #checkVersion(): void {
    const found = this.#db.prepare('PRAGMA user_version').get()?.['user_version'];
    if (found === 0) this.#db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    else if (found !== SCHEMA_VERSION)
      throw new Error(`The data were written by another version (${String(found)}).`);
  }
}
