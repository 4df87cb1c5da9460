import type { WireAggregationQuery, WireQuery } from '../queries/wire.ts';
import type { StoredDocument } from '../store/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Guard } from './guard.ts';

/** The consistency of a read; at most one of them. Transaction ids are hexadecimal, times microseconds. */
export type Consistency = {
  readonly transaction?: string | undefined;
  readonly newTransaction?: TransactionOptions | undefined;
  readonly readTime?: number | undefined;
};

export type TransactionOptions = {
  readonly readOnly?: { readonly readTime?: number | undefined } | undefined;
  readonly readWrite?: { readonly retryTransaction?: string | undefined } | undefined;
};

/** The parts of every call besides its message: whether the caller has gone, and who checks what it may. */
export type Call = { readonly signal?: AbortSignal | undefined; readonly guard?: Guard | undefined };

export type GetRequest = {
  readonly database: string;
  readonly names: readonly string[];
  readonly consistency: Consistency;
};
export type GetResult = {
  readonly transaction: string | undefined;
  readonly readTime: number;
  readonly documents: readonly { readonly name: string; readonly document: StoredDocument | undefined }[];
};

export type QueryRequest = {
  readonly parent: string;
  readonly query: WireQuery;
  readonly consistency: Consistency;
};
export type QueryResult = {
  readonly transaction: string | undefined;
  readonly readTime: number;
  readonly skipped: number;
  readonly documents: readonly StoredDocument[];
  readonly select: readonly FieldPath[] | undefined;
};

export type AggregationRequest = {
  readonly parent: string;
  readonly query: WireAggregationQuery;
  readonly consistency: Consistency;
};
export type AggregationResult = {
  readonly transaction: string | undefined;
  readonly readTime: number;
  readonly fields: ReadonlyMap<string, Value>;
};
