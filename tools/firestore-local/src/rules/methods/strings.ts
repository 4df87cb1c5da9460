import { compilePattern, type Program } from '../regex/program.ts';
import { codePoints, findAll, type Found, matchesWhole, PatternTooSlow } from '../regex/run.ts';
import { PatternError } from '../regex/tree.ts';
import {
  bool,
  boundedText,
  count,
  fail,
  list,
  MAX_TEXT,
  type RuleValue,
  text,
  type ValueOf,
} from '../values/rule-value.ts';
import { type Method, type Methods, plain } from './method.ts';

type Text = ValueOf<'string'>;
const ofCodePoints = (points: readonly number[]) => points.map((p) => String.fromCodePoint(p)).join('');

/** A method whose first argument is a pattern. */
function withPattern(
  takes: number,
  run: (program: Program, target: string, args: readonly RuleValue[]) => RuleValue,
): Method<Text> {
  const method = (target: Text, args: readonly RuleValue[]): RuleValue => {
    const [pattern] = args;
    if (pattern?.type !== 'string') return fail('a pattern must be a string');
    try {
      return run(compilePattern(pattern.value), target.value, args);
    } catch (error) {
      if (error instanceof PatternError) return fail(`invalid pattern: ${error.message}`);
      if (error instanceof PatternTooSlow) return fail('text too long for this pattern');
      throw error;
    }
  };
  return { takes, run: method };
}

const REFERENCE = /\\([\d\\])/g;

const tooHigh = (by: string, program: Program) =>
  [...by.matchAll(REFERENCE)].some(
    ([, sign]) =>
      sign !== '\\' &&
      sign !== '0' &&
      !program.some((step) => step.kind === 'save' && step.place === 2 * Number(sign)),
  );

/** The text that is put in: `\1` is the first group, `\0` all that was found; a group that was not reached is empty. */
const filled = (by: string, { from, to, saved }: Found, points: readonly number[]) =>
  by.replaceAll(REFERENCE, (_, sign: string) => {
    if (sign === '\\') return sign;
    const group = 2 * Number(sign);
    const [start, end] = group === 0 ? [from, to] : [saved[group], saved[group + 1]];
    return start === undefined || end === undefined ? '' : ofCodePoints(points.slice(start, end));
  });

function replace(program: Program, target: string, args: readonly RuleValue[]): RuleValue {
  const by = args[1];
  if (by?.type !== 'string') return fail('replace needs a string to put in');
  const wrong = /\\(?![\d\\])/.test(by.value.replaceAll('\\\\', '')) || tooHigh(by.value, program);
  if (wrong) return fail('a replacement has \\0 to \\9, as far as there are groups, and \\\\');
  const points = codePoints(target);
  let made = '';
  let kept = 0;
  for (const found of findAll(program, points)) {
    made += ofCodePoints(points.slice(kept, found.from)) + filled(by.value, found, points);
    kept = found.to;
    if (made.length > MAX_TEXT) break;
  }
  return boundedText(made + ofCodePoints(points.slice(kept)));
}

function split(program: Program, target: string): RuleValue {
  const points = codePoints(target);
  const parts: RuleValue[] = [];
  let kept = 0;
  for (const { from, to } of findAll(program, points)) {
    if (to === 0 || from === points.length) continue;
    parts.push(text(ofCodePoints(points.slice(kept, from))));
    kept = to;
  }
  return list([...parts, text(ofCodePoints(points.slice(kept)))]);
}

export const STRING_METHODS: Methods<'string'> = {
  lower: plain((v) => text(v.value.toLowerCase())),
  upper: plain((v) => text(v.value.toUpperCase())),
  trim: plain((v) => text(v.value.trim())),
  size: plain((v) => count(Array.from(v.value).length)),
  toUtf8: plain((v) => ({ type: 'bytes', value: Buffer.from(v.value, 'utf8') })),
  matches: withPattern(1, (program, target) => bool(matchesWhole(program, target))),
  replace: withPattern(2, replace),
  split: withPattern(1, split),
};

const base64url = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

export const BYTES_METHODS: Methods<'bytes'> = {
  size: plain((v) => count(v.value.length)),
  /** RFC 4648's alphabet for addresses, filled up with '='. */
  toBase64: plain((v) => text(base64url(v.value))),
  toHexString: plain((v) => text(Buffer.from(v.value).toString('hex').toUpperCase())),
};
