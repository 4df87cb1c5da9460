import type { Query } from '../queries/model.ts';
import type { StoredDocument } from '../store/document.ts';

/** The caller: the claims are the token's, as JSON. */
export type Auth = { readonly uid: string; readonly token: Readonly<Record<string, unknown>> };

type Asked = {
  /** `projects/{p}/databases/{d}`. */
  readonly database: string;
  /** Nothing for an anonymous visitor. */
  readonly auth: Auth | undefined;
  /** `request.time`. */
  readonly time: Date;
};

/** One document read or written. `before` is what is stored, `after` what would be, transforms included. */
export type DocumentAccess = Asked & {
  readonly kind: 'get' | 'create' | 'update' | 'delete';
  /** The segments below `documents`. */
  readonly path: readonly string[];
  readonly before?: StoredDocument | undefined;
  readonly after?: StoredDocument | undefined;
  /** The state in which the whole batch leaves each document it writes, by full name; undefined: deleted. */
  readonly pending?: ReadonlyMap<string, StoredDocument | undefined> | undefined;
};

/** A query, a listener's target, an aggregation or ListDocuments: decided from the query alone. */
export type ListAccess = Asked & { readonly kind: 'list'; readonly query: Query };

export type Access = DocumentAccess | ListAccess;

/**
 * The reason, and which access it is about, are for the developer's log: a client only hears PERMISSION_DENIED. It tells
 * places of the rules and names of fields, never what is stored in them.
 */
export type Decision = {
  readonly allowed: boolean;
  readonly reason?: string;
  readonly access?: Access;
};

/** Reads documents for `get()` and `exists()`, by full name. */
export type ReadDocument = (name: string) => StoredDocument | undefined;
