import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from './program.ts';
import { codePoints, findAll, matchesWhole, PatternTooSlow } from './run.ts';
import { PatternError } from './tree.ts';

const matches = (pattern: string, text: string) => matchesWhole(compilePattern(pattern), text);

test.each([
  ['abc', ['abc'], ['ab', 'abcd', 'xabc', '']],
  ['a|bc', ['a', 'bc'], ['b', 'abc']],
  ['a*', ['', 'aaa'], ['b']],
  ['a+?b?', ['a', 'aab'], ['', 'abb']],
  ['(?:ab){2,3}', ['abab', 'ababab'], ['ab', 'abababab']],
  ['(a|b)*c', ['c', 'abac'], ['ab']],
  ['[a-cx-]+', ['abcx-'], ['d', '']],
  ['[^a-c]', ['d', '😀', '\n'], ['a', 'dd']],
  ['[]a]', [']', 'a'], ['b']],
  ['[\\d\\-.]+', ['1-2.3'], ['a']],
  ['[[:alpha:]_]+', ['aZ_'], ['1']],
  ['\\d{3}-\\w+\\s?', ['123-a_Z9 '], ['12-a']],
  ['.', ['a', 'ñ', '😀'], ['', '\n', 'ab']],
  ['^a$', ['a'], ['ab']],
  ['a.*\\bb', ['a b'], ['ab']],
  ['\\x41\\x{1F600}', ['A😀'], ['a😀']],
  ['a{,2}', ['a{,2}'], ['aa']],
  ['a{2,}', ['aa', 'aaaa'], ['a']],
  ['(a*)*', ['', 'aaa'], ['b']],
  ['', [''], ['a']],
  ['[0-9]{4}-[0-9]{2}-[0-9]{2}', ['2026-03-31'], ['2026-3-31', '2026-03-31x']],
  ['(?i)ab[c-d]ñ', ['ABCÑ', 'aBdñ'], ['abeñ']],
  ['(?i:a)b', ['Ab', 'ab'], ['AB']],
  ['a(?i)b|c', ['aB', 'C'], ['AB']],
  ['((?i)a)b', ['Ab'], ['AB']],
  ['(?i)[^a]', ['b'], ['a', 'A']],
  ['(?i)k', ['K', '\u212a'], ['q']],
  ['(?i)a(?-i)b', ['Ab'], ['AB']],
  ['(?s).', ['\n', 'a'], ['']],
  ['(?m)a$\n^b', ['a\nb'], ['ab']],
  ['a$\nb', [], ['a\nb']],
  ['\\pL+', ['añЖ'], ['1', 'a1', '']],
  ['\\p{Lu}', ['Ñ'], ['ñ']],
  ['[\\p{Greek}\\d]+', ['α1'], ['a']],
  ['\\PL', ['1'], ['ñ']],
  ['\\p{^L}', ['1'], ['ñ']],
  ['[^\\pN]', ['a'], ['1']],
  ['(?P<x>a)\\.', ['a.'], ['ab']],
])('%s', (pattern, yes, no) => {
  for (const text of yes) expect(matches(pattern, text), text).toBe(true);
  for (const text of no) expect(matches(pattern, text), text).toBe(false);
});

test.each([
  '(',
  ')',
  '[',
  '[a',
  '*',
  'a**',
  '(?x)a',
  '(?)a',
  '\\p{Nada}',
  '[\\p]',
  '(?=a)',
  '\\1',
  'a{2,1}',
  'a{1001}',
  '[b-a]',
  '\\',
  '[[:nada:]]',
  '[[:constructor:]]',
  '(?P<a',
])('%s is refused', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(PatternError);
});

describe('patterns that would blow up elsewhere', () => {
  test('nested repetition takes time linear in the text', () => {
    expect(matches('(a+)+b', 'a'.repeat(50_000))).toBe(false);
    expect(matches('(a|aa)+', 'a'.repeat(50_000))).toBe(true);
  });

  test.each(['((a{1000}){1000}){1000}', '(((|){1000}){1000}){1000}', '(a{100}){101}'])(
    '%s is too large',
    (pattern) => {
      expect(() => compilePattern(pattern)).toThrow('too large');
    },
  );

  test('deep groups are refused', () => {
    expect(() => compilePattern('('.repeat(10_000))).toThrow('nested too deeply');
  });

  test('a text that is too long for its pattern is an answer', () => {
    expect(() => matches('[ab]*a[ab]{500}b', 'a'.repeat(1_000_000))).toThrow(PatternTooSlow);
  });
});

test('the pieces found are those JavaScript finds', () => {
  const pieces = fc.constantFrom(
    'a',
    'b',
    '.',
    'a*',
    'b+?',
    '(?:ab|a)',
    '[ab]',
    'a{1,2}',
    'b?',
    '(?:a|)',
    '^',
    '$',
    '\\b',
  );
  const pattern = fc.array(pieces, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 12 }).map((c) => c.join(''));
  fc.assert(
    fc.property(pattern, text, (p, t) => {
      // JavaScript goes on at the same place after a piece: it may find an empty one where one has just ended.
      const theirs = [...t.matchAll(new RegExp(p, 'g'))].map((m) => [m.index, m.index + m[0].length]);
      const ours = [...findAll(compilePattern(p), codePoints(t))].map(({ from, to }) => [from, to]);
      expect(ours).toStrictEqual(theirs);
      expect(matches(p, t)).toBe(new RegExp(`^(?:${p})$`).test(t));
    }),
    { numRuns: 500 },
  );
});
