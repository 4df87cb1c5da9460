import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteField, formatFieldPath, getField, parseFieldPath, setField } from './field-path.ts';
import { anyText } from './text.arbitrary.ts';
import type { Value } from './value.ts';

const one: Value = { type: 'integer', value: 1n };

test.each([
  ['a', ['a']],
  ['a.b_1', ['a', 'b_1']],
  ['a.`b.c`.d', ['a', 'b.c', 'd']],
  ['`a\\`b`', ['a`b']],
  ['`a\\\\b`', ['a\\b']],
])('%s is read as %j', (text, segments) => {
  expect(parseFieldPath(text)).toStrictEqual(segments);
});

test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`a', 'a`b`', '``'])('%j is no field path', (text) => {
  expect(() => parseFieldPath(text)).toThrow('Invalid field path');
});

test('any segments survive being written and read', () => {
  const segments = fc.array(anyText({ minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(segments, (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toStrictEqual(path);
    }),
  );
});

test('setting makes the maps on the way and leaves the original alone', () => {
  const inner = new Map<string, Value>([['kept', one]]);
  const fields = new Map<string, Value>([['m', { type: 'map', fields: inner }]]);
  setField(fields, ['m', 'x', 'y'], one);
  expect(getField(fields, ['m', 'x', 'y'])).toBe(one);
  expect(getField(fields, ['m', 'kept'])).toBe(one);
  expect(inner.size).toBe(1);
  deleteField(fields, ['m', 'x', 'y']);
  expect(getField(fields, ['m', 'x'])).toStrictEqual({ type: 'map', fields: new Map() });
});
