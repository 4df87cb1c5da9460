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

const all = (items: readonly RuleValue[], within: readonly RuleValue[]): RuleValue => {
  const index = new ValueIndex(within);
  return bool(items.every((item) => index.has(item)));
};
const some = (items: readonly RuleValue[], within: readonly RuleValue[]): RuleValue => {
  const index = new ValueIndex(within);
  return bool(items.some((item) => index.has(item)));
};
const without = (items: readonly RuleValue[], others: readonly RuleValue[]): RuleValue[] => {
  const index = new ValueIndex(others);
  return items.filter((item) => !index.has(item));
};
const shared = (items: readonly RuleValue[], others: readonly RuleValue[]): RuleValue[] => {
  const index = new ValueIndex(others);
  return items.filter((item) => index.has(item));
};

function join(target: ValueOf<'list'>, [separator]: readonly RuleValue[]): RuleValue {
  if (separator?.type !== 'string') return fail('join needs a string');
  const parts = target.items.map((item) => (item.type === 'string' ? item : toText(item)));
  const wrong = parts.find((part) => part.type !== 'string');
  return wrong ?? boundedText(parts.map((p) => (p.type === 'string' ? p.value : '')).join(separator.value));
}

function concat(target: ValueOf<'list'>, [other]: readonly RuleValue[]): RuleValue {
  return other?.type === 'list' ? list([...target.items, ...other.items]) : fail('concat needs a list');
}

export const LIST_METHODS: Methods<'list'> = {
  size: plain((v) => count(v.items.length)),
  toSet: plain((v) => setOf(v.items)),
  concat: { takes: 1, run: concat },
  join: { takes: 1, run: join },
  removeAll: withOther((mine, others) => list(without(mine, others))),
  hasAll: withOther((mine, others) => all(others, mine)),
  hasAny: withOther((mine, others) => some(others, mine)),
  hasOnly: withOther(all),
};

export const SET_METHODS: Methods<'set'> = {
  size: plain((v) => count(v.items.length)),
  difference: withOther((mine, others) => setOf(without(mine, others)), true),
  intersection: withOther((mine, others) => setOf(shared(mine, others)), true),
  union: withOther((mine, others) => setOf([...mine, ...others]), true),
  hasAll: withOther((mine, others) => all(others, mine)),
  hasAny: withOther((mine, others) => some(others, mine)),
  hasOnly: withOther(all),
};
