import { FieldPath, Filter } from '@google-cloud/firestore';
import type { Query, WhereFilterOp } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { Code, codeOf, failureOf } from './support/codes.ts';
import { fill, freshCollection, idsOf, openDatabase } from './support/database.ts';

const db = openDatabase();
const collection = freshCollection(db);
const ids = async (query: Query) => idsOf(await query.get());

/**
 * In the order of the values of `v`. No filter below asks for numbers under a bound of `v`: whether NaN is one of
 * them is not documented.
 */
const documents = {
  nul: { v: null },
  nan: { v: Number.NaN },
  one: { v: 1, w: 1, tags: ['x'] },
  two: { v: 2, w: 1, tags: ['x', 'y'] },
  three: { v: 3, w: 2, tags: ['y', 42] },
  word: { v: 'word', w: 2, tags: [] },
  list: { v: [1, 2], w: 3, tags: [1, { a: 1 }] },
  map: { v: { a: 1 }, w: 3, tags: 'x' },
  missing: { other: 1 },
};
beforeAll(async () => {
  await fill(collection, documents);
});

describe('one filter on one field', () => {
  const table: [WhereFilterOp, unknown, string[]][] = [
    ['==', 1, ['one']],
    ['==', 9, []],
    ['==', null, ['nul']],
    ['==', Number.NaN, ['nan']],
    ['==', [1, 2], ['list']],
    ['==', [2, 1], []],
    ['==', [1], []],
    ['==', { a: 1 }, ['map']],
    ['==', {}, []],
    ['<', 'x', ['word']],
    ['<=', 'word', ['word']],
    ['>', 1, ['two', 'three']],
    ['>=', 3, ['three']],
    ['>', 'a', ['word']],
    ['<', { z: 1 }, ['map']],
    ['!=', 2, ['nan', 'one', 'three', 'word', 'list', 'map']],
    ['!=', null, ['nan', 'one', 'two', 'three', 'word', 'list', 'map']],
    ['!=', Number.NaN, ['one', 'two', 'three', 'word', 'list', 'map']],
    ['!=', [1, 2], ['nan', 'one', 'two', 'three', 'word', 'map']],
    ['in', [1, 'word', [1, 2]], ['list', 'one', 'word']],
    ['in', [1, 1, 1], ['one']],
    ['in', [null], []],
    ['in', [null, 1], ['one']],
    ['in', [Number.NaN], []],
    ['not-in', [1, 'word'], ['nan', 'two', 'three', 'list', 'map']],
    ['not-in', [null], []],
    ['not-in', [1, null], []],
    ['not-in', [Number.NaN], ['one', 'two', 'three', 'word', 'list', 'map']],
    ['not-in', [{ a: 1 }, [1, 2]], ['nan', 'one', 'two', 'three', 'word']],
  ];
  test.each(table)('v %s %j', async (operator, value, expected) => {
    const found = await ids(collection.where('v', operator, value));
    // Filters without an inequality come in document order: sorted here by hand in the table.
    expect(found).toStrictEqual(expected);
  });

  test.each<[WhereFilterOp, unknown, string[]]>([
    ['array-contains', 'x', ['one', 'two']],
    ['array-contains', 42, ['three']],
    ['array-contains', { a: 1 }, ['list']],
    ['array-contains', 'absent', []],
    ['array-contains-any', ['x', 42], ['one', 'three', 'two']],
    ['array-contains-any', [{ a: 1 }, 'absent'], ['list']],
  ])('tags %s %j', async (operator, value, expected) => {
    expect(await ids(collection.where('tags', operator, value))).toStrictEqual(expected);
  });

  test.each<[WhereFilterOp, number, string[]]>([
    ['<', 3, ['one', 'two', 'three', 'word'].sort()],
    ['<', 1, []],
    ['<=', 1, ['one', 'two']],
    ['>', 2, ['list', 'map']],
    ['>=', 2.5, ['list', 'map']],
    ['!=', 2, ['list', 'map', 'one', 'two']],
  ])('w %s %d', async (operator, value, expected) => {
    expect((await ids(collection.where('w', operator, value))).sort()).toStrictEqual(expected);
  });

  test('a nested field by path', async () => {
    expect(await ids(collection.where('v.a', '==', 1))).toStrictEqual(['map']);
    expect(await ids(collection.where('v.a', '<', 2))).toStrictEqual(['map']);
    expect(await ids(collection.where('v.b', '!=', 2))).toStrictEqual([]);
  });
});

