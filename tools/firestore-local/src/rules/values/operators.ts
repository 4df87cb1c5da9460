import { compareStrings, sign } from '../../values/order.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { arithmetic } from './arithmetic.ts';
import { contains, equal } from './equality.ts';
import {
  bool,
  type Bound,
  fail,
  FALSE,
  halted,
  isNumeric,
  isVague,
  type RuleValue,
  TRUE,
  UNKNOWN,
} from './rule-value.ts';

const isNaNValue = (v: RuleValue) => v.type === 'float' && Number.isNaN(v.value);

/** The order of two values of one type that has one; undefined for all others. */
function order(a: RuleValue, b: RuleValue): number | undefined {
  if (isNumeric(a) && isNumeric(b)) return sign(a.value, b.value);
  if (a.type === 'string' && b.type === 'string') return compareStrings(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if ((a.type === 'timestamp' && b.type === 'timestamp') || (a.type === 'duration' && b.type === 'duration'))
    return sign(a.nanos, b.nanos);
  return undefined;
}

function compare(op: '<' | '<=' | '>' | '>=', a: RuleValue, b: RuleValue): RuleValue {
  const found = order(a, b);
  if (found === undefined) return fail(`'${op}' does not take ${a.type} and ${b.type}`);
  if (isNaNValue(a) || isNaNValue(b)) return bool(false);
  if (op === '<') return bool(found < 0);
  if (op === '<=') return bool(found <= 0);
  return bool(op === '>' ? found > 0 : found >= 0);
}

const keyIn = (key: RuleValue, map: RuleValue): RuleValue | undefined => {
  if (map.type !== 'map' || key.type !== 'string') return undefined;
  const value = map.map.get(key.value);
  if (value?.type === 'unknown') return UNKNOWN;
  return bool(value !== undefined);
};

function isIn(a: RuleValue, b: RuleValue): RuleValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (a.type === 'unknown' || b.type === 'unknown') return UNKNOWN;
  const key = keyIn(a, b);
  if (key) return key;
  if (b.type === 'some-list') return !isVague(a) && contains(b.items, a) ? TRUE : UNKNOWN;
  if (isVague(a) || isVague(b)) return UNKNOWN;
  if (b.type === 'list' || b.type === 'set') return bool(contains(b.items, a));
  return fail(`'in' does not take ${a.type} and ${b.type}`);
}

const MIRRORED: Readonly<Partial<Record<BinaryOperator, BinaryOperator>>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/** The result for a range and a known value: of `n > 5`, that `n > 4` holds and `n <= 5` does not. */
function ofRange(op: BinaryOperator, a: RuleValue, b: RuleValue): RuleValue | undefined {
  const mirrored = MIRRORED[op];
  if (b.type === 'range') return mirrored && a.type !== 'range' ? ofRange(mirrored, b, a) : undefined;
  if (a.type !== 'range' || isVague(b) || isNaNValue(b)) return undefined;
  const lies = (wanted: Bound['op']) => a.bounds.some((bound) => implies(bound, wanted, b));
  if (op === '<' || op === '<=' || op === '>' || op === '>=')
    return lies(op) ? TRUE : lies(OPPOSITE[op]) ? FALSE : undefined;
  if (op !== '==' && op !== '!=') return undefined;
  return lies('<') || lies('>') ? bool(op === '!=') : undefined;
}

const OPPOSITE: Readonly<Record<Bound['op'], Bound['op']>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** Whether all within the bound are `wanted value`. */
function implies(bound: Bound, wanted: Bound['op'], value: RuleValue): boolean {
  if (bound.op[0] !== wanted[0]) return false;
  const found = order(bound.value, value);
  if (found === undefined) return false;
  const beyond = bound.op.startsWith('<') ? found < 0 : found > 0;
  return beyond || (found === 0 && (bound.op === wanted || wanted.length === 2));
}

/** `a op b` for all operators that evaluate both sides. */
export function binary(op: BinaryOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (op === 'in') return isIn(a, b);
  const halt = halted([a, b]);
  if (halt) return halt.type === 'error' ? halt : (ofRange(op, a, b) ?? halt);
  switch (op) {
    case '==':
      return bool(equal(a, b));
    case '!=':
      return bool(!equal(a, b));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(op, a, b);
    default:
      return arithmetic(op, a, b);
  }
}

const TYPES: Readonly<Record<string, readonly RuleValue['type'][]>> = {
  bool: ['bool'],
  int: ['int'],
  float: ['float'],
  number: ['int', 'float'],
  string: ['string'],
  bytes: ['bytes'],
  list: ['list', 'some-list'],
  set: ['set'],
  map: ['map'],
  map_diff: ['map_diff'],
  path: ['path'],
  timestamp: ['timestamp'],
  duration: ['duration'],
  latlng: ['latlng'],
  // A type of the language that no value of these rules has.
  constraint: [],
};

export const TYPE_NAMES: readonly string[] = Object.keys(TYPES);

/** `v is type`: a map known in part is a map all the same. */
export function isOfType(v: RuleValue, type: string): RuleValue {
  if (v.type === 'error' || v.type === 'unknown') return v;
  if (v.type === 'range') {
    const sort = v.bounds[0]?.value ?? UNKNOWN;
    // No query says whether a number that is within a range is stored as an int or as a float.
    const number = sort.type === 'int' || sort.type === 'float';
    return number && (type === 'int' || type === 'float') ? UNKNOWN : isOfType(sort, type);
  }
  return bool(TYPES[type]?.includes(v.type) ?? false);
}
