import type { Transaction } from './transaction.ts';

/** A document counts as contended so long after two transactions collided on it. */
const HOT_MS = 250;

/**
 * Documents on which transactions lately collided: both had read it, both wanted to write it, one was aborted. While
 * that lasts, transactions that start by reading such a document do so one after the other, instead of all reading it
 * at once for all but one to be aborted. It only ever makes a read wait: what transactions may see stays the same.
 */
export class HotDocuments {
  readonly #until = new Map<string, number>();
  readonly #turn = new Map<string, Transaction>();

  collided(circle: readonly Transaction[], writes: ReadonlySet<string>): void {
    const until = performance.now() + HOT_MS;
    for (const name of writes) {
      if (circle.some((tx) => tx.documents.has(name))) this.#until.set(name, until);
    }
  }

  /** The transactions whose turn it is with these documents, when it is somebody else's. */
  ahead(names: readonly string[], own: Transaction): Set<Transaction> {
    const ahead = new Set<Transaction>();
    for (const name of this.#until.size === 0 ? [] : names) {
      const holder = this.#isHot(name) ? this.#turn.get(name) : undefined;
      if (!holder || holder === own || holder.ending) continue;
      this.#until.set(name, performance.now() + HOT_MS);
      ahead.add(holder);
    }
    return ahead;
  }

  take(name: string, tx: Transaction): void {
    if (!this.#isHot(name)) return;
    const holder = this.#turn.get(name);
    if (!holder || holder.ending) this.#turn.set(name, tx);
  }

  #isHot(name: string): boolean {
    const until = this.#until.get(name);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#until.delete(name);
    this.#turn.delete(name);
    return false;
  }
}
