import { invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';
import type { StoredDocument } from '../store/document.ts';
import { INT64_MAX, INT64_MIN, isNumber, NULL_VALUE, type Value } from '../values/value.ts';
import { queryField } from './matcher.ts';
import { canonicalPath } from './parse.ts';
import type { WireAggregation } from './wire.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: number }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly path: string };

function parseOne(wire: WireAggregation, index: number): Aggregation {
  const alias = wire.alias === '' ? `field_${index + 1}` : wire.alias;
  if (wire.count) {
    const upTo = wire.count.upTo ? Number(wire.count.upTo.value) : Infinity;
    if (!(upTo > 0)) throw invalidArgument('COUNT_UP_TO must be greater than zero.');
    return { alias, kind: 'count', upTo };
  }
  if (wire.sum) return { alias, kind: 'sum', path: canonicalPath(wire.sum.field) };
  if (wire.avg) return { alias, kind: 'avg', path: canonicalPath(wire.avg.field) };
  throw invalidArgument('An aggregation lacks its operator.');
}

export function parseAggregations(wire: readonly WireAggregation[]): Aggregation[] {
  if (wire.length === 0) throw invalidArgument('A query needs at least one aggregation.');
  if (wire.length > Limits.aggregations)
    throw invalidArgument(`A query takes ${Limits.aggregations}, the maximum number of aggregations.`);
  const parsed = wire.map(parseOne);
  if (new Set(parsed.map((a) => a.alias)).size !== parsed.length) {
    throw invalidArgument('Aggregation aliases must differ.');
  }
  return parsed;
}

/** The fields whose values are needed: they become part of the index that serves the query. */
export const aggregatedFields = (aggregations: readonly Aggregation[]): string[] =>
  aggregations.flatMap((a) => (a.kind === 'count' ? [] : [a.path]));

/** Integers stay exact until a double joins them or the sum leaves 64 bits. */
class Sum {
  #integers = 0n;
  #doubles = 0;
  #mixed = false;
  numbers = 0;

  add(v: Value): void {
    if (!isNumber(v)) return;
    this.numbers += 1;
    if (v.type === 'integer') this.#integers += v.value;
    else {
      this.#mixed = true;
      this.#doubles += v.value;
    }
  }

  get asNumber(): number {
    return Number(this.#integers) + this.#doubles;
  }

  get sum(): Value {
    const whole = !this.#mixed && this.#integers <= INT64_MAX && this.#integers >= INT64_MIN;
    return whole ? { type: 'integer', value: this.#integers } : { type: 'double', value: this.asNumber };
  }

  get average(): Value {
    return this.numbers === 0 ? NULL_VALUE : { type: 'double', value: this.asNumber / this.numbers };
  }
}

/** Results by alias, and how many documents went in. */
export function aggregate(
  documents: Iterable<StoredDocument>,
  aggregations: readonly Aggregation[],
): { fields: Map<string, Value>; documents: number } {
  const sums = new Map(aggregatedFields(aggregations).map((path) => [path, new Sum()]));
  let total = 0;
  for (const document of documents) {
    total += 1;
    for (const [path, sum] of sums) {
      const value = queryField(document, path);
      if (value) sum.add(value);
    }
  }
  const result = (a: Aggregation): Value => {
    if (a.kind === 'count') return { type: 'integer', value: BigInt(Math.min(total, a.upTo)) };
    const sum = sums.get(a.path) ?? new Sum();
    return a.kind === 'sum' ? sum.sum : sum.average;
  };
  return { fields: new Map(aggregations.map((a) => [a.alias, result(a)])), documents: total };
}
