import { invalidArgument } from '../errors.ts';
import { appendDirected, appendName } from '../indexes/physical-index.ts';
import type { StoredDocument } from '../store/document.ts';
import { KeyWriter } from '../values/key-writer.ts';
import { collectionOf } from '../values/resource-name.ts';
import type { Value } from '../values/value.ts';
import { type Bound, HIGHEST, LOWEST, type Range } from './bounds.ts';
import { queryField } from './matcher.ts';
import { collectionPath, type Cursor, NAME, type Order, type Query } from './model.ts';

function appendOrdered(w: KeyWriter, query: Query, order: Order, value: Value): void {
  if (order.path !== NAME || value.type !== 'reference') {
    appendDirected(w, value, order.descending);
    return;
  }
  const from = w.length;
  appendName(w, query.scope, value.value);
  if (order.descending) w.invertFrom(from);
}

/** The place of a document in the query's order, as bytes; undefined when it lacks an ordered field. */
export function orderKey(query: Query, document: StoredDocument): Buffer | undefined {
  const w = new KeyWriter();
  for (const order of query.orders) {
    const value = queryField(document, order.path);
    if (value === undefined) return undefined;
    appendOrdered(w, query, order, value);
  }
  return w.finish();
}

function checkReference(query: Query, value: Value): void {
  const path = collectionPath(query);
  if (value.type !== 'reference' || path === undefined || collectionOf(value.value) === path) return;
  throw invalidArgument(`"${value.value}" is not a document of the queried collection.`);
}

function cursorBound(query: Query, cursor: Cursor): Bound {
  const w = new KeyWriter();
  cursor.values.forEach((value, i) => {
    const order = query.orders[i];
    if (!order) return;
    if (order.path === NAME) checkReference(query, value);
    appendOrdered(w, query, order, value);
  });
  return { bytes: w.finish(), after: !cursor.before };
}

/** The part of the order that the cursors leave. */
export const cursorRange = (query: Query): Range => ({
  from: query.start ? cursorBound(query, query.start) : LOWEST,
  to: query.end ? cursorBound(query, query.end) : HIGHEST,
});

/** The key of a document's name in the query's collections, ascending. */
export function ascendingNameKey(query: Query, value: Value): Buffer {
  checkReference(query, value);
  return appendName(new KeyWriter(), query.scope, value.type === 'reference' ? value.value : '').finish();
}
