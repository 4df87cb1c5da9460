import type { Scope } from '../indexes/single-fields.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';

export const NAME = '__name__';

export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';

/** `path` is canonical text, or `__name__`. For in, not-in and array-contains-any the value is an array. */
export type FieldFilter = {
  readonly kind: 'field';
  readonly path: string;
  readonly op: Operator;
  readonly value: Value;
  /** Spread from a list value that no document matches: null and NaN are found by `==` alone. */
  readonly never?: boolean;
};
export type CompositeFilter = { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };
export type Filter = FieldFilter | CompositeFilter;

export type Order = { readonly path: string; readonly descending: boolean };
/** A position: before or after everything whose order values start with these. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

export type Query = {
  readonly database: string;
  /** The root or the document under which the collections are. */
  readonly parent: string;
  /** Absent: all documents below the parent. */
  readonly groupId: string | undefined;
  readonly scope: Scope;
  readonly filter: Filter | undefined;
  /** The orders as Firestore completes them: they always end with `__name__`. */
  readonly orders: readonly Order[];
  readonly start: Cursor | undefined;
  readonly end: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
};

/** The one collection a query reads, or undefined for a group. */
export const collectionPath = (query: Query): string | undefined =>
  query.scope === 'collection' ? `${query.parent}/${query.groupId ?? ''}` : undefined;

/** A conjunction sorted by what an index does with each filter. */
export type Needs = {
  readonly query: Query;
  readonly fixed: readonly FieldFilter[];
  readonly names: readonly FieldFilter[];
  readonly ranges: readonly FieldFilter[];
  /** Orders left once fields fixed by an equality are taken out, without the name. */
  readonly orders: readonly Order[];
  /** Fields an aggregation reads: part of the index, in either direction. */
  readonly extras: readonly string[];
  readonly nameDescending: boolean;
};

const INEQUALITIES: ReadonlySet<Operator> = new Set(['!=', '<', '<=', '>', '>=', 'not-in']);
export const isInequality = (f: FieldFilter): boolean => INEQUALITIES.has(f.op);

export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}
