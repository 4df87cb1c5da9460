import { aborted, Code, FirestoreError } from '../errors.ts';
import type { Transaction } from './transaction.ts';

/** A transaction that does nothing for this long loses its locks as soon as somebody waits for them. */
export const IDLE_MS = 5_000;
/** Nobody waits longer than this for a lock. */
const LONGEST_WAIT_MS = 20_000;

/** One request for locks; `run` does the work once nothing is in its way, in the same turn. */
export type Request<T> = {
  readonly tx: Transaction | undefined;
  /** Documents to be written, for those that queue behind. */
  readonly writes: ReadonlySet<string>;
  readonly blockers: () => Set<Transaction>;
  readonly behind?: (waiting: ReadonlySet<string>) => boolean;
  readonly run: () => T;
  readonly signal?: AbortSignal | undefined;
};

type Waiter = {
  readonly request: Request<unknown>;
  /** Tries again; true when the request was answered, one way or the other. */
  readonly attempt: () => boolean;
  readonly fail: (error: FirestoreError) => void;
};

type Hooks = {
  readonly end: (tx: Transaction, ending: 'aborted' | 'expired') => void;
  /** Transactions that wait for each other, seen from one that wants to write. */
  readonly collided: (circle: readonly Transaction[], writes: ReadonlySet<string>) => void;
};

/**
 * Requests that wait for transactions to let go, first come first served. Writers wait for readers; a transaction
 * without locks also queues behind writers of what it wants to read, so that writers get their turn. When waiting
 * would close a circle (two that read the same document and both write it), the youngest of the circle is aborted.
 */
export class LockQueue {
  readonly #hooks: Hooks;
  readonly #waiters = new Set<Waiter>();
  #idleTimer: NodeJS.Timeout | undefined;
  #waking = false;
  #wakeAgain = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Runs at once, in the caller's turn, when nothing is in the way. */
  async acquire<T>(request: Request<T>): Promise<T> {
    if (!this.#blocked(request, this.#waiters)) return request.run();
    return new Promise<T>((resolve, reject) => this.#wait(request, resolve, reject));
  }

  /** Locks were released: whoever can go on, goes on, oldest request first. */
  wake(): void {
    this.#wakeAgain = true;
    if (this.#waking) return;
    this.#waking = true;
    while (this.#wakeAgain) {
      this.#wakeAgain = false;
      for (const waiter of this.#waiters) waiter.attempt();
      // The changes of a commit, and so whom it waits for, may be others now that the data have changed.
      for (const { request } of this.#waiters) this.#breakCircle(request);
    }
    this.#waking = false;
  }

  /** Answers what a transaction waits for, because it ended. */
  failOf(tx: Transaction): void {
    for (const waiter of this.#waiters) if (waiter.request.tx === tx) waiter.fail(tx.endError());
  }

  #blocked(request: Request<unknown>, ahead: Iterable<Waiter>): boolean {
    if (request.blockers().size > 0) return true;
    if (!request.behind) return false;
    for (const { request: other } of ahead) {
      if (other === request) return false;
      if (other.writes.size > 0 && request.behind(other.writes)) return true;
    }
    return false;
  }

  #wait<T>(request: Request<T>, resolve: (value: T) => void, reject: (error: unknown) => void): void {
    const done = () => {
      this.#waiters.delete(waiter);
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', cancel);
    };
    const fail = (error: unknown) => {
      done();
      reject(error);
    };
    const attempt = () => {
      try {
        if (this.#blocked(request, this.#waiters)) return false;
        done();
        resolve(request.run());
      } catch (error) {
        fail(error);
      }
      return true;
    };
    const cancel = () => fail(new FirestoreError(Code.cancelled, 'The call was cancelled.'));
    const timer = setTimeout(() => fail(aborted('Too much contention on these documents.')), LONGEST_WAIT_MS);
    const waiter: Waiter = { request, attempt, fail };
    request.signal?.addEventListener('abort', cancel);
    this.#waiters.add(waiter);
    this.#breakCircle(request);
    this.#watchIdle();
  }

  #breakCircle(request: Request<unknown>): void {
    const { tx } = request;
    for (
      let circle = tx && this.#circle(tx);
      circle;
      circle = tx && !tx.ending ? this.#circle(tx) : undefined
    ) {
      const youngest = circle.reduce((a, b) => (b.age > a.age ? b : a));
      this.#hooks.collided(circle, request.writes);
      this.#hooks.end(youngest, 'aborted');
    }
  }

  /** The transactions from `start` over what it waits for back to itself, if there is such a way. */
  #circle(start: Transaction): Transaction[] | undefined {
    const seen = new Set<Transaction>();
    const follow = (tx: Transaction, path: Transaction[]): Transaction[] | undefined => {
      for (const blocker of this.#waitsFor(tx)) {
        if (blocker === start) return path;
        if (seen.has(blocker)) continue;
        seen.add(blocker);
        const found = follow(blocker, [...path, blocker]);
        if (found) return found;
      }
      return undefined;
    };
    return follow(start, [start]);
  }

  #waitsFor(tx: Transaction): Set<Transaction> {
    for (const { request } of this.#waiters) if (request.tx === tx) return request.blockers();
    return new Set();
  }

  /** One timer for the holder that is idle the longest; nothing is polled. */
  #watchIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    const now = performance.now();
    let next = Infinity;
    for (const { request } of this.#waiters) {
      for (const holder of request.blockers()) {
        if (holder.requests > 0) continue;
        const left = holder.lastActivity + IDLE_MS - now;
        if (left <= 0) this.#hooks.end(holder, 'expired');
        else next = Math.min(next, left);
      }
    }
    if (this.#waiters.size === 0) return;
    this.#idleTimer = setTimeout(() => this.#watchIdle(), Math.min(next, IDLE_MS));
    this.#idleTimer.unref();
  }
}
