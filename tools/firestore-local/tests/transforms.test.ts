import { FieldValue } from '@google-cloud/firestore';
import type { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { freshCollection, newProject, openDatabase, openRaw } from './support/database.ts';

const projectId = newProject();
const db = openDatabase({ projectId, useBigInt: true });
const raw = openRaw(projectId);
const collection = freshCollection(db);

const int = (n: number | bigint) => ({ integerValue: String(n) });
const double = (n: number) => ({ doubleValue: n });
const text = (s: string) => ({ stringValue: s });
const list = (...values: object[]) => ({ arrayValue: { values } });
const ints = (...values: number[]) => list(...values.map(int));
const nothing = { nullValue: 'NULL_VALUE' };
const NAN = double(Number.NaN);
const [MIN, MAX] = [int(-(2n ** 63n)), int(2n ** 63n - 1n)];

/** Applies one transform to the field `v` of a document, and says what is stored and what was answered. */
async function apply(before: object | undefined, transform: object) {
  const path = `${collection.path}/${collection.doc().id}`;
  await raw.commit([raw.update(path, before ? { v: before } : {})]);
  const write = {
    ...raw.update(path),
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'v', ...transform }],
  };
  const { writeResults } = await raw.commit([write]);
  const [answer] = await raw.read([path]);
  const { fields } = answer!.found as { fields: { v: unknown } };
  const [result] = writeResults as { transformResults: unknown[] }[];
  return { stored: fields.v, answered: result?.transformResults[0] };
}

type Case = [string, object | undefined, object, object];

describe('increment', () => {
  const table: Case[] = [
    ['integer and integer is an integer', int(2), int(3), int(5)],
    ['a missing field starts at the operand', undefined, int(3), int(3)],
    ['a field of another type becomes the operand', text('x'), int(3), int(3)],
    ['null becomes the operand', nothing, double(1.5), double(1.5)],
    ['integer and double is a double', int(2), double(0.5), double(2.5)],
    ['double and integer is a double', double(1.5), int(1), double(2.5)],
    ['a double stays a double when whole', double(0.5), double(0.5), double(1)],
    ['integer and a whole double is a double', int(1), double(1), double(2)],
    ['integers stop at the largest', MAX, int(1), MAX],
    ['integers stop at the smallest', MIN, int(-1), MIN],
    ['large but within range is exact', int(2n ** 53n), int(1), int(2n ** 53n + 1n)],
    ['doubles go to Infinity', double(Number.MAX_VALUE), double(Number.MAX_VALUE), double(Infinity)],
    ['NaN stays NaN', NAN, int(1), NAN],
  ];
  test.each(table)('%s', async (_title, before, operand, expected) => {
    const { stored, answered } = await apply(before, { increment: operand });
    expect(stored).toStrictEqual(expected);
    expect(answered).toStrictEqual(expected);
  });

  test('by something that is no number is INVALID_ARGUMENT', async () => {
    expect(await codeOf(apply(int(1), { increment: text('2') }))).toBe(Code.INVALID_ARGUMENT);
  });
});

describe('maximum and minimum', () => {
  const table: [string, object | undefined, string, object, object][] = [
    ['the larger integer', int(2), 'maximum', int(3), int(3)],
    ['the stored one when larger', int(5), 'maximum', int(3), int(5)],
    ['a missing field takes the operand', undefined, 'maximum', int(3), int(3)],
    ['another type takes the operand', text('zz'), 'maximum', int(3), int(3)],
    ['mixed types take the type of the larger', int(2), 'maximum', double(2.5), double(2.5)],
    ['equal ones leave the field as it is', int(3), 'maximum', double(3), int(3)],
    ['zeros leave the field as it is', double(-0), 'maximum', int(0), double(-0)],
    ['NaN wins a maximum', int(3), 'maximum', NAN, NAN],
    ['the smaller integer', int(2), 'minimum', int(1), int(1)],
    ['the stored one when smaller', int(1), 'minimum', int(2), int(1)],
    ['a missing field takes the operand', undefined, 'minimum', int(3), int(3)],
    ['mixed types take the type of the smaller', int(2), 'minimum', double(1.5), double(1.5)],
    ['equal ones leave the field as it is', double(3), 'minimum', int(3), double(3)],
    ['NaN wins a minimum', int(3), 'minimum', NAN, NAN],
  ];
  test.each(table)('%s (%#)', async (_title, before, kind, operand, expected) => {
    const { stored, answered } = await apply(before, { [kind]: operand });
    expect(stored).toStrictEqual(expected);
    expect(answered).toStrictEqual(expected);
  });
});

