import type { Query } from '../queries/model.ts';
import type { StoredDocument } from '../store/document.ts';

/** The way in which a check looks at other documents. */
export type Lookup = (name: string) => StoredDocument | undefined;

/** One thing a caller wants to do, as the engine is about to do it. `document` is the version before. */
export type Access = {
  readonly database: string;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly lookup: Lookup;
} & (
  | { readonly verb: 'get'; readonly name: string; readonly document: StoredDocument | undefined }
  | { readonly verb: 'list'; readonly query: Query }
  | {
      readonly verb: 'create' | 'update' | 'delete';
      readonly name: string;
      readonly document: StoredDocument | undefined;
      readonly after: StoredDocument | undefined;
      /** The state in which the whole commit would leave each document it writes; undefined: deleted. */
      readonly pending: ReadonlyMap<string, StoredDocument | undefined>;
    }
  /** The reads that rules cannot allow: collections of a document, missing documents. */
  | { readonly verb: 'administer' }
);

/** A caller who may not do something is stopped here. A call without a guard is the owner's. */
export interface Guard {
  /** All that one request does. Throws the error the caller gets, PERMISSION_DENIED as a rule. */
  check(accesses: readonly Access[]): void;
}
