import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeField, decodeFields, encodeFields } from './codec.ts';
import { pathKey, segmentKey, valueKey } from './key.ts';
import { compareNames, compareSegments, compareValues } from './order.ts';
import { anyText } from './text.arbitrary.ts';
import { anyValue } from './value.arbitrary.ts';
import type { Value } from './value.ts';

const int = (n: bigint): Value => ({ type: 'integer', value: n });
const dbl = (value: number): Value => ({ type: 'double', value });
const str = (value: string): Value => ({ type: 'string', value });
const arr = (...values: Value[]): Value => ({ type: 'array', values });
const map = (entries: [string, Value][]): Value => ({ type: 'map', fields: new Map(entries) });

describe('the order of values', () => {
  const ascending: [string, Value, Value][] = [
    ['null before false', { type: 'null' }, { type: 'boolean', value: false }],
    ['NaN before -Infinity', dbl(NaN), dbl(-Infinity)],
    ['2^53 before 2^53+1, which doubles cannot tell', int(2n ** 53n), int(2n ** 53n + 1n)],
    ['the largest integer before 2^63 as a double', int(2n ** 63n - 1n), dbl(2 ** 63)],
    ['1 before 1.5', int(1n), dbl(1.5)],
    ['a prefix before the longer array', arr(int(1n)), arr(int(1n), { type: 'null' })],
    ['an array by its first difference', arr(int(1n), int(9n)), arr(int(2n))],
    ['a map by key before value', map([['a', int(9n)]]), map([['b', int(1n)]])],
    ['U+FFFF before an emoji, against UTF-16', str('\u{FFFF}'), str('\u{1F600}')],
    ['the empty string before NUL', str(''), str('\0')],
  ];
  test.each(ascending)('%s', (_title, a, b) => {
    expect(compareValues(a, b)).toBe(-1);
    expect(Buffer.compare(valueKey(a), valueKey(b))).toBe(-1);
  });

  test.each<[string, Value, Value]>([
    ['-0 and 0', dbl(-0), dbl(0)],
    ['0 and the integer 0', dbl(0), int(0n)],
    ['1 and 1.0', int(1n), dbl(1)],
    [
      'maps written in another order',
      map([
        ['a', int(1n)],
        ['b', int(2n)],
      ]),
      map([
        ['b', int(2n)],
        ['a', int(1n)],
      ]),
    ],
  ])('%s are equal', (_title, a, b) => {
    expect(compareValues(a, b)).toBe(0);
    expect(valueKey(a)).toStrictEqual(valueKey(b));
  });

  test('the bytes of keys order as the values do, for any two values', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Buffer.compare(valueKey(a), valueKey(b))).toBe(compareValues(a, b));
      }),
      { numRuns: 3000 },
    );
  });

  test('no key is the beginning of another, so keys can follow one another', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const [x, y] = [valueKey(a), valueKey(b)];
        if (!x.equals(y)) expect(y.subarray(0, x.length).equals(x)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('names', () => {
  const segment = fc.oneof(
    anyText({ minLength: 1, maxLength: 4 }),
    fc.constantFrom('__id7__', '__id-9__', '__id10__', 'a', 'a\0'),
  );
  const path = fc.array(
    segment.map((s) => s.replaceAll('/', '-')),
    { minLength: 1, maxLength: 4 },
  );

  test('numeric ids come first and by number', () => {
    const ids = ['b', '__id10__', '__id-2__', 'a', '__id9__'];
    expect(ids.sort(compareSegments)).toStrictEqual(['__id-2__', '__id9__', '__id10__', 'a', 'b']);
  });

  test('the bytes of segments and paths order as names do', () => {
    fc.assert(
      fc.property(path, path, (a, b) => {
        const [x, y] = [a.join('/'), b.join('/')];
        expect(Buffer.compare(pathKey(x), pathKey(y))).toBe(compareNames(x, y));
        expect(Buffer.compare(segmentKey(a[0] ?? ''), segmentKey(b[0] ?? ''))).toBe(
          compareSegments(a[0] ?? '', b[0] ?? ''),
        );
      }),
    );
  });
});

describe('the stored form', () => {
  const document = fc.array(fc.tuple(fc.string({ maxLength: 5 }), anyValue), { maxLength: 5 });

  test('decodes to what was encoded, and equal fields have equal bytes', () => {
    fc.assert(
      fc.property(document, (entries) => {
        const fields = new Map(entries);
        const bytes = encodeFields(fields);
        expect(decodeFields(bytes)).toEqual(fields);
        expect(encodeFields(new Map([...fields].reverse()))).toEqual(bytes);
      }),
      { numRuns: 1000 },
    );
  });

  test('one field is read without the others', () => {
    fc.assert(
      fc.property(document, fc.string({ maxLength: 5 }), (entries, absent) => {
        const fields = new Map(entries);
        const bytes = encodeFields(fields);
        for (const [name, value] of fields) expect(decodeField(bytes, name)).toEqual(value);
        expect(decodeField(bytes, absent)).toEqual(fields.get(absent));
      }),
    );
  });
});
