import type { StatementSync } from 'node:sqlite';
import { collectionOf, databaseOf, idOf } from '../values/resource-name.ts';
import type { Database } from './database.ts';
import { Lru } from './lru.ts';

export type Collection = { readonly id: number; readonly path: string };

const CACHED = 50_000;

/** Collections have a number; a collection without documents may keep its row. */
export class Collections {
  readonly #known = new Lru<number>(CACHED);
  readonly #paths = new Lru<string>(CACHED);
  readonly #path: StatementSync;
  readonly #find: StatementSync;
  readonly #add: StatementSync;
  readonly #ofGroup: StatementSync;
  readonly #below: StatementSync;
  readonly #removeAll: StatementSync;

  constructor(db: Database) {
    this.#path = db.prepare('SELECT path FROM collections WHERE id = ?');
    this.#find = db.prepare('SELECT id FROM collections WHERE path = ?');
    this.#add = db.prepare(
      'INSERT INTO collections (path, database, group_id, parent) VALUES (?, ?, ?, ?) RETURNING id',
    );
    this.#ofGroup = db.prepare('SELECT id, path FROM collections WHERE database = ? AND group_id = ?');
    this.#below = db.prepare(
      `SELECT id, path FROM collections WHERE path >= ? AND path < ?
       AND EXISTS (SELECT 1 FROM documents WHERE collection = collections.id) ORDER BY path`,
    );
    this.#removeAll = db.prepare('DELETE FROM collections WHERE database = ?');
  }

  find(path: string): number | undefined {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const id = this.#find.get(path)?.['id'];
    if (typeof id !== 'number') return undefined;
    this.#known.set(path, id);
    return id;
  }

  pathOf(id: number): string {
    const known = this.#paths.get(String(id));
    if (known !== undefined) return known;
    const path = String(this.#path.get(id)?.['path']);
    this.#paths.set(String(id), path);
    return path;
  }

  findOrAdd(path: string): number {
    const found = this.find(path);
    if (found !== undefined) return found;
    const id = Number(this.#add.get(path, databaseOf(path), idOf(path), collectionOf(path))?.['id']);
    this.#known.set(path, id);
    return id;
  }

  /** To be called after a rollback: numbers given in it are void. */
  forget(): void {
    this.#known.clear();
    this.#paths.clear();
  }

  ofGroup(database: string, groupId: string): Collection[] {
    return this.#ofGroup.all(database, groupId) as unknown as Collection[];
  }

  /** Collections with documents anywhere below a document or the root. */
  below(parent: string): Collection[] {
    return this.#below.all(`${parent}/`, `${parent}0`) as unknown as Collection[];
  }

  removeAll(database: string): void {
    this.forget();
    this.#removeAll.run(database);
  }
}
