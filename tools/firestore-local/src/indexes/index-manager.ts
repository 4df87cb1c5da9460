import type { StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Collections } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Documents, Held } from '../store/documents.ts';
import type { Entries } from '../store/entries.ts';
import { Lru } from '../store/lru.ts';
import { collectionOf, databaseOf, idOf } from '../values/resource-name.ts';
import { indexKeys, type PhysicalIndex } from './physical-index.ts';

type Built = { readonly id: number; readonly definition: string; readonly index: PhysicalIndex };
/** An index that is being built: commits keep what there is of it right. */
type Building = Built & { readonly scope: string; readonly slices: Generator<void> };

/** The documents that an index covers: one collection, or all collections of one id in a database. */
export type Coverage = { readonly database: string; readonly groupId: string; readonly path?: string };

const CACHED_SCOPES = 50_000;
/** The least documents, and not twice as many, that go into an index before others get their turn. */
const SLICE = 1_000;
/** No path has two slashes: the scope of an index that is not complete, also after a crash. */
const INCOMPLETE = ' //incomplete';
const scopeKey = (c: Coverage) =>
  c.path === undefined ? `group ${c.database} ${c.groupId}` : `collection ${c.path}`;
const isOf = (scope: string, database: string) => scope.split(' ')[1]?.startsWith(database) ?? false;

type Parts = { db: Database; collections: Collections; documents: Documents; entries: Entries };

/**
 * Keeps the indexes. One is built from the documents the first time a query needs it, slice by slice so that others
 * are answered meanwhile, and kept by every commit from then on: what nobody queries costs nothing to write.
 */
export class IndexManager {
  readonly #parts: Parts;
  readonly #built = new Lru<Built[]>(CACHED_SCOPES);
  readonly #building = new Map<string, Building>();
  /** One index at a time, or the slices of many would add up. */
  #builds: Promise<void> = Promise.resolve();
  readonly #list: StatementSync;
  readonly #add: StatementSync;
  readonly #scopes: StatementSync;
  readonly #remove: StatementSync;
  readonly #complete: StatementSync;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#list = parts.db.prepare('SELECT id, definition FROM indexes WHERE scope = ?');
    this.#add = parts.db.prepare('INSERT INTO indexes (scope, definition) VALUES (?, ?) RETURNING id');
    this.#scopes = parts.db.prepare('SELECT id, scope FROM indexes');
    this.#remove = parts.db.prepare('DELETE FROM indexes WHERE id = ?');
    this.#complete = parts.db.prepare('UPDATE indexes SET scope = ? WHERE id = ?');
  }

  /** The number of an index that is complete. */
  find(coverage: Coverage, index: PhysicalIndex): number | undefined {
    const definition = JSON.stringify(index);
    return this.#of(scopeKey(coverage)).find((b) => b.definition === definition)?.id;
  }

  /** The number of an index; what lacks of it is built at once. */
  ensure(coverage: Coverage, index: PhysicalIndex): number {
    for (;;) {
      const id = this.find(coverage, index);
      if (id !== undefined) return id;
      this.#buildOn(coverage, index);
    }
  }

  /** Builds an index, with a turn of the event loop for everybody else after each slice. */
  prepare(coverage: Coverage, index: PhysicalIndex): Promise<void> {
    const done = this.#buildAfter(this.#builds, coverage, index);
    this.#builds = done.catch(() => undefined);
    return done;
  }

  /** Replaces the entries of one document; to be called within the commit's transaction. */
  replace(doc: number, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const name = (after ?? before)?.name ?? '';
    const path = collectionOf(name);
    const coverage = { database: databaseOf(name), groupId: idOf(path) };
    for (const scope of [scopeKey({ ...coverage, path }), scopeKey(coverage)]) {
      for (const built of this.#of(scope)) this.#replaceIn(built, doc, before, after);
      for (const building of this.#building.values())
        if (building.scope === scope) this.#replaceIn(building, doc, before, after);
    }
  }

  /** To be called after an undone transaction: what was read within it may be void. */
  forget(): void {
    this.#built.clear();
  }

  /** Drops the indexes of a database, when its documents go all at once. */
  dropAll(database: string): void {
    for (const { id, scope } of this.#scopes.all() as unknown as { id: number; scope: string }[]) {
      if (!isOf(scope, database)) continue;
      this.#parts.entries.drop(id);
      this.#remove.run(id);
    }
    this.#built.clear();
    for (const [key, { scope }] of this.#building) if (isOf(scope, database)) this.#building.delete(key);
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

  async #buildAfter(before: Promise<void>, coverage: Coverage, index: PhysicalIndex): Promise<void> {
    await before;
    while (this.find(coverage, index) === undefined) {
      this.#buildOn(coverage, index);
      await nextTurn();
    }
  }

  /** One slice more of an index, all of it or nothing. */
  #buildOn(coverage: Coverage, index: PhysicalIndex): void {
    const scope = scopeKey(coverage);
    const key = `${scope} ${JSON.stringify(index)}`;
    try {
      this.#parts.db.transaction(() => {
        const building = this.#building.get(key) ?? this.#start(coverage, scope, index);
        this.#building.set(key, building);
        if (!building.slices.next().done) return;
        this.#complete.run(scope, building.id);
        this.#building.delete(key);
        this.#built.delete(scope);
      });
    } catch (error) {
      // The rest of it is removed when it is begun again.
      this.#building.delete(key);
      throw error;
    }
  }

  #start(coverage: Coverage, scope: string, index: PhysicalIndex): Building {
    const definition = JSON.stringify(index);
    const incomplete = `${scope}${INCOMPLETE}`;
    for (const { id } of this.#list.all(incomplete).filter((row) => row['definition'] === definition)) {
      this.#parts.entries.drop(Number(id));
      this.#remove.run(Number(id));
    }
    const id = Number(this.#add.get(incomplete, definition)?.['id']);
    return { id, definition, index, scope, slices: this.#slices(coverage, id, index) };
  }

  /** A batch is read and written in one turn: what changes later is the business of the commit that changes it. */
  *#slices(coverage: Coverage, id: number, index: PhysicalIndex): Generator<void> {
    let count = 0;
    for (const collection of this.#covered(coverage)) {
      for (const batch of this.#parts.documents.batches(collection.id, collection.path)) {
        this.#addAll(id, index, batch);
        count += batch.length;
        if (count < SLICE) continue;
        count = 0;
        yield;
      }
    }
  }

  #addAll(id: number, index: PhysicalIndex, batch: readonly Held[]): void {
    const keys = batch.flatMap(({ doc, document }) =>
      Array.from(indexKeys(index, document).values(), (key) => ({ key, doc })),
    );
    // A tree that is filled in key order grows in few places, which is faster than everywhere.
    keys.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { key, doc } of keys) this.#parts.entries.add(id, key, doc);
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
