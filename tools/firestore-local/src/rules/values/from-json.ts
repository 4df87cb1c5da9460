import { PlainMap } from './plain-map.ts';
import { bool, fail, list, NULL, type RuleValue, text } from './rule-value.ts';

const MAX_DEPTH = 20;

/** Claims of a token: whole numbers are ints. */
export function fromJson(json: unknown, depth = 0): RuleValue {
  if (depth > MAX_DEPTH) return fail('a claim nested too deeply');
  if (json === null || json === undefined) return NULL;
  if (typeof json === 'string') return text(json);
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { type: 'int', value: BigInt(json) } : { type: 'float', value: json };
  }
  if (Array.isArray(json)) return list(json.map((item: unknown) => fromJson(item, depth + 1)));
  if (typeof json !== 'object') return fail('a claim of no known type');
  const entries = Object.entries(json).map(([key, value]) => [key, fromJson(value, depth + 1)] as const);
  return { type: 'map', map: new PlainMap(new Map(entries)) };
}
