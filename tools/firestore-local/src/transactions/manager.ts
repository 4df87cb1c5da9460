import { invalidArgument } from '../errors.ts';
import { HeldLocks } from './held-locks.ts';
import { HotDocuments } from './hot-documents.ts';
import { LockQueue, type Request } from './lock-queue.ts';
import { type Ending, Transaction, transactionExpired } from './transaction.ts';

/** Transactions live this long at most, or this long without a request. */
const LIFETIME_MS = 270_000;
const UNUSED_MS = 60_000;
/** Ended ones are remembered for the answer to late requests, and for their age. */
const REMEMBERED = 10_000;

type Hooks = { readonly onEnd: (tx: Transaction) => void };

/** Begins, finds and ends transactions; shared locks are held until the end. */
export class TransactionManager {
  readonly locks = new HeldLocks();
  readonly hot = new HotDocuments();
  readonly #queue: LockQueue;
  readonly #all = new Map<string, Transaction>();
  readonly #started = new Map<Transaction, number>();
  readonly #hooks: Hooks;
  #ages = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#queue = new LockQueue({
      end: (tx, ending) => this.end(tx, ending),
      collided: (circle, writes) => this.hot.collided(circle, writes),
    });
  }

  begin(options: {
    database: string;
    readTime?: number | undefined;
    retry?: string | undefined;
  }): Transaction {
    const age = this.#all.get(options.retry ?? '')?.age ?? ++this.#ages;
    const tx = new Transaction(age, options.database, options.readTime);
    this.#all.set(tx.id, tx);
    this.#started.set(tx, performance.now());
    this.#forgetOld();
    return tx;
  }

  /** An active transaction, or the error a client retries on. */
  get(id: string): Transaction {
    const tx = this.#all.get(id);
    if (!tx) throw id === '' ? invalidArgument('Invalid transaction.') : transactionExpired();
    if (!tx.ending && this.#tooOld(tx)) this.end(tx, 'expired');
    if (tx.ending) throw tx.endError();
    return tx;
  }

  /** Works on behalf of a transaction: while it does, the transaction is not idle. */
  async during<T>(tx: Transaction | undefined, work: () => Promise<T>): Promise<T> {
    if (!tx) return work();
    tx.requests += 1;
    try {
      return await work();
    } finally {
      tx.requests -= 1;
      tx.lastActivity = performance.now();
    }
  }

  acquire<T>(request: Request<T>): Promise<T> {
    return this.#queue.acquire(request);
  }

  end(tx: Transaction, ending: Ending): void {
    if (tx.ending) return;
    tx.ending = ending;
    this.#started.delete(tx);
    this.locks.release(tx);
    this.#hooks.onEnd(tx);
    this.#queue.failOf(tx);
    this.#queue.wake();
  }

  /** Ends those of a database, when its data go, or all, when the server stops. */
  endAll(database?: string): void {
    for (const tx of this.#started.keys())
      if (database === undefined || tx.database === database) this.end(tx, 'expired');
  }

  /** A rollback of something unknown or over is no error: clients roll back after failures. */
  rollback(id: string): void {
    const tx = this.#all.get(id);
    if (tx) this.end(tx, 'rolled-back');
  }

  #tooOld(tx: Transaction): boolean {
    const now = performance.now();
    const started = this.#started.get(tx) ?? now;
    return now - started > LIFETIME_MS || (tx.requests === 0 && now - tx.lastActivity > UNUSED_MS);
  }

  #forgetOld(): void {
    if (this.#all.size <= REMEMBERED) return;
    for (const [id, tx] of this.#all) {
      if (this.#all.size <= REMEMBERED / 2) return;
      if (!tx.ending && this.#tooOld(tx)) this.end(tx, 'expired');
      if (tx.ending) this.#all.delete(id);
    }
  }
}