describe('array union and removal', () => {
  const union = (...values: object[]) => ({ appendMissingElements: { values } });
  const remove = (...values: object[]) => ({ removeAllFromArray: { values } });
  const map = (fields: object) => ({ mapValue: { fields } });
  const table: Case[] = [
    ['union appends what is missing, in order', ints(1), union(int(2), int(1), int(3)), ints(1, 2, 3)],
    ['union of repeated operands adds one', list(), union(int(1), int(1)), ints(1)],
    ['union leaves duplicates that were there', ints(1, 1), union(int(2)), ints(1, 1, 2)],
    ['union on a missing field makes the array', undefined, union(int(1)), ints(1)],
    ['union on another type replaces it', text('x'), union(int(1)), ints(1)],
    ['union takes 3 and 3.0 for equal', ints(3), union(double(3)), ints(3)],
    ['union takes NaN for equal to NaN', list(NAN), union(NAN), list(NAN)],
    ['union takes null for equal to null', list(nothing), union(nothing), list(nothing)],
    [
      'union compares maps whole, whatever their key order',
      list(map({ a: int(1), b: int(2) })),
      union(map({ b: int(2), a: int(1) })),
      list(map({ a: int(1), b: int(2) })),
    ],
    [
      'union adds a map that differs',
      list(map({ a: int(1) })),
      union(map({ a: int(2) })),
      list(map({ a: int(1) }), map({ a: int(2) })),
    ],
    ['removal takes out every occurrence', ints(1, 2, 1), remove(int(1)), ints(2)],
    ['removal of what is not there changes nothing', ints(1), remove(int(2)), ints(1)],
    ['removal takes 3 and 3.0 for equal', list(double(3), int(4)), remove(int(3)), ints(4)],
    ['removal takes NaN for equal to NaN', list(NAN, int(1)), remove(NAN), ints(1)],
    ['removal on another type leaves an empty array', text('x'), remove(int(1)), list()],
    ['removal on a missing field leaves an empty array', undefined, remove(int(1)), list()],
    [
      'removal of maps compares them whole',
      list(map({ a: int(1) }), map({ a: int(1), b: int(1) })),
      remove(map({ a: int(1) })),
      list(map({ a: int(1), b: int(1) })),
    ],
  ];
  test.each(table)('%s', async (_title, before, transform, expected) => {
    const { stored, answered } = await apply(before, transform);
    expect(stored).toStrictEqual(expected);
    expect(answered).toStrictEqual(nothing);
  });
});

describe('serverTimestamp', () => {
  test('has millisecond precision and is one instant for the whole commit', async () => {
    const a = collection.doc();
    const b = collection.doc();
    const before = Date.now() - 60_000;
    const batch = db.batch();
    batch.set(a, { at: FieldValue.serverTimestamp(), in: { at: FieldValue.serverTimestamp() } });
    batch.set(b, { at: FieldValue.serverTimestamp() });
    await batch.commit();
    const [x, y] = await db.getAll(a, b);
    const at = x!.get('at') as Timestamp;
    expect(at.nanoseconds % 1_000_000).toBe(0);
    expect(at.toMillis()).toBeGreaterThan(before);
    expect(at.toMillis()).toBeLessThan(Date.now() + 60_000);
    expect(x!.get('in.at')).toStrictEqual(at);
    expect(y!.get('at')).toStrictEqual(at);
  });

  test('replaces whatever was there', async () => {
    const { stored } = await apply(text('x'), { setToServerValue: 'REQUEST_TIME' });
    expect(stored).toHaveProperty('timestampValue');
  });
});

describe('transforms together with data', () => {
  test('set with merge reaches into maps and leaves their siblings', async () => {
    const reference = collection.doc();
    await reference.set({ m: { n: 1, k: 'kept' }, top: 1 });
    await reference.set(
      { m: { n: FieldValue.increment(2), list: FieldValue.arrayUnion('x') }, other: true },
      { merge: true },
    );
    expect((await reference.get()).data()).toStrictEqual({
      m: { n: 3n, k: 'kept', list: ['x'] },
      top: 1n,
      other: true,
    });
  });

  test('set with merge of transforms alone creates the document', async () => {
    const reference = collection.doc();
    await reference.set({ days: { '2026-11-20': FieldValue.increment(5) } }, { merge: true });
    expect((await reference.get()).data()).toStrictEqual({ days: { '2026-11-20': 5n } });
  });

  test('set without merge starts from an empty document', async () => {
    const reference = collection.doc();
    await reference.set({ n: 10, list: [1] });
    await reference.set({ n: FieldValue.increment(1), list: FieldValue.arrayUnion(2) });
    expect((await reference.get()).data()).toStrictEqual({ n: 1n, list: [2n] });
  });

  test('update with only transforms still needs the document', async () => {
    const call = collection.doc().update({ n: FieldValue.increment(1) });
    expect(await codeOf(call)).toBe(Code.NOT_FOUND);
  });

  test('several transforms of one field apply in order', async () => {
    const path = `${collection.path}/${collection.doc().id}`;
    const updateTransforms = [
      { fieldPath: 'v', increment: int(5) },
      { fieldPath: 'v', maximum: int(3) },
      { fieldPath: 'v', minimum: int(4) },
    ];
    await raw.commit([{ ...raw.update(path), updateTransforms }]);
    const [answer] = await raw.read([path]);
    expect(answer).toMatchObject({ found: { fields: { v: int(4) } } });
  });

  test('a transform through a scalar replaces it by a map', async () => {
    const reference = collection.doc();
    await reference.set({ a: 'scalar' });
    await reference.update({ 'a.b': FieldValue.increment(1) });
    expect((await reference.get()).data()).toStrictEqual({ a: { b: 1n } });
  });

  test('forty increments at once add up', async () => {
    const reference = collection.doc();
    await reference.set({ n: 0 });
    await Promise.all(Array.from({ length: 40 }, () => reference.update({ n: FieldValue.increment(1) })));
    expect((await reference.get()).get('n')).toBe(40n);
  });

  test('a transform write of its own form (Write.transform) is honoured', async () => {
    const path = `${collection.path}/${collection.doc().id}`;
    const document = raw.name(path);
    const fieldTransforms = [{ fieldPath: 'n', increment: int(2) }];
    await raw.commit([{ transform: { document, fieldTransforms } }]);
    const [answer] = await raw.read([path]);
    expect(answer).toMatchObject({ found: { fields: { n: int(2) } } });
  });
});
