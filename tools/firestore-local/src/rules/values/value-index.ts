import { contains } from './equality.ts';
import { fingerprint } from './fingerprint.ts';
import type { RuleValue } from './rule-value.ts';

/** Membership in a large list, without comparing everything with everything. */
export class ValueIndex {
  readonly #buckets = new Map<string, RuleValue[]>();

  constructor(items: readonly RuleValue[] = []) {
    for (const item of items) this.add(item);
  }

  has(wanted: RuleValue): boolean {
    return contains(this.#buckets.get(fingerprint(wanted)) ?? [], wanted);
  }

  /** Whether it was new. NaN equals nothing and is kept once all the same. */
  add(item: RuleValue): boolean {
    const key = fingerprint(item);
    const bucket = this.#buckets.get(key);
    if (!bucket) this.#buckets.set(key, [item]);
    else if (key === 'nNaN' || contains(bucket, item)) return false;
    else bucket.push(item);
    return true;
  }
}

/** Each value once, in the order they first came. */
export function distinct(items: readonly RuleValue[]): RuleValue[] {
  const seen = new ValueIndex();
  return items.filter((item) => seen.add(item));
}
