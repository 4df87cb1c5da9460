import { IndexManager } from '../indexes/index-manager.ts';
import type { Overlay } from '../queries/overlay.ts';
import { Collections } from '../store/collections.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import { Documents } from '../store/documents.ts';
import { Entries } from '../store/entries.ts';
import type { StatementSync } from 'node:sqlite';
import type { Change } from './write.ts';

const LAST_COMMIT = 'last-commit';

/** Everything on disk, and the one way to change it. */
export class Storage {
  readonly collections: Collections;
  readonly documents: Documents;
  readonly entries: Entries;
  readonly indexes: IndexManager;
  readonly #db: Database;
  readonly #setMeta: StatementSync;

  constructor(data: string) {
    this.#db = openDatabase(data);
    this.collections = new Collections(this.#db);
    this.documents = new Documents(this.#db, this.collections);
    this.entries = new Entries(this.#db);
    this.indexes = new IndexManager({
      db: this.#db,
      collections: this.collections,
      documents: this.documents,
      entries: this.entries,
    });
    this.#setMeta = this.#db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  }

  /** A document as an overlay says it was, or as it is. */
  version(name: string, overlay: Overlay): StoredDocument | undefined {
    return overlay.has(name) ? overlay.get(name) : this.documents.get(name);
  }

  lastCommit(): number {
    return Number(this.#db.prepare('SELECT value FROM meta WHERE name = ?').get(LAST_COMMIT)?.['value'] ?? 0);
  }

  /** Writes the changes of one commit with their index entries: all of them or, on an error, none. */
  apply(changes: readonly Change[], commitTime: number): void {
    this.#atomically(() => {
      for (const change of changes) this.#applyOne(change);
      this.#setMeta.run(LAST_COMMIT, commitTime);
    });
  }

  /** Loads many new documents at once; those that exist are replaced. */
  load(documents: readonly StoredDocument[], commitTime: number): void {
    const present: Change[] = [];
    this.#atomically(() => {
      for (const after of documents) {
        const doc = this.documents.insertNew(after);
        if (doc === undefined)
          present.push({ name: after.name, before: this.documents.get(after.name), after });
        else this.indexes.replace(doc, undefined, after);
      }
    });
    this.apply(present, commitTime);
  }

  /** Removes all documents of a database. */
  clear(database: string): void {
    this.#atomically(() => {
      this.indexes.dropAll(database);
      this.documents.removeAll(database);
      this.collections.removeAll(database);
    });
    this.documents.forgetAll();
    this.collections.forget();
  }

  close(): void {
    this.#db.close();
  }

  /** Memory forgets: what it knows of changes that were undone is wrong. */
  #atomically(work: () => void): void {
    try {
      this.#db.transaction(work);
    } catch (error) {
      this.documents.forgetAll();
      this.collections.forget();
      this.indexes.forget();
      throw error;
    }
  }

  #applyOne({ name, before, after }: Change): void {
    if (before === after) return;
    const number = this.documents.numberOf(name);
    if (after) {
      const doc = this.documents.put(after);
      this.indexes.replace(doc, before, after);
    } else if (number !== undefined) {
      this.indexes.replace(number, before, undefined);
      this.documents.remove(name);
    }
  }
}
