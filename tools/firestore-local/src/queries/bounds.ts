import { compareValues } from '../values/order.ts';
import { invertBytes, Tag, tagOf, valueKey } from '../values/key.ts';
import type { Value } from '../values/value.ts';
import type { FieldFilter } from './model.ts';

/** A cut between keys: before everything that starts with `bytes`, or after it. */
export type Bound = { readonly bytes: Uint8Array; readonly after: boolean };
/** Keys from one cut to another. */
export type Range = { readonly from: Bound; readonly to: Bound };

const ABOVE = Buffer.from([0xff]);
export const LOWEST: Bound = { bytes: Buffer.alloc(0), after: false };
export const HIGHEST: Bound = { bytes: Buffer.alloc(0), after: true };
export const EVERYTHING: Range = { from: LOWEST, to: HIGHEST };

/** The first key at or above the cut. Nothing starts with 0xFF, so prefix + FF ends a prefix. */
export const cutBytes = (b: Bound): Uint8Array => (b.after ? Buffer.concat([b.bytes, ABOVE]) : b.bytes);
export const compareBounds = (a: Bound, b: Bound): number => Buffer.compare(cutBytes(a), cutBytes(b));

const later = (a: Bound, b: Bound) => (compareBounds(a, b) >= 0 ? a : b);
const earlier = (a: Bound, b: Bound) => (compareBounds(a, b) <= 0 ? a : b);

export function intersect(a: readonly Range[], b: readonly Range[]): Range[] {
  const shared = a.flatMap((x) => b.map((y) => ({ from: later(x.from, y.from), to: earlier(x.to, y.to) })));
  return shared.filter((r) => compareBounds(r.from, r.to) < 0).sort((x, y) => compareBounds(x.from, y.from));
}

/** The same keys seen upside down, for descending order. */
export const invertBound = (b: Bound): Bound => ({ bytes: invertBytes(b.bytes), after: !b.after });
export const invertRange = (r: Range): Range => ({ from: invertBound(r.to), to: invertBound(r.from) });
export const invertRanges = (ranges: readonly Range[]): Range[] => ranges.map(invertRange).reverse();

const before = (bytes: Uint8Array): Bound => ({ bytes, after: false });
const behind = (bytes: Uint8Array): Bound => ({ bytes, after: true });
/** The odd byte above a tag is never written: a cut between two types. */
const typeStart = (key: Uint8Array) => before(Buffer.from([tagOf(key) - 1]));
const typeEnd = (key: Uint8Array) => before(Buffer.from([tagOf(key) + 1]));
const AFTER_NULL = before(Buffer.from([Tag.null + 1]));

function everythingBut(values: readonly Value[]): Range[] {
  if (values.some((v) => v.type === 'null') && values.length > 1) return [];
  const keys = [...values].sort(compareValues).map(valueKey);
  let ranges: Range[] = [{ from: AFTER_NULL, to: HIGHEST }];
  for (const key of keys) {
    ranges = intersect(ranges, [
      { from: LOWEST, to: before(key) },
      { from: behind(key), to: HIGHEST },
    ]);
  }
  return ranges;
}

function notIn(value: Value): Range[] {
  const values = value.type === 'array' ? value.values : [];
  return values.some((v) => v.type === 'null') ? [] : everythingBut(values);
}

/** The ascending keys of one field (or of the name, given its key) that an inequality or equality lets through. */
export function filterRanges(filter: FieldFilter, key: Uint8Array = valueKey(filter.value)): Range[] {
  switch (filter.op) {
    case '==':
      return [{ from: before(key), to: behind(key) }];
    case '<':
      return [{ from: typeStart(key), to: before(key) }];
    case '<=':
      return [{ from: typeStart(key), to: behind(key) }];
    case '>':
      return [{ from: behind(key), to: typeEnd(key) }];
    case '>=':
      return [{ from: before(key), to: typeEnd(key) }];
    case '!=':
      return everythingBut([filter.value]);
    case 'not-in':
      return notIn(filter.value);
    default:
      return [EVERYTHING];
  }
}
