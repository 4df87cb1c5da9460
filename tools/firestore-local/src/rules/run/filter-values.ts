import { parseFieldPath, type FieldPath } from '../../values/field-path.ts';
import { isNumber, type Value } from '../../values/value.ts';
import { type FieldFilter, NAME } from '../../queries/model.ts';
import { fromStored } from '../values/from-stored.ts';
import { type Bound, inInt64, type RuleValue } from '../values/rule-value.ts';

/** A filter's fact about a field: it is one of these. */
export type Fact = { readonly path: FieldPath; readonly options: readonly RuleValue[] };

/**
 * Queries do not tell 1 from 1.0, nor 0 from -0, but rules do (`is int`, division): all values a document that is
 * found may have.
 */
function numbers(v: Value & { type: 'integer' | 'double' }): RuleValue[] {
  const asNumber = Number(v.value);
  const exact = v.type === 'double' || BigInt(asNumber) === v.value;
  const asInt = v.type === 'integer' ? v.value : Number.isInteger(asNumber) ? BigInt(asNumber) : undefined;
  const options: RuleValue[] = [];
  if (asInt !== undefined && inInt64(asInt)) options.push({ type: 'int', value: asInt });
  if (exact) options.push({ type: 'float', value: asNumber === 0 ? 0 : asNumber });
  if (asNumber === 0) options.push({ type: 'float', value: -0 });
  return options;
}

/** Whether documents that are found have exactly this value. */
function isExact(v: Value): boolean {
  if (isNumber(v) || v.type === 'invalid') return false;
  if (v.type === 'geopoint') return v.latitude !== 0 && v.longitude !== 0;
  if (v.type === 'array') return v.values.every(isExact);
  return v.type !== 'map' || [...v.fields.values()].every(isExact);
}

function optionsOf(v: Value): RuleValue[] | undefined {
  if (isNumber(v)) return numbers(v);
  return isExact(v) ? [fromStored(v)] : undefined;
}

const isNaNValue = (v: Value) => v.type === 'double' && Number.isNaN(v.value);
/** An element as `in` finds it: by equality, which numbers of both kinds share; NaN is not found. */
const isElement = (v: Value) => (isNumber(v) && !isNaNValue(v)) || isExact(v);

const RANGES: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/**
 * Ranges of numbers, strings and times. NaN comes before all numbers for a query, and is in no order for rules:
 * only a lower bound keeps it out.
 */
function rangeOf(filters: readonly FieldFilter[]): RuleValue | undefined {
  const bounds = filters.map(({ op, value }) => ({ op: op as Bound['op'], value: fromStored(value) }));
  const sorts = new Set(filters.map(({ value }) => (isNumber(value) ? 'number' : value.type)));
  const [sort = ''] = sorts;
  if (sorts.size !== 1 || !['number', 'string', 'timestamp'].includes(sort)) return undefined;
  if (sort !== 'number') return { type: 'range', bounds };
  if (filters.some(({ value }) => isNaNValue(value))) return undefined;
  return bounds.some(({ op }) => op.startsWith('>')) ? { type: 'range', bounds } : undefined;
}

/** The facts of a conjunction's ranges about each field, taken together. */
export function rangeFacts(conjunction: readonly FieldFilter[]): Fact[] {
  const ranges = conjunction.filter(({ op, path }) => RANGES.has(op) && path !== NAME);
  return [...Map.groupBy(ranges, ({ path }) => path)].flatMap(([path, filters]) => {
    const range = rangeOf(filters);
    return range ? [{ path: parseFieldPath(path), options: [range] }] : [];
  });
}

/** Equality fixes a field, `array-contains` an element of it. For ranges see `rangeFacts`; others say nothing. */
export function factOf(filter: FieldFilter): Fact | undefined {
  if (filter.path === NAME) return undefined;
  const path = parseFieldPath(filter.path);
  if (filter.op === '==') {
    const options = optionsOf(filter.value);
    return options && { path, options };
  }
  if (filter.op !== 'array-contains' || !isElement(filter.value)) return undefined;
  return { path, options: [{ type: 'some-list', items: [fromStored(filter.value)] }] };
}
