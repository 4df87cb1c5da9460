import { bool, boundedText, count, fail, list, type RuleValue, type ValueOf } from '../values/rule-value.ts';
import { distinct, ValueIndex } from '../values/value-index.ts';
import { toText } from './convert.ts';
import { type Method, type Methods, plain } from './method.ts';

type Items = ValueOf<'list'> | ValueOf<'set'>;
const setOf = (items: readonly RuleValue[]): RuleValue => ({ type: 'set', items: distinct(items) });

/** A method that takes another list or set. */
function withOther<T extends Items>(
  run: (mine: readonly RuleValue[], others: readonly RuleValue[]) => RuleValue,
  onlySets = false,
): Method<T> {
  const method = (target: T, [other]: readonly RuleValue[]): RuleValue => {
    const taken = other?.type === 'set' || (other?.type === 'list' && !onlySets);
    return taken ? run(target.items, other.items) : fail(`a ${onlySets ? 'set' : 'list or set'} is needed`);
  };
  return { takes: 1, run: method };
}

function isIn(values: readonly RuleValue[]): (item: RuleValue) => boolean {
  const index = new ValueIndex(values);
  return (item) => index.has(item);
}

function without(items: readonly RuleValue[], others: readonly RuleValue[]): RuleValue[] {
  const excluded = isIn(others);
  return items.filter((item) => !excluded(item));
}

function join(target: ValueOf<'list'>, [separator]: readonly RuleValue[]): RuleValue {
  if (separator?.type !== 'string') return fail('join needs a string');
  const parts = target.items.map((item) => (item.type === 'string' ? item : toText(item)));
  const wrong = parts.find((part) => part.type !== 'string');
  return wrong ?? boundedText(parts.map((p) => (p.type === 'string' ? p.value : '')).join(separator.value));
}

function concat(target: ValueOf<'list'>, [other]: readonly RuleValue[]): RuleValue {
  return other?.type === 'list' ? list([...target.items, ...other.items]) : fail('concat needs a list');
}

/** What lists and sets have in common. */
const OF_BOTH: Readonly<Record<string, Method<Items>>> = {
  size: plain((v) => count(v.items.length)),
  hasAll: withOther((mine, others) => bool(others.every(isIn(mine)))),
  hasAny: withOther((mine, others) => bool(mine.some(isIn(others)))),
  hasOnly: withOther((mine, others) => bool(mine.every(isIn(others)))),
};

export const LIST_METHODS: Methods<'list'> = {
  ...OF_BOTH,
  toSet: plain((v) => setOf(v.items)),
  concat: { takes: 1, run: concat },
  join: { takes: 1, run: join },
  removeAll: withOther((mine, others) => list(without(mine, others))),
};

export const SET_METHODS: Methods<'set'> = {
  ...OF_BOTH,
  difference: withOther((mine, others) => setOf(without(mine, others)), true),
  intersection: withOther((mine, others) => setOf(mine.filter(isIn(others))), true),
  union: withOther((mine, others) => setOf([...mine, ...others]), true),
};
