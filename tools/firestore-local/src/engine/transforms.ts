import { compareValues, valuesEqual } from '../values/order.ts';
import {
  INT64_MAX,
  INT64_MIN,
  isNumber,
  NULL_VALUE,
  timestampFromMicros,
  type Value,
} from '../values/value.ts';
import type { Transform } from './write.ts';

/** 64-bit addition that stops at the ends. */
const saturate = (n: bigint): bigint => (n > INT64_MAX ? INT64_MAX : n < INT64_MIN ? INT64_MIN : n);
const isNaNValue = (v: Value) => v.type === 'double' && Number.isNaN(v.value);

function increment(current: Value | undefined, operand: Value): Value {
  if (!current || !isNumber(current) || !isNumber(operand)) return operand;
  if (current.type === 'integer' && operand.type === 'integer') {
    return { type: 'integer', value: saturate(current.value + operand.value) };
  }
  return { type: 'double', value: Number(current.value) + Number(operand.value) };
}

/** The stored value wins a draw, and NaN wins always. */
function extreme(current: Value | undefined, operand: Value, wanted: 1 | -1): Value {
  if (!current || !isNumber(current)) return operand;
  if (isNaNValue(current) || isNaNValue(operand)) return { type: 'double', value: NaN };
  return compareValues(operand, current) * wanted > 0 ? operand : current;
}

function union(current: readonly Value[], elements: readonly Value[]): Value[] {
  const values = [...current];
  for (const element of elements) if (!values.some((v) => valuesEqual(v, element))) values.push(element);
  return values;
}

const without = (current: readonly Value[], elements: readonly Value[]): Value[] =>
  current.filter((v) => !elements.some((e) => valuesEqual(v, e)));

/** The field after a transform and what the answer says of it: array transforms answer null. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  now: number,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'server-time': {
      const value = timestampFromMicros(Math.floor(now / 1000) * 1000);
      return { value, result: value };
    }
    case 'increment': {
      const value = increment(current, transform.operand);
      return { value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(current, transform.operand, transform.kind === 'maximum' ? 1 : -1);
      return { value, result: value };
    }
    default: {
      const elements = current?.type === 'array' ? current.values : [];
      const change = transform.kind === 'union' ? union : without;
      return { value: { type: 'array', values: change(elements, transform.elements) }, result: NULL_VALUE };
    }
  }
}
