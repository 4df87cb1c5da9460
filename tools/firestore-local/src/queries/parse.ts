import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import { checkCollectionId } from '../limits.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { compareStrings } from '../values/order.ts';
import { parseParent } from '../values/resource-name.ts';
import { NAN_VALUE, NULL_VALUE, type Value } from '../values/value.ts';
import { checkFilters } from './check.ts';
import {
  type Cursor,
  type FieldFilter,
  type Filter,
  fieldFilters,
  isInequality,
  NAME,
  type Operator,
  type Order,
  type Query,
} from './model.ts';
import type { WireCursor, WireFilter, WireQuery } from './wire.ts';

const OPERATORS: Readonly<Record<number, Operator>> = {
  1: '<',
  2: '<=',
  3: '>',
  4: '>=',
  5: '==',
  6: '!=',
  7: 'array-contains',
  8: 'in',
  9: 'array-contains-any',
  10: 'not-in',
};

const UNARY: Readonly<Record<number, { op: Operator; value: Value }>> = {
  2: { op: '==', value: NAN_VALUE },
  3: { op: '==', value: NULL_VALUE },
  4: { op: '!=', value: NAN_VALUE },
  5: { op: '!=', value: NULL_VALUE },
};

export function canonicalPath(reference: { readonly fieldPath: string } | null | undefined): string {
  const path = reference?.fieldPath ?? '';
  return path === NAME ? NAME : formatFieldPath(parseFieldPath(path));
}

function parseFilter(wire: WireFilter): Filter {
  if (wire.fieldFilter) {
    const op = OPERATORS[wire.fieldFilter.op];
    if (!op || !wire.fieldFilter.value)
      throw invalidArgument('A field filter lacks its operator or its value.');
    return { kind: 'field', path: canonicalPath(wire.fieldFilter.field), op, value: wire.fieldFilter.value };
  }
  if (wire.unaryFilter) {
    const unary = UNARY[wire.unaryFilter.op];
    if (!unary) throw invalidArgument('A unary filter lacks its operator.');
    return { kind: 'field', path: canonicalPath(wire.unaryFilter.field), ...unary };
  }
  const composite = wire.compositeFilter;
  if (!composite || composite.filters.length === 0) throw invalidArgument('A filter is empty.');
  if (composite.op !== 1 && composite.op !== 2)
    throw invalidArgument('A composite filter must be AND or OR.');
  return { kind: composite.op === 1 ? 'and' : 'or', filters: composite.filters.map(parseFilter) };
}

/** The asked orders, then the inequality fields by name, then the document's name: nothing comes after that. */
function completeOrders(asked: readonly Order[], filters: readonly FieldFilter[]): Order[] {
  const orders = [...asked];
  const descending = orders.at(-1)?.descending ?? false;
  const missing = new Set(filters.filter((f) => isInequality(f) && f.path !== NAME).map((f) => f.path));
  for (const { path } of orders) missing.delete(path);
  for (const path of [...missing].sort(compareStrings)) orders.push({ path, descending });
  const nameAt = orders.findIndex((o) => o.path === NAME);
  if (nameAt === -1) return [...orders, { path: NAME, descending }];
  if (nameAt < orders.length - 1)
    throw invalidArgument('order by clause cannot contain more fields after the key');
  return orders;
}

function parseOrders(wire: WireQuery): Order[] {
  const orders = wire.orderBy.map((o) => ({ path: canonicalPath(o.field), descending: o.direction === 2 }));
  if (new Set(orders.map((o) => o.path)).size !== orders.length) {
    throw invalidArgument('order by clause cannot contain duplicate fields.');
  }
  return orders;
}

function parseCursor(wire: WireCursor | null | undefined, orders: readonly Order[]): Cursor | undefined {
  if (!wire || wire.values.length === 0) return undefined;
  if (wire.values.length > orders.length)
    throw invalidArgument('A cursor has too many values for the orders.');
  const name = wire.values[orders.findIndex((o) => o.path === NAME)];
  if (name && name.type !== 'reference')
    throw invalidArgument('The cursor value for __name__ must be a reference.');
  return { values: wire.values, before: wire.before };
}

function checkNumbers(wire: WireQuery): void {
  if (wire.offset < 0) throw invalidArgument('offset is negative');
  if ((wire.limit?.value ?? 0) < 0) throw invalidArgument('limit is negative');
  if (wire.from.length !== 1) throw invalidArgument('A query must have exactly one collection selector.');
  if (wire.findNearest)
    throw new FirestoreError(
      Code.unimplemented,
      'Vector search (findNearest) is not supported here; vectors are stored and read.',
    );
}

/** A structured query in the engine's own terms, or INVALID_ARGUMENT. */
export function parseQuery(parent: string, wire: WireQuery): Query {
  checkNumbers(wire);
  const { database } = parseParent(parent);
  const selector = wire.from[0];
  const groupId = selector?.collectionId === '' ? undefined : selector?.collectionId;
  if (groupId?.includes('/')) throw invalidArgument(`Invalid collection id: ${groupId}`);
  if (groupId !== undefined) checkCollectionId(groupId);
  const allDescendants = selector?.allDescendants ?? false;
  const filter = wire.where ? parseFilter(wire.where) : undefined;
  const filters = fieldFilters(filter);
  checkFilters(filter, filters, parent);
  const orders = completeOrders(parseOrders(wire), filters);
  const fields = wire.select?.fields.filter((f) => f.fieldPath !== NAME);
  return {
    database,
    parent,
    groupId,
    scope: allDescendants ? 'group' : 'collection',
    filter,
    orders,
    start: parseCursor(wire.startAt, orders),
    end: parseCursor(wire.endAt, orders),
    offset: wire.offset,
    limit: wire.limit?.value,
    select:
      wire.select && wire.select.fields.length > 0
        ? fields?.map((f) => parseFieldPath(f.fieldPath))
        : undefined,
  };
}
