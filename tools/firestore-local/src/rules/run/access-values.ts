import { count, fail, halted, isVague, list, type RuleValue, text, UNKNOWN } from '../values/rule-value.ts';

/** `v.name` */
export function member(v: RuleValue, name: string): RuleValue {
  if (v.type === 'error' || v.type === 'unknown') return v;
  if (v.type !== 'map') return fail(`${v.type} has no field '${name}'`);
  return v.map.get(name) ?? fail(`there is no field '${name}'`);
}

/** A whole number as a place; an integer too large for that is out of every range. */
const place = (v: RuleValue): number | undefined => (v.type === 'int' ? Number(v.value) : undefined);

/** `v[i]`: an element, a character, a segment, the value of a key. */
export function indexed(v: RuleValue, index: RuleValue): RuleValue {
  if (v.type === 'error') return v;
  if (index.type === 'error') return index;
  if (v.type === 'unknown' || isVague(index)) return UNKNOWN;
  if (v.type === 'map')
    return index.type === 'string'
      ? // Unlike a field's, the name of a key may come from somebody's data.
        (v.map.get(index.value) ?? fail('there is no such key'))
      : fail(`a map has no key of ${index.type}`);
  if (isVague(v)) return UNKNOWN;
  const at = place(index);
  if (at === undefined) return fail(`${v.type} cannot be indexed by ${index.type}`);
  return elementAt(v, at) ?? fail(`index ${at} is out of range`);
}

function elementAt(v: RuleValue, at: number): RuleValue | undefined {
  if (v.type === 'list') return v.items[at];
  if (v.type === 'string') return textAt(Array.from(v.value)[at]);
  if (v.type === 'path') return textAt(v.segments[at]);
  if (v.type === 'bytes') return v.value[at] === undefined ? undefined : count(v.value[at]);
  return fail(`${v.type} cannot be indexed`);
}

const textAt = (found: string | undefined): RuleValue | undefined =>
  found === undefined ? undefined : text(found);

/** `v[from:to]`, `to` not included. */
export function sliced(v: RuleValue, bounds: readonly RuleValue[]): RuleValue {
  const halt = halted([v, ...bounds]);
  if (halt) return halt;
  const [from, to] = bounds.map(place);
  if (from === undefined || to === undefined) return fail('a range needs two ints');
  const inRange = (size: number) => from >= 0 && from <= to && to <= size;
  const wrong = fail(`range ${from}:${to} is out of range`);
  if (v.type === 'list') return inRange(v.items.length) ? list(v.items.slice(from, to)) : wrong;
  if (v.type === 'bytes')
    return inRange(v.value.length) ? { type: 'bytes', value: v.value.subarray(from, to) } : wrong;
  if (v.type !== 'string') return fail(`${v.type} has no ranges`);
  const characters = Array.from(v.value);
  return inRange(characters.length) ? text(characters.slice(from, to).join('')) : wrong;
}
