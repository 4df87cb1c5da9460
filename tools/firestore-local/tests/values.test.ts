import { DocumentReference, FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { freshCollection, newDatabase, openDatabase, openRaw } from './support/database.ts';

const db = openDatabase();
const exact = openDatabase({ useBigInt: true });
const raw = openRaw();
const collection = freshCollection(db);

async function roundTrip(value: unknown): Promise<unknown> {
  const reference = await collection.add({ value });
  return (await reference.get()).get('value');
}

describe('every value type comes back as it was written', () => {
  const table: [string, unknown][] = [
    ['null', null],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ['a negative integer', -1],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
    ['minus zero', -0],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['minus Infinity', Number.NEGATIVE_INFINITY],
    ['the largest double', Number.MAX_VALUE],
    ['the smallest double', Number.MIN_VALUE],
    ['a double that is no short decimal', 0.1 + 0.2],
    ['the empty string', ''],
    ['accents and ñ', 'Peñón Ávila, Ürsula'],
    ['a character outside the BMP', 'a😀b'],
    ['control characters', 'a\u0000\u0001\u001f\u007f\u0085b'],
    ['combining marks are not normalized', 'e\u0301'],
    ['bytes', Buffer.from([0, 1, 127, 128, 255])],
    ['no bytes', Buffer.alloc(0)],
    ['a geo point', new GeoPoint(25.6866, -100.3161)],
    ['a geo point at the corners', new GeoPoint(-90, 180)],
    ['an empty map', {}],
    ['an empty array', []],
    ['maps in maps', { a: { b: { c: { d: 1 } } }, e: {} }],
    ['maps in arrays', [{ a: 1 }, { b: [1, 'two', null] }, {}]],
    ['mixed arrays', [1, 'a', null, true, Number.NaN, 1.5]],
    ['a vector', FieldValue.vector([1, -2.5, 0])],
  ];
  test.each(table)('%s', async (_title, value) => {
    expect(await roundTrip(value)).toStrictEqual(value);
  });

  test('a reference', async () => {
    const target = db.doc('other/x/deeper/y');
    const back = await roundTrip(target);
    expect(back).toBeInstanceOf(DocumentReference);
    expect((back as DocumentReference).path).toBe('other/x/deeper/y');
  });

  test.each(['9223372036854775807', '-9223372036854775808', '9007199254740993'])(
    'the 64-bit integer %s keeps every digit',
    async (digits) => {
      const reference = freshCollection(exact).doc('x');
      await reference.set({ value: BigInt(digits) });
      expect((await reference.get()).get('value')).toBe(BigInt(digits));
    },
  );

  test('an integer and the double of the same value keep their types', async () => {
    const fields = { i: { integerValue: '3' }, d: { doubleValue: 3 } };
    await raw.commit([raw.update('c/x', fields)]);
    const [answer] = await raw.read(['c/x']);
    expect(answer).toMatchObject({ found: { fields } });
  });
});

describe('timestamps', () => {
  test.each([
    ['whole seconds', 1_700_000_000, 0, 0],
    ['microseconds', 1_700_000_000, 123_456_000, 123_456_000],
    ['nanoseconds are cut to microseconds', 1_700_000_000, 123_456_789, 123_456_000],
    ['cut down, never rounded up', 1_700_000_000, 999_999_999, 999_999_000],
    ['before 1970', -1, 500_000_000, 500_000_000],
    ['year 1', -62_135_596_800, 0, 0],
    ['the last one of year 9999', 253_402_300_799, 999_999_000, 999_999_000],
  ])('%s', async (_title, seconds, nanos, kept) => {
    const back = await roundTrip(new Timestamp(seconds, nanos));
    expect(back).toStrictEqual(new Timestamp(seconds, kept));
  });

  test('inside arrays and maps they are cut too', async () => {
    const at = new Timestamp(10, 1_999);
    const cut = new Timestamp(10, 1_000);
    expect(await roundTrip([at, { at }])).toStrictEqual([cut, { at: cut }]);
  });
});

test('a document without fields exists', async () => {
  const reference = collection.doc();
  await reference.set({});
  const snapshot = await reference.get();
  expect(snapshot.exists).toBe(true);
  expect(snapshot.data()).toStrictEqual({});
});

test('a missing document has no data and still says when it was read', async () => {
  const snapshot = await collection.doc().get();
  expect(snapshot.exists).toBe(false);
  expect(snapshot.data()).toBeUndefined();
  expect(snapshot.readTime.toMillis()).toBeGreaterThan(0);
});

test('getAll answers in the order asked, missing ones and repeated ones included', async () => {
  const a = collection.doc('all-a');
  const b = collection.doc('all-b');
  await Promise.all([a.set({ v: 'a' }), b.set({ v: 'b' })]);
  const got = await db.getAll(b, collection.doc('all-none'), a, b);
  expect(got.map((doc) => doc.get('v') ?? null)).toStrictEqual(['b', null, 'a', 'b']);
});

test('a field mask brings only those fields', async () => {
  const reference = collection.doc();
  await reference.set({ a: 1, b: { c: 2, d: 3 }, e: 4 });
  const [got] = await db.getAll(reference, { fieldMask: ['a', 'b.d'] });
  expect(got?.data()).toStrictEqual({ a: 1, b: { d: 3 } });
});

test('two projects do not see each other', async () => {
  const other = newDatabase();
  const reference = collection.doc();
  await reference.set({ a: 1 });
  expect((await other.doc(reference.path).get()).exists).toBe(false);
  await other.terminate();
});

test('ids with any character but the slash are kept', async () => {
  const ids = ['á', 'a b', 'a.b', '%2F', 'a#?&', '😀', '_', '__', '__a', 'a__', '"quoted"', "it's", '\\'];
  const place = freshCollection(db);
  await Promise.all(ids.map((id) => place.doc(id).set({ id })));
  const back = await Promise.all(ids.map(async (id) => (await place.doc(id).get()).get('id')));
  expect(back).toStrictEqual(ids);
});
