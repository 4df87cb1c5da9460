import type { Change } from '../engine/write.ts';
import { cutBytes } from '../queries/bounds.ts';
import { matches } from '../queries/matcher.ts';
import type { Query } from '../queries/model.ts';
import { cursorRange, orderKey } from '../queries/order-key.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Delta, Gone, Watch, Watcher } from './delta.ts';

/** The way in which a watch looks at the present. */
export type Present = {
  readonly now: (query: Query) => readonly StoredDocument[];
  readonly documentNow: (name: string) => StoredDocument | undefined;
};

/**
 * The result of a query, kept up to date commit by commit for all who listen to it. Without a limit a change is
 * settled by looking at the changed document alone; with one, a change that touches the window runs the query again,
 * which costs as much as the window.
 */
export class QueryWatch implements Watch {
  readonly watchers = new Set<Watcher>();
  readonly query: Query;
  readonly #present: Present;
  readonly #from: Uint8Array;
  readonly #to: Uint8Array;
  #current: Map<string, StoredDocument>;

  constructor(query: Query, present: Present) {
    const range = cursorRange(query);
    this.query = query;
    this.#present = present;
    this.#from = cutBytes(range.from);
    this.#to = cutBytes(range.to);
    this.#current = this.#fresh();
  }

  documents(): readonly StoredDocument[] {
    const placed = [...this.#current.values()].map((document) => ({ document, key: this.#key(document) }));
    return placed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ document }) => document);
  }

  /** The changes of one commit, as they change the result. */
  apply(changes: readonly Change[]): Delta {
    if (!this.#windowed) return this.#applyEach(changes);
    return changes.some((c) => this.#touches(c)) ? this.refresh() : { changed: [], gone: [] };
  }

  /** Runs the query again and tells the difference. */
  refresh(): Delta {
    const before = this.#current;
    this.#current = this.#fresh();
    const changed = [...this.#current.values()].filter(
      (d) =>
        before.get(d.name)?.updateTime !== d.updateTime || before.get(d.name)?.createTime !== d.createTime,
    );
    const gone = [...before.keys()].filter((name) => !this.#current.has(name));
    const deleted = (name: string) => this.#present.documentNow(name) === undefined;
    return { changed, gone: gone.map((name) => ({ name, deleted: deleted(name) })) };
  }

  get #windowed(): boolean {
    return this.query.limit !== undefined || this.query.offset > 0;
  }

  #applyEach(changes: readonly Change[]): Delta {
    const changed: StoredDocument[] = [];
    const gone: Gone[] = [];
    for (const { name, after } of changes) {
      if (after && this.#holds(after)) {
        this.#current.set(name, after);
        changed.push(after);
      } else if (this.#current.delete(name)) gone.push({ name, deleted: after === undefined });
    }
    return { changed, gone };
  }

  /** Whether a change may alter a window: it is in it, or would be in the whole result. */
  #touches({ name, before, after }: Change): boolean {
    if (this.#current.has(name)) return true;
    if (after && this.#holds(after)) return this.query.offset > 0 || this.#reaches(after);
    return this.query.offset > 0 && before !== undefined && this.#holds(before);
  }

  #reaches(document: StoredDocument): boolean {
    const { limit = Infinity } = this.query;
    if (this.#current.size < limit) return true;
    const key = this.#key(document);
    for (const held of this.#current.values()) if (Buffer.compare(key, this.#key(held)) < 0) return true;
    return false;
  }

  #holds(document: StoredDocument): boolean {
    if (!matches(this.query, document)) return false;
    const key = this.#key(document);
    return Buffer.compare(key, this.#from) >= 0 && Buffer.compare(key, this.#to) < 0;
  }

  #key(document: StoredDocument): Buffer {
    return orderKey(this.query, document) ?? Buffer.alloc(0);
  }

  #fresh(): Map<string, StoredDocument> {
    return new Map(this.#present.now(this.query).map((document) => [document.name, document]));
  }
}
