import { bool, fail, float, int, type RuleValue, text } from '../values/rule-value.ts';

const INTEGER = /^-?\d{1,19}$/;
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function floatText(value: number): string {
  const written = String(value);
  return Number.isInteger(value) && !written.includes('e') ? `${written}.0` : written;
}

/** `string(v)`, of the types that have a text. */
export function toText(v: RuleValue): RuleValue {
  if (v.type === 'string') return v;
  if (v.type === 'null') return text('null');
  if (v.type === 'bool' || v.type === 'int') return text(String(v.value));
  if (v.type === 'float') return text(floatText(v.value));
  return fail(`string() does not take ${v.type}`);
}

export function toInt(v: RuleValue): RuleValue {
  if (v.type === 'int') return v;
  if (v.type === 'string' && INTEGER.test(v.value)) return int(BigInt(v.value));
  if (v.type === 'float' && Number.isFinite(v.value)) return int(BigInt(Math.trunc(v.value)));
  return fail(`int() does not take this ${v.type}`);
}

export function toFloat(v: RuleValue): RuleValue {
  if (v.type === 'float') return v;
  if (v.type === 'int') return float(Number(v.value));
  if (v.type === 'string' && NUMBER.test(v.value)) return float(Number(v.value));
  return fail(`float() does not take this ${v.type}`);
}

export function toBool(v: RuleValue): RuleValue {
  if (v.type === 'bool') return v;
  if (v.type === 'string' && (v.value === 'true' || v.value === 'false')) return bool(v.value === 'true');
  return fail(`bool() does not take this ${v.type}`);
}

/** `path('/databases/…')`. */
export function toPath(v: RuleValue): RuleValue {
  if (v.type === 'path') return v;
  if (v.type !== 'string') return fail(`path() does not take ${v.type}`);
  const segments = v.value.replace(/^\//, '').split('/');
  return segments.includes('') ? fail('a path has an empty segment') : { type: 'path', segments };
}
