import type { StoredDocument } from '../store/document.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { compareValues, typeRank, valuesEqual } from '../values/order.ts';
import { collectionOf, idOf } from '../values/resource-name.ts';
import type { Value } from '../values/value.ts';
import { type FieldFilter, type Filter, NAME, type Operator, type Query } from './model.ts';

/** A field of a document as queries see it: its name is a reference. */
export const queryField = (document: StoredDocument, path: string): Value | undefined =>
  path === NAME ? { type: 'reference', value: document.name } : document.field(parseFieldPath(path));

/** null and NaN are found by `==` alone, never through a list of values. */
export const isFindable = (v: Value): boolean =>
  v.type !== 'null' && !(v.type === 'double' && Number.isNaN(v.value));

const contains = (list: Value, value: Value): boolean =>
  list.type === 'array' && list.values.some((e) => valuesEqual(e, value));

/** Ranges hold within one type only. */
function compares(actual: Value, wanted: Value, accept: (order: number) => boolean): boolean {
  return typeRank(actual) === typeRank(wanted) && accept(compareValues(actual, wanted));
}

const TESTS: Record<Operator, (actual: Value, wanted: Value) => boolean> = {
  '==': valuesEqual,
  '!=': (a, w) => a.type !== 'null' && !valuesEqual(a, w),
  '<': (a, w) => compares(a, w, (o) => o < 0),
  '<=': (a, w) => compares(a, w, (o) => o <= 0),
  '>': (a, w) => compares(a, w, (o) => o > 0),
  '>=': (a, w) => compares(a, w, (o) => o >= 0),
  'array-contains': contains,
  in: (a, w) => isFindable(a) && contains(w, a),
  'array-contains-any': (a, w) => w.type === 'array' && w.values.some((v) => isFindable(v) && contains(a, v)),
  'not-in': (a, w) => a.type !== 'null' && !contains(w, a) && !contains(w, { type: 'null' }),
};

export function matchesFilter(filter: FieldFilter, document: StoredDocument): boolean {
  const actual = queryField(document, filter.path);
  return actual !== undefined && TESTS[filter.op](actual, filter.value);
}

function matchesTree(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'field') return matchesFilter(filter, document);
  if (filter.kind === 'and') return filter.filters.every((f) => matchesTree(f, document));
  return filter.filters.some((f) => matchesTree(f, document));
}

/** Whether a document's place is within the query's collections. */
export function inScope(query: Query, name: string): boolean {
  const collection = collectionOf(name);
  if (query.scope === 'group') {
    const below = name.startsWith(`${query.parent}/`);
    return below && (query.groupId === undefined || idOf(collection) === query.groupId);
  }
  if (query.groupId === undefined) return collectionOf(collection) === query.parent;
  return collection === `${query.parent}/${query.groupId}`;
}

/** Whether a document belongs to the result, limits and cursors aside. */
export function matches(query: Query, document: StoredDocument): boolean {
  if (!inScope(query, document.name)) return false;
  if (query.filter && !matchesTree(query.filter, document)) return false;
  return query.orders.every((o) => queryField(document, o.path) !== undefined);
}
