import { PlainMap } from '../values/plain-map.ts';
import { fail, halted, list, mapOf, type RuleValue } from '../values/rule-value.ts';
import { weigh } from '../values/weight.ts';

/** `[a, b]` of evaluated parts. */
export function listOf(items: readonly RuleValue[]): RuleValue {
  const halt = halted(items);
  if (halt) return halt;
  const weight = weigh(items);
  return typeof weight === 'number' ? list(items) : weight;
}

/** `{k: v}` of evaluated pairs. */
export function mapOfPairs(pairs: readonly (readonly RuleValue[])[]): RuleValue {
  const parts = pairs.flat();
  const halt = halted(parts);
  if (halt) return halt;
  const weight = weigh(parts);
  if (typeof weight !== 'number') return weight;
  const entries = new Map<string, RuleValue>();
  for (const [key, value] of pairs) {
    if (key?.type !== 'string' || !value) return fail('the keys of a map are strings');
    entries.set(key.value, value);
  }
  return mapOf(new PlainMap(entries, true, weight));
}

/** `/a/$(b)` of evaluated parts. */
export function pathOf(parts: readonly RuleValue[]): RuleValue {
  const halt = halted(parts);
  if (halt) return halt;
  const segments: string[] = [];
  for (const part of parts) {
    if (part.type === 'string') segments.push(part.value);
    else if (part.type === 'path') segments.push(...part.segments);
    else if (part.type === 'int') segments.push(String(part.value));
    else return fail(`$() does not take ${part.type}`);
  }
  return { type: 'path', segments };
}
