import type { StoredDocument } from '../store/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Fields, Value } from '../values/value.ts';

export type Transform =
  | { readonly path: FieldPath; readonly kind: 'server-time' }
  | { readonly path: FieldPath; readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly path: FieldPath; readonly kind: 'union' | 'remove'; readonly elements: readonly Value[] };

/** The condition on the document before the write. Times are microseconds. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: number };

export type Write = {
  readonly name: string;
  /** `verify` changes nothing: its precondition must hold. */
  readonly kind: 'update' | 'delete' | 'verify';
  readonly fields: Fields;
  /** No mask: the document is replaced. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition | undefined;
};

export type WriteResult = {
  readonly updateTime: number | undefined;
  readonly transformResults: readonly Value[];
};
export type CommitResult = { readonly writeResults: readonly WriteResult[]; readonly commitTime: number };

/** One document that a commit made, changed or removed. */
export type Change = {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
};
