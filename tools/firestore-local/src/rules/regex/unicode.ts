import { PatternError, type Range } from './tree.ts';

const LAST = 0x10ffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

function rangesWhere(holds: (char: string) => boolean): Range[] {
  const ranges: Range[] = [];
  let from: number | undefined;
  for (let code = 0; code <= LAST + 1; code++) {
    const inside = code <= LAST && !isSurrogate(code) && holds(String.fromCodePoint(code));
    if (inside) from ??= code;
    else if (from !== undefined) {
      ranges.push([from, code - 1]);
      from = undefined;
    }
  }
  return ranges;
}

const GENERAL = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfo]?)$/;
const known = new Map<string, readonly Range[]>();

/** `\pL`, `\p{Lu}`, `\p{Greek}`: a general category or a script, by the names Unicode gives them. */
export function unicodeClass(name: string): readonly Range[] {
  const found = known.get(name);
  if (found) return found;
  const ranges = name === 'Any' ? [[0, LAST] as const] : rangesWhere(testOf(name));
  known.set(name, ranges);
  return ranges;
}

function testOf(name: string): (char: string) => boolean {
  const property = GENERAL.test(name) ? `gc=${name}` : `sc=${name}`;
  try {
    const pattern = new RegExp(`^\\p{${property}}$`, 'u');
    return (char) => pattern.test(char);
  } catch {
    throw new PatternError(`unknown class \\p{${name}}`);
  }
}

/** The characters that are one and the same to `(?i)`: simple case folding, which maps one to one. */
function partners(): ReadonlyMap<number, readonly number[]> {
  const join = (a: number, b: number) => {
    const one = byCode.get(a) ?? [a];
    const other = byCode.get(b) ?? [b];
    const both = [...new Set([...one, ...other])];
    for (const code of both) byCode.set(code, both);
  };
  const byCode = new Map<number, number[]>();
  for (let code = 0; code <= 0x1ffff; code++) {
    if (isSurrogate(code)) continue;
    const char = String.fromCodePoint(code);
    for (const other of [char.toLowerCase(), char.toUpperCase()]) {
      const to = other.codePointAt(0) ?? code;
      if (to !== code && String.fromCodePoint(to) === other && sameFolded(char, other)) join(code, to);
    }
  }
  return byCode;
}

/** JavaScript's own simple folding decides: 'İ' and 'i' are two, 'K' and the Kelvin sign one. */
const sameFolded = (a: string, b: string) =>
  new RegExp(`^\\u{${(a.codePointAt(0) ?? 0).toString(16)}}$`, 'iu').test(b);

let folds: ReadonlyMap<number, readonly number[]> | undefined;

/** These characters, and what differs from one of them in case only. */
export function foldCase(ranges: readonly Range[]): readonly Range[] {
  folds ??= partners();
  const added: Range[] = [];
  for (const [code, same] of folds)
    if (ranges.some(([from, to]) => code >= from && code <= to))
      for (const one of same) added.push([one, one]);
  return [...ranges, ...added];
}
