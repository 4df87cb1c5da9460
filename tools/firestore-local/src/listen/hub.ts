import type { Committed } from '../engine/commits.ts';
import type { Engine } from '../engine/engine.ts';
import type { Change } from '../engine/write.ts';
import type { Query } from '../queries/model.ts';
import { collectionOf, idOf } from '../values/resource-name.ts';
import { canonicalQuery } from './canonical.ts';
import { type Delta, isEmpty, type Watch, type Watcher } from './delta.ts';
import { DocumentWatch } from './document-watch.ts';
import { Groups } from './groups.ts';
import type { HubReading, Listening } from './listening.ts';
import { type Present, QueryWatch } from './query-watch.ts';

const ALL = '*';
const placeOf = ({ scope, parent, groupId }: Query): string => {
  if (groupId === undefined) return ALL;
  return scope === 'group' ? `group ${groupId}` : `${parent}/${groupId}`;
};

/** Knows who listens to what, and tells each commit to those it concerns: each query is looked at once per commit. */
export class ListenHub {
  readonly #present: Present;
  readonly #clients = new Set<Listening>();
  readonly #queries = new Map<string, QueryWatch>();
  readonly #documents = new Map<string, DocumentWatch>();
  readonly #places = new Groups<string, QueryWatch>();
  #evaluations = 0;

  constructor(engine: Engine) {
    this.#present = {
      now: (query) => engine.reads.now(query),
      documentNow: (name) => engine.reads.documentNow(name),
    };
    engine.onCommit((committed) => this.#committed(committed));
    engine.onReset((time) => this.#reset(time));
  }

  join(client: Listening): void {
    this.#clients.add(client);
  }

  leave(client: Listening): void {
    this.#clients.delete(client);
  }

  watchQuery(query: Query, watcher: Watcher): Watch {
    const key = canonicalQuery(query);
    const watch = this.#queries.get(key) ?? new QueryWatch(query, this.#present);
    this.#queries.set(key, watch);
    this.#places.add(placeOf(query), watch);
    watch.watchers.add(watcher);
    return watch;
  }

  watchDocument(name: string, watcher: Watcher): Watch {
    const watch = this.#documents.get(name) ?? new DocumentWatch(name, this.#present.documentNow);
    this.#documents.set(name, watch);
    watch.watchers.add(watcher);
    return watch;
  }

  /** Ends one watcher's interest; what nobody watches is forgotten. */
  unwatch(watch: Watch, watcher: Watcher): void {
    watch.watchers.delete(watcher);
    if (watch.watchers.size > 0) return;
    if (watch instanceof DocumentWatch) this.#documents.delete(watch.name);
    if (watch instanceof QueryWatch) {
      this.#queries.delete(canonicalQuery(watch.query));
      this.#places.remove(placeOf(watch.query), watch);
    }
  }

  /** Checks every target again: other rules are in force. */
  recheckAll(): void {
    for (const client of this.#clients) client.recheck();
  }

  reading(): HubReading {
    return {
      clients: this.#clients.size,
      queries: this.#queries.size,
      documents: this.#documents.size,
      evaluations: this.#evaluations,
    };
  }

  /** Counts the listeners to the document of this path, in whatever database. */
  watchersOf(path: string): number {
    const watches = [...this.#documents.values()].filter(({ name }) => name.endsWith(`/documents/${path}`));
    return watches.reduce((count, { watchers }) => count + watchers.size, 0);
  }

  #committed({ time, changes }: Committed): void {
    if (this.#clients.size === 0) return;
    const names = new Set(changes.map((c) => c.name));
    for (const client of this.#clients) client.recheck(names);
    for (const change of changes) this.#tellDocument(change);
    for (const [watch, own] of this.#concerned(changes)) {
      this.#evaluations += 1;
      tell(watch, watch.apply(own));
    }
    this.#flush(time);
  }

  #tellDocument({ name, after }: Change): void {
    const watch = this.#documents.get(name);
    if (watch) tell(watch, after ? { changed: [after], gone: [] } : gone(name));
  }

  #concerned(changes: readonly Change[]): Map<QueryWatch, Change[]> {
    const concerned = new Groups<QueryWatch, Change>();
    for (const change of changes) {
      const collection = collectionOf(change.name);
      for (const place of [collection, `group ${idOf(collection)}`, ALL])
        for (const watch of this.#places.of(place)) concerned.add(watch, change);
    }
    return concerned.lists();
  }

  /** Documents came or went unseen: everything is looked at again. */
  #reset(time: number): void {
    for (const client of this.#clients) client.recheck();
    for (const watch of this.#documents.values()) {
      const [document] = watch.documents();
      tell(watch, document ? { changed: [document], gone: [] } : gone(watch.name));
    }
    for (const watch of this.#queries.values()) tell(watch, watch.refresh());
    this.#flush(time);
  }

  #flush(time: number): void {
    for (const client of this.#clients) {
      // An error of one client must not reach the writer or the others.
      try {
        client.flush(time);
      } catch (error) {
        client.fail(error);
      }
    }
  }
}

const gone = (name: string): Delta => ({ changed: [], gone: [{ name, deleted: true }] });

function tell(watch: Watch, delta: Delta): void {
  if (isEmpty(delta)) return;
  for (const watcher of watch.watchers) watcher.deliver(delta);
}