describe('filters together', () => {
  test('equalities on several fields', async () => {
    expect(await ids(collection.where('v', '==', 2).where('w', '==', 1))).toStrictEqual(['two']);
    expect(await ids(collection.where('v', '==', 2).where('w', '==', 2))).toStrictEqual([]);
  });

  test('two different values of one field find nothing', async () => {
    expect(await ids(collection.where('v', '==', 2).where('v', '==', 3))).toStrictEqual([]);
  });

  test('both ends of a range', async () => {
    expect(await ids(collection.where('v', '>', 1).where('v', '<=', 3))).toStrictEqual(['two', 'three']);
    expect(await ids(collection.where('v', '>', 3).where('v', '<', 1))).toStrictEqual([]);
    expect(await ids(collection.where('v', '>=', 2).where('v', '<=', 2))).toStrictEqual(['two']);
  });

  test('an equality and array-contains', async () => {
    const query = collection.where('tags', 'array-contains', 'y').where('w', '==', 1);
    expect(await ids(query)).toStrictEqual(['two']);
  });

  test('in and an equality', async () => {
    const query = collection.where('v', 'in', [1, 2, 3]).where('w', '==', 1);
    expect(await ids(query)).toStrictEqual(['one', 'two']);
  });

  test('two in filters on different fields', async () => {
    const query = collection.where('v', 'in', [1, 3]).where('w', 'in', [2, 3]);
    expect(await ids(query)).toStrictEqual(['three']);
  });
});

describe('or and and trees', () => {
  const w = (operator: WhereFilterOp, value: unknown) => Filter.where('w', operator, value);
  const v = (operator: WhereFilterOp, value: unknown) => Filter.where('v', operator, value);
  const table: [string, Filter, string[]][] = [
    ['a or of equalities, each document once', Filter.or(v('==', 1), w('==', 1)), ['one', 'two']],
    [
      'an or of ands',
      Filter.or(Filter.and(v('==', 1), w('==', 1)), Filter.and(v('==', 3), w('==', 2))),
      ['one', 'three'],
    ],
    [
      'an and of ors',
      Filter.and(Filter.or(v('==', 1), v('==', 3)), Filter.or(w('==', 2), w('==', 3))),
      ['three'],
    ],
    ['an or with in', Filter.or(v('in', [1, 2]), w('==', 3)), ['list', 'map', 'one', 'two']],
    [
      'an or with array-contains',
      Filter.or(Filter.where('tags', 'array-contains', 42), v('==', 'word')),
      ['three', 'word'],
    ],
    [
      'nested three deep',
      Filter.or(v('==', 1), Filter.and(w('==', 2), Filter.or(v('==', 3), v('==', 'word')))),
      ['one', 'three', 'word'],
    ],
    ['an or of one', Filter.or(v('==', 1)), ['one']],
    ['an or over null', Filter.or(v('==', null), v('==', 1)), ['nul', 'one']],
  ];
  test.each(table)('%s', async (_title, filter, expected) => {
    expect(await ids(collection.where(filter))).toStrictEqual(expected);
  });

  test('a limit counts each document once', async () => {
    const query = collection.where(Filter.or(v('==', 1), w('==', 1), w('==', 2)));
    expect(await ids(query.limit(3))).toStrictEqual(['one', 'three', 'two']);
  });

  test('an or of ranges of one field', async () => {
    const query = collection.where(Filter.or(w('<', 2), w('>', 2)));
    expect(await ids(query)).toStrictEqual(['one', 'two', 'list', 'map']);
  });
});

