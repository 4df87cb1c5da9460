import type { StatementSync } from 'node:sqlite';
import type { Collections } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Documents } from '../store/documents.ts';
import type { Entries } from '../store/entries.ts';
import { Lru } from '../store/lru.ts';
import { collectionOf, databaseOf, idOf } from '../values/resource-name.ts';
import { indexKeys, type PhysicalIndex } from './physical-index.ts';

type Built = { readonly id: number; readonly definition: string; readonly index: PhysicalIndex };

/** What an index covers: one collection, or all collections of one id in a database. */
export type Coverage = { readonly database: string; readonly groupId: string; readonly path?: string };

const CACHED_SCOPES = 50_000;
const BUILD_CHUNK = 100_000;
const scopeKey = (c: Coverage) =>
  c.path === undefined ? `group ${c.database} ${c.groupId}` : `collection ${c.path}`;

type Parts = { db: Database; collections: Collections; documents: Documents; entries: Entries };

/**
 * Keeps the indexes. One is built from the documents the first time a query needs it and kept by every commit from
 * then on: what nobody queries costs nothing to write.
 */
export class IndexManager {
  readonly #parts: Parts;
  readonly #built = new Lru<Built[]>(CACHED_SCOPES);
  readonly #list: StatementSync;
  readonly #add: StatementSync;
  readonly #scopes: StatementSync;
  readonly #remove: StatementSync;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#list = parts.db.prepare('SELECT id, definition FROM indexes WHERE scope = ?');
    this.#add = parts.db.prepare('INSERT INTO indexes (scope, definition) VALUES (?, ?) RETURNING id');
    this.#scopes = parts.db.prepare('SELECT id, scope FROM indexes');
    this.#remove = parts.db.prepare('DELETE FROM indexes WHERE id = ?');
  }

  /** The number of an index, built if this is the first time. */
  ensure(coverage: Coverage, index: PhysicalIndex): number {
    const scope = scopeKey(coverage);
    const definition = JSON.stringify(index);
    const known = this.#of(scope).find((b) => b.definition === definition);
    if (known) return known.id;
    const id = this.#parts.db.transaction(() => this.#build(coverage, scope, index));
    this.#built.delete(scope);
    return id;
  }

  /** Replaces the entries of one document; to be called within the commit's transaction. */
  replace(doc: number, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const name = (after ?? before)?.name ?? '';
    const path = collectionOf(name);
    const coverage = { database: databaseOf(name), groupId: idOf(path) };
    for (const built of this.#of(scopeKey({ ...coverage, path }))) this.#replaceIn(built, doc, before, after);
    for (const built of this.#of(scopeKey(coverage))) this.#replaceIn(built, doc, before, after);
  }

  /** After an undone transaction: what was read within it may be void. */
  forget(): void {
    this.#built.clear();
  }

  /** Drops the indexes of a database, when its documents go all at once. */
  dropAll(database: string): void {
    for (const { id, scope } of this.#scopes.all() as unknown as { id: number; scope: string }[]) {
      if (!scope.split(' ')[1]?.startsWith(database)) continue;
      this.#parts.entries.drop(id);
      this.#remove.run(id);
    }
    this.#built.clear();
  }

  #replaceIn(
    built: Built,
    doc: number,
    before: StoredDocument | undefined,
    after: StoredDocument | undefined,
  ): void {
    const old = before ? indexKeys(built.index, before) : new Map<string, Buffer>();
    const now = after ? indexKeys(built.index, after) : new Map<string, Buffer>();
    for (const [text, key] of old) if (!now.has(text)) this.#parts.entries.remove(built.id, key);
    for (const [text, key] of now) if (!old.has(text)) this.#parts.entries.add(built.id, key, doc);
  }

  #build(coverage: Coverage, scope: string, index: PhysicalIndex): number {
    const id = Number(this.#add.get(scope, JSON.stringify(index))?.['id']);
    let rows: [key: Buffer, doc: number][] = [];
    // In key order a tree grows at its end, which is several times faster than anywhere.
    const flush = () => {
      rows.sort((a, b) => Buffer.compare(a[0], b[0]));
      for (const [key, doc] of rows) this.#parts.entries.add(id, key, doc);
      rows = [];
    };
    for (const collection of this.#covered(coverage)) {
      for (const { doc, document } of this.#parts.documents.each(collection.id, collection.path)) {
        for (const key of indexKeys(index, document).values()) rows.push([key, doc]);
        if (rows.length >= BUILD_CHUNK) flush();
      }
    }
    flush();
    return id;
  }

  #covered(coverage: Coverage): { id: number; path: string }[] {
    const { path } = coverage;
    if (path === undefined) return this.#parts.collections.ofGroup(coverage.database, coverage.groupId);
    const id = this.#parts.collections.find(path);
    return id === undefined ? [] : [{ id, path }];
  }

  #of(scope: string): Built[] {
    const cached = this.#built.get(scope);
    if (cached) return cached;
    const rows = this.#list.all(scope) as unknown as { id: number; definition: string }[];
    const built = rows.map((r) => ({ ...r, index: JSON.parse(r.definition) as PhysicalIndex }));
    this.#built.set(scope, built);
    return built;
  }
}
