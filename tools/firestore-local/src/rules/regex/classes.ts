import type { Range } from './tree.ts';

const code = (char: string) => char.codePointAt(0) ?? 0;
const range = (from: string, to: string): Range => [code(from), code(to)];
const LAST = 0x10ffff;

export const DIGIT: readonly Range[] = [range('0', '9')];
export const WORD: readonly Range[] = [range('0', '9'), range('A', 'Z'), range('_', '_'), range('a', 'z')];
const SPACE: readonly Range[] = [
  [9, 10],
  [12, 13],
  [32, 32],
];

/** Everything but these. */
export function complement(ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

/** `\d`, `\W` and the others of a letter. */
export const SHORTHANDS: Readonly<Record<string, readonly Range[]>> = {
  d: DIGIT,
  w: WORD,
  s: SPACE,
  D: complement(DIGIT),
  W: complement(WORD),
  S: complement(SPACE),
};

/** `[[:alpha:]]` and the others of ASCII. */
export const NAMED: Readonly<Record<string, readonly Range[]>> = {
  alnum: [range('0', '9'), range('A', 'Z'), range('a', 'z')],
  alpha: [range('A', 'Z'), range('a', 'z')],
  digit: DIGIT,
  lower: [range('a', 'z')],
  upper: [range('A', 'Z')],
  space: [
    [9, 13],
    [32, 32],
  ],
  punct: [range('!', '/'), range(':', '@'), range('[', '`'), range('{', '~')],
  word: WORD,
  xdigit: [range('0', '9'), range('A', 'F'), range('a', 'f')],
};

export const inRanges = (ranges: readonly Range[], char: number): boolean =>
  ranges.some(([from, to]) => char >= from && char <= to);