describe('document ids', () => {
  const id = FieldPath.documentId();
  test.each<[WhereFilterOp, unknown, string[]]>([
    ['==', 'one', ['one']],
    ['==', 'absent', []],
    ['>', 'one', ['three', 'two', 'word']],
    ['>=', 'two', ['two', 'word']],
    ['<', 'map', ['list']],
    ['<=', 'map', ['list', 'map']],
    ['!=', 'map', ['list', 'missing', 'nan', 'nul', 'one', 'three', 'two', 'word']],
    ['in', ['two', 'absent', 'one'], ['one', 'two']],
    ['not-in', ['list', 'map', 'missing', 'nan', 'nul'], ['one', 'three', 'two', 'word']],
  ])('__name__ %s %j', async (operator, value, expected) => {
    expect(await ids(collection.where(id, operator, value))).toStrictEqual(expected);
  });

  test('a range of ids', async () => {
    const query = collection.where(id, '>=', 'm').where(id, '<', 'o');
    expect(await ids(query)).toStrictEqual(['map', 'missing', 'nan', 'nul']);
  });

  test('nothing may be ordered behind the id, not even an inequality by itself', async () => {
    for (const query of [
      collection.where('v', '>', 1).orderBy(id),
      collection.orderBy(id).orderBy('v'),
      collection.where('v', '!=', 1).orderBy(id, 'desc'),
    ]) {
      const { code, message } = await failureOf(query.get());
      expect(code).toBe(Code.INVALID_ARGUMENT);
      expect(message).toContain('order by clause cannot contain more fields after the key');
    }
    expect(await ids(collection.where(id, '>', 'two').orderBy(id))).toStrictEqual(['word']);
  });

  test('one id takes no inequality of another field', async () => {
    const one = collection.where(id, '==', 'two').where('v', '>', 1);
    const { code, message } = await failureOf(one.get());
    expect(code).toBe(Code.INVALID_ARGUMENT);
    expect(message).toContain('Equality on key is not allowed');
    expect(await ids(collection.where(id, '==', 'two').where('v', '==', 2))).toStrictEqual(['two']);
  });

  test('a reference serves as id', async () => {
    expect(await ids(collection.where(id, '==', collection.doc('two')))).toStrictEqual(['two']);
  });
});

describe('limits of filters', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
  const code = (query: Query) => codeOf(query.get());

  test.each([
    ['v', 'in', 30],
    ['tags', 'array-contains-any', 30],
    ['v', 'not-in', 10],
  ] as const)('%s %s takes %i values and no more', async (field, operator, most) => {
    expect(await code(collection.where(field, operator, upTo(most)))).toBe(Code.OK);
    expect(await code(collection.where(field, operator, upTo(most + 1)))).toBe(Code.INVALID_ARGUMENT);
  });

  test.each([
    [5, 6, Code.OK],
    [4, 8, Code.INVALID_ARGUMENT],
  ])('%i × %i combinations end with code %i', async (v, w, expected) => {
    expect(await code(collection.where('v', 'in', upTo(v)).where('w', 'in', upTo(w)))).toBe(expected);
  });

  const containing = (tag: string) => Filter.where('tags', 'array-contains', tag);
  test.each<[string, Filter]>([
    ['two array-contains', Filter.and(containing('x'), containing('y'))],
    ['two !=', Filter.and(Filter.where('v', '!=', 1), Filter.where('v', '!=', 2))],
    ['!= with not-in', Filter.and(Filter.where('v', '!=', 1), Filter.where('v', 'not-in', [2]))],
    ['not-in with in', Filter.and(Filter.where('v', 'not-in', [1]), Filter.where('w', 'in', [2]))],
    ['not-in inside an or', Filter.or(Filter.where('v', 'not-in', [1]), Filter.where('w', '==', 2))],
  ])('%s is INVALID_ARGUMENT', async (_title, filter) => {
    expect(await code(collection.where(filter))).toBe(Code.INVALID_ARGUMENT);
  });
});
