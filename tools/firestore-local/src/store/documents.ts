import type { StatementSync } from 'node:sqlite';
import { segmentKey } from '../values/key.ts';
import { collectionOf, idOf } from '../values/resource-name.ts';
import type { Collections } from './collections.ts';
import type { Database } from './database.ts';
import { StoredDocument } from './document.ts';
import { Lru } from './lru.ts';
import { OrderedRows } from './rows.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** The memory of a decoded document, against its bytes on disk. */
const MEMORY_FACTOR = 6;
const OVERHEAD_BYTES = 512;
const BATCH = 1000;

export type Held = { readonly document: StoredDocument; readonly doc: number };
type Columns = [doc: number, id: string, created: number, updated: number, fields: Uint8Array];
const COLUMNS = 'doc, id, created, updated, fields';

/** The documents themselves; the hot ones stay in memory. */
export class Documents extends OrderedRows {
  readonly #collections: Collections;
  readonly #cache = new Lru<Held>(CACHE_BYTES);
  readonly #find: StatementSync;
  readonly #byNumber: StatementSync;
  readonly #insertNew: StatementSync;
  readonly #update: StatementSync;
  readonly #delete: StatementSync;
  readonly #all: StatementSync;
  readonly #ids: StatementSync;
  readonly #removeAll: StatementSync;

  constructor(db: Database, collections: Collections) {
    super(db, 'documents', 'collection');
    this.#collections = collections;
    this.#find = db.prepareArrays(`SELECT ${COLUMNS} FROM documents WHERE collection = ? AND key = ?`);
    this.#byNumber = db.prepareArrays(
      'SELECT collection, id, created, updated, fields FROM documents WHERE doc = ?',
    );
    this.#insertNew = db.prepareArrays(
      `INSERT INTO documents (collection, key, id, created, updated, fields) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING doc`,
    );
    this.#update = db.prepare('UPDATE documents SET created = ?, updated = ?, fields = ? WHERE doc = ?');
    this.#delete = db.prepare('DELETE FROM documents WHERE doc = ?');
    this.#removeAll = db.prepare(
      'DELETE FROM documents WHERE collection IN (SELECT id FROM collections WHERE database = ?)',
    );
    this.#ids = db.prepare('SELECT id FROM documents WHERE collection = ? ORDER BY key');
    this.#all = db.prepareArrays(
      `SELECT ${COLUMNS} FROM documents WHERE collection = ? AND key > ? ORDER BY key LIMIT ?`,
    );
  }

  get(name: string): StoredDocument | undefined {
    return this.#held(name)?.document;
  }

  numberOf(name: string): number | undefined {
    return this.#held(name)?.doc;
  }

  byNumber(doc: number, collectionPath?: string): StoredDocument | undefined {
    const row = this.#byNumber.get(doc) as unknown as Columns | undefined;
    if (!row) return undefined;
    const path = collectionPath ?? this.#collections.pathOf(row[0]);
    const name = `${path}/${row[1]}`;
    const cached = this.#cache.get(name);
    return cached ? cached.document : this.#keep(name, doc, row[2], row[3], row[4]).document;
  }

  /** Inserts a document past the cache and tells its number, or nothing when there is one already. */
  insertNew(document: StoredDocument): number | undefined {
    const { name, createTime, updateTime, bytes } = document;
    const id = idOf(name);
    const collection = this.#collections.findOrAdd(collectionOf(name));
    const row = this.#insertNew.get(collection, segmentKey(id), id, createTime, updateTime, bytes);
    return (row as unknown as [number] | undefined)?.[0];
  }

  /** Writes one version and tells the document's number. */
  put(document: StoredDocument): number {
    const held = this.#held(document.name);
    const { bytes, createTime, updateTime } = document;
    if (held) this.#update.run(createTime, updateTime, bytes, held.doc);
    const doc = held?.doc ?? this.insertNew(document) ?? 0;
    this.#cache.set(document.name, { document, doc }, bytes.length * MEMORY_FACTOR + OVERHEAD_BYTES);
    return doc;
  }

  remove(name: string): void {
    const held = this.#held(name);
    if (held) this.#delete.run(held.doc);
    this.#cache.delete(name);
  }

  removeAll(database: string): void {
    this.#removeAll.run(database);
  }

  forgetAll(): void {
    this.#cache.clear();
  }

  /** Every document of a collection by its id, as each batch is when it is asked for; the cache is left alone. */
  *batches(collection: number, path: string): Generator<readonly Held[]> {
    let last: Uint8Array = new Uint8Array();
    for (;;) {
      const rows = this.#all.all(collection, last, BATCH) as unknown as Columns[];
      yield rows.map(([doc, id, created, updated, fields]) => ({
        doc,
        document: new StoredDocument(`${path}/${id}`, fields, created, updated),
      }));
      if (rows.length < BATCH) return;
      last = segmentKey(rows.at(-1)?.[1] ?? '');
    }
  }

  /** The names of all documents below a document or the root, in no particular order. */
  *namesBelow(parent: string): Generator<string> {
    for (const collection of this.#collections.below(parent)) yield* this.namesIn(collection.path);
  }

  /** The names of a collection's documents, in their order. */
  namesIn(path: string): string[] {
    const collection = this.#collections.find(path);
    if (collection === undefined) return [];
    return this.#ids.all(collection).map((row) => `${path}/${String(row['id'])}`);
  }

  #held(name: string): Held | undefined {
    const cached = this.#cache.get(name);
    if (cached) return cached;
    const collection = this.#collections.find(collectionOf(name));
    if (collection === undefined) return undefined;
    const row = this.#find.get(collection, segmentKey(idOf(name))) as unknown as Columns | undefined;
    return row && this.#keep(name, row[0], row[2], row[3], row[4]);
  }

  #keep(name: string, doc: number, created: number, updated: number, fields: Uint8Array): Held {
    const held = { document: new StoredDocument(name, fields, created, updated), doc };
    this.#cache.set(name, held, fields.length * MEMORY_FACTOR + OVERHEAD_BYTES);
    return held;
  }
}
