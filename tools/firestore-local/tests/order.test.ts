import { FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { fill, freshCollection, idsOf, newProject, openDatabase, openRaw } from './support/database.ts';

const projectId = newProject();
const db = openDatabase({ projectId, useBigInt: true });
const raw = openRaw(projectId);

const ref = (path: string) => db.doc(path);

/** Values in the order production sorts them; a nested list holds values that are equal. */
const tables: Record<string, unknown[]> = {
  'types sort null, boolean, NaN, number, timestamp, string, bytes, reference, geo point, array, vector, map':
    [
      null,
      false,
      true,
      Number.NaN,
      -1,
      0.5,
      new Timestamp(0, 0),
      '',
      'z',
      Buffer.from([0]),
      ref('a/a'),
      new GeoPoint(0, 0),
      [],
      [1],
      FieldValue.vector([1]),
      {},
      { a: 1 },
    ],
  'numbers sort by value whatever their type': [
    Number.NEGATIVE_INFINITY,
    -Number.MAX_VALUE,
    BigInt('-9223372036854775808'),
    -1.5,
    BigInt(-1),
    -Number.MIN_VALUE,
    [-0, BigInt(0), 0],
    Number.MIN_VALUE,
    0.5,
    [BigInt(1), 1],
    1.5,
    BigInt(2),
    9007199254740992,
    BigInt('9007199254740993'),
    BigInt('9223372036854775807'),
    9223372036854775808,
    Number.MAX_VALUE,
    Number.POSITIVE_INFINITY,
  ],
  'strings sort by their UTF-8 bytes, not by UTF-16 units': [
    '',
    '\u0000',
    'A',
    'Z',
    'a',
    'a\u0000',
    'aa',
    'ab',
    'b',
    'é',
    'ñ',
    '\u07ff',
    '\u0800',
    '\uff5e',
    '\ufffd',
    '\u{10000}',
    '😀',
    '\u{10ffff}',
  ],
  'timestamps sort by instant': [
    new Timestamp(-62_135_596_800, 0),
    new Timestamp(-1, 999_999_000),
    new Timestamp(0, 0),
    new Timestamp(0, 1_000),
    new Timestamp(1, 0),
  ],
  'bytes sort as unsigned, a prefix first': [
    Buffer.alloc(0),
    Buffer.from([0]),
    Buffer.from([0, 0]),
    Buffer.from([0, 255]),
    Buffer.from([1]),
    Buffer.from([127]),
    Buffer.from([128]),
    Buffer.from([255]),
    Buffer.from([255, 0]),
  ],
  'references sort segment by segment, the parent before its descendants': [
    ref('a/a'),
    ref('a/a/a/a'),
    ref('a/a/b/a'),
    ref('a/aa'),
    ref('a/b'),
    ref('a/ñ'),
    ref('a/\uffee'),
    ref('a/😀'),
    ref('a-/a'),
    ref('b/a'),
  ],
  'geo points sort by latitude, then by longitude': [
    new GeoPoint(-90, 180),
    new GeoPoint(0, -180),
    new GeoPoint(0, 0),
    new GeoPoint(0, 180),
    new GeoPoint(1, -180),
  ],
  'arrays sort element by element, a prefix first': [
    [],
    [null],
    [1],
    [1, 1],
    [1, 1, 1],
    [1, 'a'],
    [2],
    ['a'],
    ['a', 0],
    ['b'],
    [{ a: 1 }],
  ],
  'maps sort by their sorted keys, each key before its value, a prefix first': [
    {},
    { a: 1 },
    { b: 0, a: 1 },
    { a: 1, b: 1 },
    { a: 1, c: 0 },
    { a: 2 },
    { a: 'x' },
    { a: { a: 1 } },
    { b: 0 },
    { '\ufffd': 0 },
    { '😀': 0 },
  ],
  'vectors sort by length, then by element': [
    FieldValue.vector([100]),
    FieldValue.vector([1, 2]),
    FieldValue.vector([2, 1]),
    FieldValue.vector([0, 0, 0]),
  ],
};

/** A list of BigInt and number in the table of numbers stands for equal values. */
const isTie = (title: string, value: unknown): value is unknown[] =>
  title.startsWith('numbers') && Array.isArray(value);

describe.each(Object.entries(tables))('%s', (title, values) => {
  const expected = values.flatMap((value, place) =>
    (isTie(title, value) ? value : [value]).map((v, i) => ({
      id: `${String(place).padStart(2, '0')}-${i}`,
      v,
    })),
  );
  const collection = freshCollection(db);
  // The values are written backwards, so that the order of writing cannot pass for the order of values.
  const ready = () =>
    fill(collection, Object.fromEntries(expected.toReversed().map(({ id, v }) => [id, { v }])));

  test('ascending, descending and by range', async () => {
    await ready();
    const ids = expected.map(({ id }) => id);
    expect(idsOf(await collection.orderBy('v').get())).toStrictEqual(ids);
    expect(idsOf(await collection.orderBy('v', 'desc').get())).toStrictEqual(ids.toReversed());
    const middle = expected[Math.floor(expected.length / 2)]!;
    const place = middle.id.slice(0, 2);
    const after = await collection.orderBy('v').startAfter(middle.v).get();
    expect(idsOf(after)).toStrictEqual(ids.filter((id) => id.slice(0, 2) > place));
    const upTo = await collection.orderBy('v').endAt(middle.v).get();
    expect(idsOf(upTo)).toStrictEqual(ids.filter((id) => id.slice(0, 2) <= place));
  });

  test('== finds exactly the equal ones', async () => {
    await ready();
    for (const { id, v } of expected) {
      const found = idsOf(await collection.where('v', '==', v).get());
      expect(found, id).toStrictEqual(
        expected.filter((other) => other.id.slice(0, 2) === id.slice(0, 2)).map((other) => other.id),
      );
    }
  });
});

describe('document ids', () => {
  test('sort by their UTF-8 bytes', async () => {
    const ids = ['A', 'a', 'a-', 'aa', 'b', 'é', '\uff5e', '\ufffd', '😀'];
    const collection = await fill(
      freshCollection(db),
      Object.fromEntries(ids.toReversed().map((id) => [id, {}])),
    );
    expect(idsOf(await collection.get())).toStrictEqual(ids);
    expect(idsOf(await collection.orderBy('__name__').get())).toStrictEqual(ids);
  });

  test('a range over strings compares only strings', async () => {
    const collection = await fill(freshCollection(db), {
      a: { v: 5 },
      b: { v: 'a' },
      c: { v: 'b' },
      d: { v: null },
      e: { v: ['z'] },
      f: { v: true },
    });
    expect(idsOf(await collection.where('v', '>=', '').get())).toStrictEqual(['b', 'c']);
    expect(idsOf(await collection.where('v', '<', 'zzz').get())).toStrictEqual(['b', 'c']);
    expect(idsOf(await collection.where('v', '>', 0).get())).toStrictEqual(['a']);
    expect(idsOf(await collection.where('v', '<=', true).get())).toStrictEqual(['f']);
    expect(idsOf(await collection.where('v', '>', ['a']).get())).toStrictEqual(['e']);
  });

  test('numbers compare exactly beyond 2^53', async () => {
    const collection = await fill(freshCollection(db), {
      a: { v: 9007199254740992 },
      b: { v: BigInt('9007199254740993') },
      c: { v: BigInt('9007199254740994') },
    });
    const above = collection.where('v', '>', 9007199254740992);
    expect(idsOf(await above.get())).toStrictEqual(['b', 'c']);
    expect(idsOf(await collection.where('v', '==', BigInt('9007199254740994')).get())).toStrictEqual(['c']);
  });
});

test('integer 3 and double 3 are one value to a query and tie by document id', async () => {
  const collection = freshCollection(db);
  const write = (id: string, v: object) => raw.update(`${collection.path}/${id}`, { v });
  await raw.commit([
    write('d', { integerValue: '3' }),
    write('c', { doubleValue: 3 }),
    write('b', { integerValue: '3' }),
    write('a', { doubleValue: 3.5 }),
  ]);
  expect(idsOf(await collection.where('v', '==', 3).get())).toStrictEqual(['b', 'c', 'd']);
  expect(idsOf(await collection.where('v', 'in', [3, 3.5]).get())).toStrictEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(await collection.where('v', '!=', 3).get())).toStrictEqual(['a']);
  expect(idsOf(await collection.orderBy('v').get())).toStrictEqual(['b', 'c', 'd', 'a']);
});
