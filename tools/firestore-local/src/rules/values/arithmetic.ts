import { boundedText, fail, float, int, isNumeric, type RuleValue } from './rule-value.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

function integers(op: ArithmeticOperator, a: bigint, b: bigint): RuleValue {
  if (op === '+') return int(a + b);
  if (op === '-') return int(a - b);
  if (op === '*') return int(a * b);
  if (b === 0n) return fail('division by zero');
  return int(op === '/' ? a / b : a % b);
}

function floats(op: ArithmeticOperator, a: number, b: number): RuleValue {
  if (op === '+') return float(a + b);
  if (op === '-') return float(a - b);
  if (op === '*') return float(a * b);
  return float(op === '/' ? a / b : a % b);
}

function times(op: ArithmeticOperator, a: RuleValue, b: RuleValue): RuleValue | undefined {
  const sign = op === '+' ? 1n : -1n;
  if (op !== '+' && op !== '-') return undefined;
  if (b.type === 'duration' && (a.type === 'timestamp' || a.type === 'duration'))
    return { type: a.type, nanos: a.nanos + sign * b.nanos };
  if (op === '-' && a.type === 'timestamp' && b.type === 'timestamp')
    return { type: 'duration', nanos: a.nanos - b.nanos };
  if (op === '+' && a.type === 'duration' && b.type === 'timestamp')
    return { type: 'timestamp', nanos: a.nanos + b.nanos };
  return undefined;
}

/** Two known values. An int with a float is a float; int by int is an int, towards zero. */
export function arithmetic(op: ArithmeticOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (a.type === 'int' && b.type === 'int') return integers(op, a.value, b.value);
  if (isNumeric(a) && isNumeric(b)) return floats(op, Number(a.value), Number(b.value));
  if (op === '+' && a.type === 'string' && b.type === 'string') return boundedText(a.value + b.value);
  return times(op, a, b) ?? fail(`'${op}' does not take ${a.type} and ${b.type}`);
}

export function negate(v: RuleValue): RuleValue {
  if (v.type === 'int') return int(-v.value);
  if (v.type === 'float') return float(-v.value);
  if (v.type === 'duration') return { type: 'duration', nanos: -v.nanos };
  return fail(`'-' does not take ${v.type}`);
}
