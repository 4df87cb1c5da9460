import type { Filter, Query } from '../queries/model.ts';
import type { Value } from '../values/value.ts';
import { writeValue } from '../values/codec.ts';
import protobuf from 'protobufjs';

const valueText = (value: Value): string =>
  Buffer.from(writeValue(protobuf.Writer.create(), value).finish()).toString('base64');

function filterTree(filter: Filter): unknown {
  if (filter.kind === 'field') return [filter.path, filter.op, valueText(filter.value)];
  return [filter.kind, ...filter.filters.map(filterTree)];
}

/** One text for all queries that ask the same: what listeners share by. Projections aside, each applies its own. */
export const canonicalQuery = (query: Query): string =>
  JSON.stringify([
    query.parent,
    query.scope,
    query.groupId ?? null,
    query.filter ? filterTree(query.filter) : null,
    query.orders.map((o) => [o.path, o.descending]),
    [query.start, query.end].map((c) => (c ? [c.before, ...c.values.map(valueText)] : null)),
    [query.offset, query.limit ?? null],
  ]);
