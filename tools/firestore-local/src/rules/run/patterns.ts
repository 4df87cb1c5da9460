import type { Allow, Block, RulesFile, Segment } from '../syntax/ast.ts';
import { type RuleValue, text, UNKNOWN } from '../values/rule-value.ts';

/** A match with allows: its whole pattern, and which of its matches declares each segment. */
export type Entry = {
  readonly pattern: readonly { readonly segment: Segment; readonly depth: number }[];
  readonly allows: readonly Allow[];
  /** The number of blocks around its conditions, the service among them. */
  readonly depth: number;
};

/** The parts of a request's path: ids that are known, one that is not, or any number of them (some documents down). */
export const ANY = Symbol('one unknown segment');
export const MANY = Symbol('any number of unknown segments');
export type AskedSegment = string | typeof ANY | typeof MANY;

/** All matches of a file, from the outside in. */
export function entriesOf(file: RulesFile): Entry[] {
  const found: Entry[] = [];
  const walk = (block: Block, outer: Entry['pattern'], depth: number): void => {
    const pattern = [...outer, ...block.pattern.map((segment) => ({ segment, depth }))];
    if (block.allows.length > 0) found.push({ pattern, allows: block.allows, depth });
    for (const inner of block.matches) walk(inner, pattern, depth + 1);
  };
  walk(file.service, [], 0);
  return found;
}

const named = (asked: AskedSegment | undefined): RuleValue =>
  typeof asked === 'string' ? text(asked) : UNKNOWN;

/** One value for each segment of the pattern, or nothing where some path of those asked for would not match. */
type Bound = readonly RuleValue[] | undefined;

function bindPlain(pattern: readonly Segment[], asked: readonly AskedSegment[]): Bound {
  if (pattern.length !== asked.length) return undefined;
  const values: RuleValue[] = [];
  for (const [i, segment] of pattern.entries()) {
    const one = asked[i];
    if (one === MANY || segment.kind === 'rest') return undefined;
    if (segment.kind === 'literal' && segment.text !== one) return undefined;
    values.push(named(one));
  }
  return values;
}

const restValue = (asked: readonly AskedSegment[]): RuleValue => {
  const segments = asked.filter((s) => typeof s === 'string');
  return segments.length === asked.length ? { type: 'path', segments } : UNKNOWN;
};

/** Matches segment by segment; what is between the segments before and after `{x=**}` is its value. */
export function bind(pattern: readonly Segment[], asked: readonly AskedSegment[], emptyRest: boolean): Bound {
  const at = pattern.findIndex((s) => s.kind === 'rest');
  if (at < 0) return bindPlain(pattern, asked);
  const after = pattern.length - at - 1;
  if (asked.length < at + after) return undefined;
  const middle = asked.slice(at, asked.length - after);
  if (!emptyRest && middle.filter((s) => s !== MANY).length === 0) return undefined;
  const first = bindPlain(pattern.slice(0, at), asked.slice(0, at));
  const last = bindPlain(pattern.slice(at + 1), asked.slice(asked.length - after));
  return first && last && [...first, restValue(middle), ...last];
}
