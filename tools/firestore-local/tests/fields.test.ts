import { FieldPath, FieldValue } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, idsOf, openDatabase, openRaw } from './support/database.ts';
import type { Message } from './support/raw-client.ts';

const db = openDatabase();
const raw = openRaw();

const names = [
  'simple',
  '_under',
  'with.dot',
  'with`tick',
  'with\\backslash',
  'with space',
  '9lives',
  'guión-medio',
  'ñandú',
  '😀',
  'a[0]',
  'a/b',
  '*',
  '~',
  '"quotes"',
  '__proto',
  '..',
];

describe.each(names)('the field name %s', (name) => {
  const path = new FieldPath(name);
  const nested = new FieldPath('map', name, 'leaf');

  test('can be set, read, updated, filtered, sorted and deleted by path', async () => {
    const collection = freshCollection(db);
    const x = collection.doc('x');
    await x.set({ [name]: 1, map: { [name]: { leaf: 1, other: 2 } }, rest: true });
    await x.update(path, 2, nested, 3);
    const snapshot = await x.get();
    expect(snapshot.get(path)).toBe(2);
    expect(snapshot.get('map')).toStrictEqual({ [name]: { leaf: 3, other: 2 } });
    expect(idsOf(await collection.where(path, '==', 2).get())).toStrictEqual(['x']);
    expect(idsOf(await collection.where(nested, '>', 2).get())).toStrictEqual(['x']);
    expect(idsOf(await collection.orderBy(nested, 'desc').get())).toStrictEqual(['x']);
    await x.update(path, FieldValue.delete(), nested, FieldValue.delete());
    expect((await x.get()).data()).toStrictEqual({ map: { [name]: { other: 2 } }, rest: true });
  });

  test('can be transformed and selected by path', async () => {
    const collection = freshCollection(db);
    const x = collection.doc('x');
    await x.set({ map: { [name]: { leaf: 1 } } });
    await x.update(nested, FieldValue.increment(4), path, FieldValue.increment(1));
    const [only] = (await collection.select(nested).get()).docs;
    expect(only?.data()).toStrictEqual({ map: { [name]: { leaf: 5 } } });
  });
});

test('names that JavaScript objects are born with are data like any other', async () => {
  const born = { constructor: { stringValue: 'mine' }, hasOwnProperty: { nullValue: 'NULL_VALUE' } };
  const fields = { m: { mapValue: { fields: born } } };
  expect(await codeOf(raw.commit([raw.update('c/born', fields)]))).toBe(Code.OK);
  const [answer] = await raw.read(['c/born']);
  expect(answer).toMatchObject({ found: { fields } });
});

test('a dotted path and a dotted name are different fields', async () => {
  const collection = await fill(freshCollection(db), { x: { 'a.b': 1, a: { b: 2 } } });
  expect(idsOf(await collection.where('a.b', '==', 2).get())).toStrictEqual(['x']);
  expect(idsOf(await collection.where(new FieldPath('a.b'), '==', 1).get())).toStrictEqual(['x']);
  expect(idsOf(await collection.where('a.b', '==', 1).get())).toStrictEqual([]);
});

describe('a mask over the wire', () => {
  const write = (fields: Message, fieldPaths: string[]) =>
    raw.commit([{ ...raw.update('masks/x', fields), updateMask: { fieldPaths } }]);

  test.each(['`unclosed', 'a..b', '.a', 'a.', '', 'a`b', '1a', 'a b', 'a-b'])(
    'refuses the path %j with INVALID_ARGUMENT',
    async (path) => {
      expect(await codeOf(write({}, [path]))).toBe(Code.INVALID_ARGUMENT);
    },
  );

  test('understands backticks, escaped ticks and backslashes', async () => {
    const value = (n: number) => ({ integerValue: String(n) });
    await raw.commit([{ delete: raw.name('masks/x') }]);
    await write({ 'a.b': value(1), 'c`d': value(2), 'e\\f': value(3), left: value(9) }, [
      '`a.b`',
      '`c\\`d`',
      '`e\\\\f`',
    ]);
    const [answer] = await raw.read(['masks/x']);
    expect((answer!.found as { fields: object }).fields).toStrictEqual({
      'a.b': value(1),
      'c`d': value(2),
      'e\\f': value(3),
    });
  });
});
