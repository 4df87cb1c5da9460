import type { Change } from '../engine/write.ts';
import { inScope, matches } from '../queries/matcher.ts';
import { orderKey } from '../queries/order-key.ts';
import type { StoredDocument } from '../store/document.ts';
import type { RangeLock, Transaction } from './transaction.ts';

function touches(range: RangeLock, document: StoredDocument | undefined): boolean {
  if (!document || !matches(range.query, document)) return false;
  if (!range.upTo) return true;
  const key = orderKey(range.query, document);
  return key !== undefined && Buffer.compare(key, range.upTo) <= 0;
}

/** The shared locks of all transactions: documents by name, and queries by what they match. */
export class HeldLocks {
  readonly #documents = new Map<string, Set<Transaction>>();
  readonly #ranged = new Set<Transaction>();

  lockDocument(tx: Transaction, name: string): void {
    tx.documents.add(name);
    const holders = this.#documents.get(name);
    if (holders) holders.add(tx);
    else this.#documents.set(name, new Set([tx]));
  }

  lockRange(tx: Transaction, range: RangeLock): void {
    tx.ranges.push(range);
    this.#ranged.add(tx);
  }

  release(tx: Transaction): void {
    for (const name of tx.documents) {
      const holders = this.#documents.get(name);
      holders?.delete(tx);
      if (holders?.size === 0) this.#documents.delete(name);
    }
    this.#ranged.delete(tx);
    tx.documents.clear();
    tx.ranges.length = 0;
  }

  /** Transactions other than `own` that read one of these documents. */
  readersOf(names: Iterable<string>, own: Transaction | undefined): Set<Transaction> {
    const readers = new Set<Transaction>();
    for (const name of names) {
      for (const tx of this.#documents.get(name) ?? []) if (tx !== own) readers.add(tx);
    }
    return readers;
  }

  /** Whether any other transaction read a query. */
  hasQueries(own: Transaction | undefined): boolean {
    return this.#ranged.size > (own && this.#ranged.has(own) ? 1 : 0);
  }

  /** Transactions other than `own` with a query whose result these changes would alter. */
  queriersOf(changes: readonly Change[], own: Transaction | undefined): Set<Transaction> {
    const queriers = new Set<Transaction>();
    for (const tx of this.#ranged) {
      const hit = (range: RangeLock) =>
        changes.some(
          (c) => inScope(range.query, c.name) && (touches(range, c.before) || touches(range, c.after)),
        );
      if (tx !== own && tx.ranges.some(hit)) queriers.add(tx);
    }
    return queriers;
  }
}
