import type { Clock } from '../clock.ts';
import { invalidArgument } from '../errors.ts';
import { NO_OVERLAY, type Overlay } from '../queries/overlay.ts';
import type { TransactionManager } from '../transactions/manager.ts';
import type { RangeLock, Transaction } from '../transactions/transaction.ts';
import type { History } from './history.ts';
import type { Call, Consistency, TransactionOptions } from './requests.ts';

/** A read's view: the present under locks, or an instant. */
export type View = {
  readonly tx: Transaction | undefined;
  readonly overlay: Overlay;
  readonly readTime: number;
};

type Parts = { clock: Clock; history: History; transactions: TransactionManager };

/** The documents of a read: by name where they are known, all of one database. */
type Reading = {
  readonly database: string;
  readonly consistency: Consistency;
  readonly names?: readonly string[];
};

const NOTHING: ReadonlySet<string> = new Set();

/** Settles the consistency of reads: transactions, read times, the present. */
export class Snapshots {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(database: string, options: TransactionOptions): Transaction {
    const { clock, history, transactions } = this.#parts;
    if (!options.readOnly)
      return transactions.begin({ database, retry: options.readWrite?.retryTransaction });
    const readTime = options.readOnly.readTime ?? clock.read();
    history.overlay(database, readTime, clock.read());
    const tx = transactions.begin({ database, readTime });
    history.pin(tx, readTime);
    return tx;
  }

  /**
   * Runs `work` with the view that a consistency asks for. In a read-write transaction it waits first for writers
   * that queue for `names`; `transaction` is the new one's id when one was to be begun.
   */
  async within<T>(
    { database, consistency, names = [] }: Reading,
    call: Call,
    work: (view: View, transaction: string | undefined) => T,
  ): Promise<T> {
    const { tx, started } = this.#transactionOf(database, consistency);
    if (!tx) return work(this.#at(database, consistency.readTime), undefined);
    if (tx.readTime !== undefined) return work(this.#at(database, tx.readTime), started);
    const fresh = !tx.holdsLocks;
    try {
      return await this.#parts.transactions.during(tx, () =>
        this.#parts.transactions.acquire({
          tx,
          writes: NOTHING,
          blockers: () => (fresh ? this.#parts.transactions.hot.ahead(names, tx) : new Set()),
          behind: (writes) => fresh && names.some((name) => writes.has(name)),
          run: () => work({ tx, overlay: NO_OVERLAY, readTime: this.#parts.clock.read() }, started),
          signal: call.signal,
        }),
      );
    } catch (error) {
      // A transaction whose id never reached the client must not keep locks.
      if (started !== undefined) this.#parts.transactions.end(tx, 'rolled-back');
      throw error;
    }
  }

  /** The wait of a read before it begins; its transaction is not idle meanwhile. */
  beforehand<T>({ transaction }: Consistency, wait: () => Promise<T>): Promise<T> {
    const { transactions } = this.#parts;
    return transactions.during(transaction === undefined ? undefined : transactions.get(transaction), wait);
  }

  /** The view outside of any transaction. */
  present(): View {
    return { tx: undefined, overlay: NO_OVERLAY, readTime: this.#parts.clock.read() };
  }

  lockDocument(tx: Transaction, name: string): void {
    this.#parts.transactions.hot.take(name, tx);
    this.#parts.transactions.locks.lockDocument(tx, name);
  }

  lockRange(tx: Transaction, range: RangeLock): void {
    this.#parts.transactions.locks.lockRange(tx, range);
  }

  #transactionOf(
    database: string,
    consistency: Consistency,
  ): { tx: Transaction | undefined; started: string | undefined } {
    if (consistency.newTransaction) {
      const tx = this.begin(database, consistency.newTransaction);
      return { tx, started: tx.id };
    }
    if (consistency.transaction === undefined) return { tx: undefined, started: undefined };
    if (consistency.readTime !== undefined)
      throw invalidArgument('A read has a transaction and a read time.');
    return { tx: this.#parts.transactions.get(consistency.transaction), started: undefined };
  }

  #at(database: string, readTime: number | undefined): View {
    const now = this.#parts.clock.read();
    const overlay =
      readTime === undefined ? NO_OVERLAY : this.#parts.history.overlay(database, readTime, now);
    return { tx: undefined, overlay, readTime: readTime ?? now };
  }
}
