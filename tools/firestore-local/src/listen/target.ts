import type { Guard } from '../engine/guard.ts';
import type { Query } from '../queries/model.ts';
import type { StoredDocument } from '../store/document.ts';
import { databaseOf } from '../values/resource-name.ts';
import type { Delta, Watch, Watcher } from './delta.ts';
import type { ListenHub } from './hub.ts';
import type { Subject } from './subject.ts';

type Parts = {
  readonly id: number;
  readonly subject: Subject;
  readonly guard: Guard | undefined;
  readonly read: (name: string) => StoredDocument | undefined;
};

/** One thing one client listens to. Collects what happened to it until the client sends it on. */
export class Target implements Watcher {
  readonly id: number;
  readonly #parts: Parts;
  readonly #watches: Watch[] = [];
  /** The documents that the check of the rules read: when one changes, the answer may be another. */
  #restsOn = new Set<string>();
  #pending: Delta[] = [];

  constructor(parts: Parts) {
    this.id = parts.id;
    this.#parts = parts;
  }

  /** Starts to listen; throws when that is not allowed, or the query is not served. */
  open(hub: ListenHub): void {
    const { subject } = this.#parts;
    if ('query' in subject) this.#watches.push(hub.watchQuery(subject.query, this));
    else for (const name of subject.names) this.#watches.push(hub.watchDocument(name, this));
  }

  close(hub: ListenHub): void {
    for (const watch of this.#watches) hub.unwatch(watch, this);
    this.#watches.length = 0;
  }

  /** Asks the rules, at an instant. */
  check(time: number): void {
    const { guard, subject, read } = this.#parts;
    if (!guard) return;
    this.#restsOn = new Set('names' in subject ? subject.names : []);
    const lookup = (name: string) => {
      this.#restsOn.add(name);
      return read(name);
    };
    guard.check(asks(subject, read).map((asked) => ({ ...asked, time, lookup })));
  }

  restsOn(names: ReadonlySet<string>): boolean {
    for (const name of names) if (this.#restsOn.has(name)) return true;
    return false;
  }

  deliver(delta: Delta): void {
    this.#pending.push(delta);
  }

  take(): readonly Delta[] {
    const taken = this.#pending;
    this.#pending = [];
    return taken;
  }

  /** All of it, as a change from nothing. */
  whole(): Delta {
    const changed = this.#watches.flatMap((watch) => watch.documents());
    const { subject } = this.#parts;
    if ('query' in subject) return { changed, gone: [] };
    const there = new Set(changed.map((d) => d.name));
    const missing = subject.names.filter((name) => !there.has(name));
    return { changed, gone: missing.map((name) => ({ name, deleted: true })) };
  }

  /** A document as the query's projection leaves it. */
  shown(document: StoredDocument): StoredDocument {
    const { subject } = this.#parts;
    return document.only('query' in subject ? subject.query.select : undefined);
  }
}

type Asked =
  | { database: string; verb: 'list'; query: Query }
  | { database: string; verb: 'get'; name: string; document: StoredDocument | undefined };

function asks(subject: Subject, read: Parts['read']): Asked[] {
  if ('query' in subject) return [{ database: subject.query.database, verb: 'list', query: subject.query }];
  return subject.names.map((name) => ({
    database: databaseOf(name),
    verb: 'get',
    name,
    document: read(name),
  }));
}
