import type { Clock } from '../clock.ts';
import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import { checkEntryCount } from '../indexes/entry-count.ts';
import type { IndexDefinitions } from '../indexes/definitions.ts';
import type { Meter } from '../meter.ts';
import type { StoredDocument } from '../store/document.ts';
import type { TransactionManager } from '../transactions/manager.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { databaseOf, parseDatabase } from '../values/resource-name.ts';
import { applyWrites, type Outcome } from './apply.ts';
import type { Access, Guard } from './guard.ts';
import type { History } from './history.ts';
import { parseWrites, type WireWrite } from './parse-write.ts';
import type { Call } from './requests.ts';
import type { Storage } from './storage.ts';
import type { Change, CommitResult, Write, WriteResult } from './write.ts';

export type Committed = { readonly time: number; readonly changes: readonly Change[] };
type Parts = {
  storage: Storage;
  clock: Clock;
  history: History;
  transactions: TransactionManager;
  meter: Meter;
  definitions: IndexDefinitions;
};
type Status = { readonly code: number; readonly message: string };

export type CommitRequest = {
  readonly database: string;
  readonly writes: readonly WireWrite[];
  readonly transaction?: string | undefined;
};
export type BatchResult = { readonly results: readonly WriteResult[]; readonly statuses: readonly Status[] };

/** Commits: atomic, durable when they return, and seen by the listeners in their order. */
export class Commits {
  readonly #parts: Parts;
  readonly #listeners = new Set<(committed: Committed) => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  onCommit(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async commit(request: CommitRequest, call: Call = {}): Promise<CommitResult> {
    const database = parseDatabase(request.database);
    const { transaction } = request;
    const tx = transaction === undefined ? undefined : this.#parts.transactions.get(transaction);
    try {
      const writes = parseWrites(request.writes, database);
      if (tx?.readTime !== undefined && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      return await this.#parts.transactions.during(tx, () => this.#write(writes, tx, call));
    } catch (error) {
      if (tx) this.#parts.transactions.end(tx, 'aborted');
      throw error;
    }
  }

  /** Each write on its own, in order; one that fails stops no other, one that cannot be read stops all. */
  async batch(database: string, wires: readonly WireWrite[], call: Call = {}): Promise<BatchResult> {
    const writes = parseWrites(wires, parseDatabase(database));
    if (new Set(writes.map((w) => w.name)).size !== writes.length) {
      throw invalidArgument('Cannot write to the same document more than once in a BatchWrite.');
    }
    const outcomes = await Promise.all(writes.map((write) => this.#one(write, call)));
    return { results: outcomes.map((o) => o.result), statuses: outcomes.map((o) => o.status) };
  }

  async #one(write: Write, call: Call): Promise<{ result: WriteResult; status: Status }> {
    try {
      const { writeResults } = await this.#write([write], undefined, call);
      const result = writeResults[0] ?? { updateTime: undefined, transformResults: [] };
      return { result, status: { code: Code.ok, message: '' } };
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      const status = { code: error.code, message: error.message };
      return { result: { updateTime: undefined, transformResults: [] }, status };
    }
  }

  async #write(writes: readonly Write[], tx: Transaction | undefined, call: Call): Promise<CommitResult> {
    const names = new Set(writes.filter((w) => w.kind !== 'verify').map((w) => w.name));
    return this.#parts.transactions.acquire({
      tx,
      writes: names,
      blockers: () => this.#blockers(writes, names, tx),
      run: () => this.#run(writes, tx, call.guard),
      signal: call.signal,
    });
  }

  /** The transactions that read what this would change: documents, and queries whose result would be another. */
  #blockers(
    writes: readonly Write[],
    names: ReadonlySet<string>,
    tx: Transaction | undefined,
  ): Set<Transaction> {
    const { locks } = this.#parts.transactions;
    const readers = locks.readersOf(names, tx);
    if (!locks.hasQueries(tx)) return readers;
    try {
      const { changes } = this.#outcome(writes, this.#parts.clock.last);
      return new Set([...readers, ...locks.queriersOf(changes, tx)]);
    } catch {
      return readers;
    }
  }

  #outcome(writes: readonly Write[], now: number, conditions = true): Outcome {
    return applyWrites(writes, (name) => this.#read(name), now, conditions);
  }

  #read(name: string): StoredDocument | undefined {
    return this.#parts.storage.documents.get(name);
  }

  /** Each write by itself, before any precondition is looked at: a failed one would tell what is stored. */
  #check(writes: readonly Write[], time: number, guard: Guard): void {
    const { steps, changes } = this.#outcome(writes, time, false);
    const pending = new Map(changes.map((c) => [c.name, c.after]));
    const lookup = (name: string) => this.#read(name);
    const accesses = steps.map(({ name, before: document, after }, i): Access => {
      const kind = writes[i]?.kind;
      const asked = { database: databaseOf(name), time, lookup, name, document };
      // Verifying a document tells of it, as a read does.
      if (kind === 'verify') return { ...asked, verb: 'get' };
      const verb = kind === 'delete' ? 'delete' : document ? 'update' : 'create';
      return { ...asked, pending, verb, after };
    });
    guard.check(accesses);
  }

  #run(writes: readonly Write[], tx: Transaction | undefined, guard: Guard | undefined): CommitResult {
    const { clock, storage, history, meter, transactions } = this.#parts;
    const time = clock.commit();
    if (guard) this.#check(writes, time, guard);
    const { changes, results } = this.#outcome(writes, time);
    for (const { after } of changes) if (after) checkEntryCount(after, this.#parts.definitions);
    if (writes.length > 0) storage.apply(changes, time);
    history.record(time, changes);
    const ofKind = (kind: Write['kind']) => writes.filter((w) => w.kind === kind).length;
    meter.write(ofKind('update'), ofKind('delete'));
    const committed = { time, changes: changes.filter((c) => c.before !== c.after) };
    if (committed.changes.length > 0) for (const listener of this.#listeners) listener(committed);
    // Last: whoever waited for its locks commits in this turn, and is heard after it.
    if (tx) transactions.end(tx, 'committed');
    return { writeResults: results, commitTime: time };
  }
}
