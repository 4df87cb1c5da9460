import { randomBytes } from 'node:crypto';
import { aborted, type FirestoreError, invalidArgument } from '../errors.ts';
import type { Query } from '../queries/model.ts';

/** A query read under a lock: the documents that match, up to the last one seen when a limit was reached. */
export type RangeLock = { readonly query: Query; readonly upTo: Uint8Array | undefined };

export type Ending = 'committed' | 'rolled-back' | 'aborted' | 'expired';

export class Transaction {
  readonly id: string;
  /** Smaller is older. A retry keeps the age of its first attempt, so that it wins in the end. */
  readonly age: number;
  readonly database: string;
  /** Set for read-only transactions: the instant they see. */
  readonly readTime: number | undefined;
  readonly documents = new Set<string>();
  readonly ranges: RangeLock[] = [];
  lastActivity = performance.now();
  /** Requests being worked on or waiting for a lock. */
  requests = 0;
  ending: Ending | undefined;

  constructor(age: number, database: string, readTime: number | undefined) {
    this.id = randomBytes(16).toString('hex');
    this.age = age;
    this.database = database;
    this.readTime = readTime;
  }

  get holdsLocks(): boolean {
    return this.documents.size > 0 || this.ranges.length > 0;
  }

  /** The reason why it cannot be used any more, in production's words: clients know them and retry. */
  endError(): FirestoreError {
    if (this.ending === 'aborted') return aborted('Aborted due to cross-transaction contention.');
    if (this.ending === 'expired') return transactionExpired();
    return invalidArgument('The referenced transaction has already been committed or rolled back.');
  }
}

export const transactionExpired = (): FirestoreError =>
  invalidArgument('The referenced transaction has expired or is no longer valid.');
