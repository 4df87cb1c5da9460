import { invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';
import { valueKey } from '../values/key.ts';
import { isFindable } from './matcher.ts';
import type { FieldFilter, Filter, Operator } from './model.ts';

/** Filters that must all hold; a query is answered as the union of its conjunctions. */
export type Conjunction = readonly FieldFilter[];

const SPREAD: Partial<Record<Operator, Operator>> = { in: '==', 'array-contains-any': 'array-contains' };

function spread(f: FieldFilter): Conjunction[] {
  const op = SPREAD[f.op];
  if (!op || f.value.type !== 'array') return [[f]];
  const distinct = new Map(f.value.values.map((value) => [valueKey(value).toString('latin1'), value]));
  return [...distinct.values()].map((value) => [
    { kind: 'field', path: f.path, op, value, never: !isFindable(value) },
  ]);
}

function product(a: readonly Conjunction[], b: readonly Conjunction[]): Conjunction[] {
  if (a.length * b.length > Limits.disjunctions) {
    throw invalidArgument(`The query has more than ${Limits.disjunctions} disjunctions after normalization.`);
  }
  return a.flatMap((x) => b.map((y) => [...x, ...y]));
}

function expand(filter: Filter): Conjunction[] {
  if (filter.kind === 'field') return spread(filter);
  const parts = filter.filters.map(expand);
  return filter.kind === 'or' ? parts.flat() : parts.reduce(product, [[]]);
}

/** Disjunctive normal form, `in` and `array-contains-any` spread out. */
export function conjunctions(filter: Filter | undefined): Conjunction[] {
  if (!filter) return [[]];
  const all = expand(filter);
  if (all.length > Limits.disjunctions) {
    throw invalidArgument(`The query has more than ${Limits.disjunctions} disjunctions after normalization.`);
  }
  const onlyOneArray = (c: Conjunction) => c.filter((f) => f.op === 'array-contains').length <= 1;
  if (!all.every(onlyOneArray))
    throw invalidArgument('Only a single array-contains clause is allowed in a query.');
  return all;
}
