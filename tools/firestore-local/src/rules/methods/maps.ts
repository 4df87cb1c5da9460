import { equal } from '../values/equality.ts';
import { count, fail, list, type RuleMap, type RuleValue, text, type ValueOf } from '../values/rule-value.ts';
import { type Method, type Methods, plain } from './method.ts';

const namesOf = (map: RuleMap) => [...map.keys()];

/** `get('a', other)`, and `get(['a', 'b'], other)` into nested maps. A map known in part answers what it knows. */
export function getOr(target: ValueOf<'map'>, [key, other]: readonly RuleValue[]): RuleValue {
  const path = key?.type === 'list' ? key.items : key ? [key] : [];
  let value: RuleValue = target;
  for (const step of path) {
    if (step.type !== 'string') return fail('get needs a string, or a list of strings');
    if (value.type === 'unknown') return value;
    const next: RuleValue | undefined = value.type === 'map' ? value.map.get(step.value) : undefined;
    if (next === undefined) return other ?? fail('get needs a default');
    value = next;
  }
  return path.length > 0 ? value : fail('get needs a key');
}

function diff(target: ValueOf<'map'>, [other]: readonly RuleValue[]): RuleValue {
  if (other?.type !== 'map') return fail('diff needs a map');
  return { type: 'map_diff', before: other.map, after: target.map };
}

export const MAP_METHODS: Methods<'map'> = {
  size: plain((v) => count(namesOf(v.map).length)),
  keys: plain((v) => list(namesOf(v.map).map(text))),
  values: plain((v) => list(namesOf(v.map).map((key) => v.map.get(key) ?? fail('no value')))),
  get: { takes: 2, run: getOr },
  diff: { takes: 1, run: diff },
};

type Diff = ValueOf<'map_diff'>;
type Sides = (before: RuleValue | undefined, after: RuleValue | undefined) => boolean;

/** The keys of both maps whose values are so on each side. */
function keysWhere(holds: Sides): Method<Diff> {
  return plain(({ before, after }) => {
    const keys = new Set([...before.keys(), ...after.keys()]);
    const found = [...keys].filter((key) => holds(before.get(key), after.get(key)));
    return { type: 'set', items: found.map(text) };
  });
}

const same: Sides = (a, b) => a !== undefined && b !== undefined && equal(a, b);

export const DIFF_METHODS: Methods<'map_diff'> = {
  addedKeys: keysWhere((before) => before === undefined),
  removedKeys: keysWhere((_, after) => after === undefined),
  changedKeys: keysWhere((a, b) => a !== undefined && b !== undefined && !equal(a, b)),
  unchangedKeys: keysWhere(same),
  affectedKeys: keysWhere((a, b) => !same(a, b)),
};
