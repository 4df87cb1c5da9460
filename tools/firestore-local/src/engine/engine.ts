import { Clock } from '../clock.ts';
import { IndexDefinitions, type IndexFile, type MissingIndex } from '../indexes/definitions.ts';
import { Meter } from '../meter.ts';
import { Executor } from '../queries/executor.ts';
import { StoredDocument } from '../store/document.ts';
import { TransactionManager } from '../transactions/manager.ts';
import { fieldsFromJs, type JsValue } from '../values/from-js.ts';
import { documentsRoot, parseDatabase } from '../values/resource-name.ts';
import { type Committed, Commits } from './commits.ts';
import { History } from './history.ts';
import { Listing } from './listing.ts';
import { Reads } from './reads.ts';
import type { TransactionOptions } from './requests.ts';
import { Snapshots } from './snapshots.ts';
import { Storage } from './storage.ts';

export type EngineOptions = {
  /** A folder, or `:memory:`. */
  readonly data: string;
  readonly indexes?: string | IndexFile | undefined;
  /** A query without its index is served and told here; without this, it is refused as production does. */
  readonly onMissingIndex?: ((missing: MissingIndex) => void) | undefined;
  /** The project `load` loads into when it is not told. */
  readonly project?: string | undefined;
  readonly clock?: (() => Date) | undefined;
};

/** A document to load: its path within the database and plain JavaScript data. */
export type Imported = {
  readonly path: string;
  readonly data: { readonly [field: string]: JsValue | undefined };
};

const DEFAULT_PROJECT = 'demo-local';
const IMPORT_CHUNK = 5_000;

/** The database: what the doors call. Everything it does is atomic; only waiting for locks takes more than one turn. */
export class Engine {
  readonly meter = new Meter();
  readonly reads: Reads;
  readonly commits: Commits;
  readonly listing: Listing;
  readonly #definitions: IndexDefinitions;
  readonly #database: string;
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #history: History;
  readonly #transactions: TransactionManager;
  readonly #snapshots: Snapshots;
  readonly #resets = new Set<(time: number) => void>();

  constructor(options: EngineOptions) {
    const storage = new Storage(options.data);
    const clock = new Clock(options.clock ?? (() => new Date()), storage.lastCommit());
    const history = new History(storage.lastCommit());
    const transactions = new TransactionManager({ onEnd: (tx) => history.release(tx) });
    const snapshots = new Snapshots({ clock, history, transactions });
    const definitions = IndexDefinitions.from(options.indexes, options.onMissingIndex);
    const executor = new Executor(storage, definitions);
    const { meter } = this;
    this.#database = `projects/${options.project ?? DEFAULT_PROJECT}/databases/(default)`;
    this.#definitions = definitions;
    this.#storage = storage;
    this.#clock = clock;
    this.#history = history;
    this.#transactions = transactions;
    this.#snapshots = snapshots;
    this.reads = new Reads({ storage, executor, snapshots, meter });
    this.commits = new Commits({ storage, clock, history, transactions, meter, definitions });
    this.listing = new Listing({ storage, snapshots, meter });
  }

  /** Tells of every commit that changed something, in commit order. Returns how to stop. */
  onCommit(listener: (committed: Committed) => void): () => void {
    return this.commits.onCommit(listener);
  }

  /** Tells when documents came or went past the commits: loaded in bulk, or all removed. */
  onReset(listener: (time: number) => void): () => void {
    this.#resets.add(listener);
    return () => this.#resets.delete(listener);
  }

  /** The declared indexes, and those made for queries, as `firestore.indexes.json`. */
  indexFile(): IndexFile {
    return this.#definitions.file();
  }

  /** The instant of a read: everything committed so far. */
  instant(): number {
    return this.#clock.read();
  }

  /** Begins a transaction; `database` is the one it reads and writes. */
  begin(options: TransactionOptions, database = this.#database): string {
    return this.#snapshots.begin(parseDatabase(database), options).id;
  }

  rollback(transaction: string): void {
    this.#transactions.rollback(transaction);
  }

  /** Loads documents in bulk, past locks, history and meter; replaces those that exist. Returns how many. */
  load(documents: Iterable<Imported>, database = this.#database): number {
    const root = documentsRoot(parseDatabase(database));
    let count = 0;
    let chunk: StoredDocument[] = [];
    const flush = () => {
      const time = this.#clock.commit();
      this.#storage.load(chunk, time);
      this.#reset(database, time);
      chunk = [];
    };
    for (const { path, data } of documents) {
      const time = this.#clock.read();
      chunk.push(StoredDocument.of(`${root}/${path}`, fieldsFromJs(data), time, time));
      count += 1;
      if (chunk.length >= IMPORT_CHUNK) flush();
    }
    if (chunk.length > 0) flush();
    return count;
  }

  /** Removes all documents of a database, and ends its transactions; those of others go on. */
  clear(database: string): void {
    this.#transactions.endAll(parseDatabase(database));
    this.#storage.clear(database);
    this.#reset(database, this.#clock.commit());
  }

  #reset(database: string, time: number): void {
    this.#history.reset(database, time);
    for (const listener of this.#resets) listener(time);
  }

  close(): void {
    this.#transactions.endAll();
    this.#storage.close();
  }
}
