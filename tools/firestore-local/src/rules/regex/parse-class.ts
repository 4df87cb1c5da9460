import { complement, NAMED, SHORTHANDS } from './classes.ts';
import type { PatternCursor } from './cursor.ts';
import { type Pattern, PatternError, type Range } from './tree.ts';
import { unicodeClass } from './unicode.ts';

/** `[a-z\d]`, its first bracket passed. */
export function parseClass(c: PatternCursor): Pattern {
  const negated = c.skip('^');
  const ranges: Range[] = [];
  for (let first = true; first || c.next !== ']'; first = false) ranges.push(...part(c));
  c.take();
  return { kind: 'class', ranges, negated };
}

function part(c: PatternCursor): readonly Range[] {
  const named = c.find(/^\[:([a-z]+):\]/);
  if (named) return namedRanges(named[1] ?? '');
  const shorthand = c.next === '\\' ? SHORTHANDS[c.following ?? ''] : undefined;
  if (shorthand) {
    c.take();
    c.take();
    return shorthand;
  }
  if (c.next === '\\' && /^[pP]$/.test(c.following ?? '')) {
    c.take();
    const unicode = parseUnicode(c);
    if (!unicode) throw new PatternError("'\\p' needs a class");
    return unicode;
  }
  const from = character(c);
  if (c.next !== '-' || c.following === ']') return [[from, from]];
  c.take();
  const to = character(c);
  if (to < from) throw new PatternError('a range of characters upside down');
  return [[from, to]];
}

function namedRanges(name: string): readonly Range[] {
  const ranges = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (!ranges) throw new PatternError(`unknown class [:${name}:]`);
  return ranges;
}

function character(c: PatternCursor): number {
  if (c.next === undefined) throw new PatternError("'[' without its ']'");
  const char = c.skip('\\') ? c.escaped() : c.take();
  return char.codePointAt(0) ?? 0;
}

/** `pL`, `p{Greek}`, `P{^L}` after its backslash; undefined for any other escape. */
export function parseUnicode(c: PatternCursor): readonly Range[] | undefined {
  const found = c.find(/^([pP])(?:([A-Z])|\{(\^?)(\w+)\})/, 40);
  if (!found) return undefined;
  const [, letter, short, not, long] = found;
  const ranges = unicodeClass(short ?? long ?? '');
  return (letter === 'P') === (not === '^') ? ranges : complement(ranges);
}
