import { fail, type Failure, MAX_ITEMS, type RuleValue } from './rule-value.ts';

const known = new WeakMap<readonly RuleValue[], number>();

function listWeight(items: readonly RuleValue[]): number {
  const found = known.get(items);
  if (found !== undefined) return found;
  const weight = items.reduce((sum, item) => sum + weightOf(item), 1);
  known.set(items, weight);
  return weight;
}

/** The number of values inside one. The maps of a document count as one: its size is bounded already. */
function weightOf(v: RuleValue): number {
  return v.type === 'list' || v.type === 'set'
    ? listWeight(v.items)
    : v.type === 'map'
      ? (v.map.weight ?? 1)
      : 1;
}

/** The size of a value made of these: it stops a value that doubles itself twenty times. */
export function weigh(items: readonly RuleValue[]): number | Failure {
  const weight = listWeight(items);
  return weight > MAX_ITEMS ? fail('the value is too large') : weight;
}
