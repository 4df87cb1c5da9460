import { FieldPath, FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { freshCollection, openDatabase } from './support/database.ts';

const db = openDatabase();
const collection = freshCollection(db);

const stale = new Timestamp(1, 0);

async function existing(data: object = { a: 1, b: { c: 2, d: 3 } }) {
  const reference = collection.doc();
  await reference.set(data);
  return reference;
}

describe('create', () => {
  test('writes a document that was not there', async () => {
    const reference = collection.doc();
    await reference.create({ a: 1 });
    expect((await reference.get()).data()).toStrictEqual({ a: 1 });
  });

  test('over an existing one is ALREADY_EXISTS and changes nothing', async () => {
    const reference = await existing({ a: 1 });
    expect(await codeOf(reference.create({ a: 2 }))).toBe(Code.ALREADY_EXISTS);
    expect((await reference.get()).data()).toStrictEqual({ a: 1 });
  });

  test('works again once the document is deleted, with a new create time', async () => {
    const reference = await existing();
    const before = await reference.get();
    await reference.delete();
    await reference.create({ a: 2 });
    const after = await reference.get();
    expect(after.createTime!.valueOf() > before.createTime!.valueOf()).toBe(true);
  });
});

type Change = (reference: DocumentReference) => Promise<unknown>;
const merge = (data: object) => (reference: DocumentReference) => reference.set(data, { merge: true });

describe('set', () => {
  const nested = { a: 1, b: { c: 2, d: 3 } };
  test.each<[string, object | undefined, Change, object]>([
    ['replaces the whole document', nested, (reference) => reference.set({ z: 1 }), { z: 1 }],
    [
      'with merge keeps what it does not name, map by map',
      nested,
      merge({ b: { d: 4 }, e: 5 }),
      { a: 1, b: { c: 2, d: 4 }, e: 5 },
    ],
    ['with merge an empty map replaces the map', nested, merge({ b: {} }), { a: 1, b: {} }],
    [
      'with merge arrays are replaced, never merged',
      { list: [1, 2, 3] },
      merge({ list: [9] }),
      { list: [9] },
    ],
    [
      'with merge creates the document when it is missing',
      undefined,
      merge({ a: { b: 1 } }),
      { a: { b: 1 } },
    ],
    [
      'with merge a delete sentinel removes the nested field only',
      nested,
      merge({ b: { c: FieldValue.delete() } }),
      { a: 1, b: { d: 3 } },
    ],
    [
      'with merge a value below a scalar replaces the scalar by a map',
      { a: 1 },
      merge({ a: { b: 2 } }),
      { a: { b: 2 } },
    ],
    [
      'with mergeFields writes only the named fields',
      nested,
      (reference) => reference.set({ a: 9, b: { c: 9, d: 9 } }, { mergeFields: ['b.c'] }),
      { a: 1, b: { c: 9, d: 3 } },
    ],
    [
      'with mergeFields a named map is replaced whole',
      nested,
      (reference) => reference.set({ b: { z: 1 } }, { mergeFields: ['b'] }),
      { a: 1, b: { z: 1 } },
    ],
  ])('%s', async (_title, before, change, after) => {
    const reference = before === undefined ? collection.doc() : await existing(before);
    await change(reference);
    expect((await reference.get()).data()).toStrictEqual(after);
  });
});

describe('update', () => {
  test('of a missing document is NOT_FOUND and creates nothing', async () => {
    const reference = collection.doc();
    expect(await codeOf(reference.update({ a: 1 }))).toBe(Code.NOT_FOUND);
    expect((await reference.get()).exists).toBe(false);
  });

  test('replaces maps and reaches into them by dotted path', async () => {
    const reference = await existing();
    await reference.update({ 'b.c': 9, e: { f: 1 } });
    expect((await reference.get()).data()).toStrictEqual({ a: 1, b: { c: 9, d: 3 }, e: { f: 1 } });
    await reference.update({ b: { only: 1 } });
    expect((await reference.get()).get('b')).toStrictEqual({ only: 1 });
  });

  test('creates the maps on the way of a path', async () => {
    const reference = await existing({ a: 1 });
    await reference.update({ 'x.y.z': 1 });
    expect((await reference.get()).data()).toStrictEqual({ a: 1, x: { y: { z: 1 } } });
  });

  test('deletes a field, and a field that is not there, without complaint', async () => {
    const reference = await existing({ a: 1, b: { c: 1 } });
    await reference.update({ a: FieldValue.delete(), 'b.c': FieldValue.delete(), no: FieldValue.delete() });
    expect((await reference.get()).data()).toStrictEqual({ b: {} });
  });

  test('by FieldPath and value pairs', async () => {
    const reference = await existing({ 'a.b': 1 });
    await reference.update(new FieldPath('a.b'), 2, 'c', 3);
    expect((await reference.get()).data()).toStrictEqual({ 'a.b': 2, c: 3 });
  });
});

describe('delete', () => {
  test('removes the document, and of a missing one is no error', async () => {
    const reference = await existing();
    await reference.delete();
    expect((await reference.get()).exists).toBe(false);
    expect(await codeOf(reference.delete())).toBe(Code.OK);
  });

  test('with exists: true of a missing one is NOT_FOUND', async () => {
    expect(await codeOf(collection.doc().delete({ exists: true }))).toBe(Code.NOT_FOUND);
  });

  test('leaves the documents of its subcollections', async () => {
    const parent = await existing();
    const child = parent.collection('items').doc('x');
    await child.set({ a: 1 });
    await parent.delete();
    expect((await child.get()).exists).toBe(true);
  });
});

describe('the lastUpdateTime precondition', () => {
  test('lets the write through when it is the document’s', async () => {
    const reference = await existing();
    const { writeTime } = await reference.set({ a: 2 });
    expect(await codeOf(reference.update({ a: 3 }, { lastUpdateTime: writeTime }))).toBe(Code.OK);
    const { updateTime } = await reference.get();
    expect(await codeOf(reference.delete({ lastUpdateTime: updateTime! }))).toBe(Code.OK);
  });

  test('refuses with FAILED_PRECONDITION when it is not', async () => {
    const reference = await existing({ a: 1 });
    expect(await codeOf(reference.update({ a: 2 }, { lastUpdateTime: stale }))).toBe(
      Code.FAILED_PRECONDITION,
    );
    expect(await codeOf(reference.delete({ lastUpdateTime: stale }))).toBe(Code.FAILED_PRECONDITION);
    expect((await reference.get()).data()).toStrictEqual({ a: 1 });
  });

  test('the time before the last write no longer holds', async () => {
    const reference = collection.doc();
    const first = await reference.set({ a: 1 });
    await reference.set({ a: 2 });
    const late = reference.update({ a: 3 }, { lastUpdateTime: first.writeTime });
    expect(await codeOf(late)).toBe(Code.FAILED_PRECONDITION);
  });
});

describe('create and update times', () => {
  test('create time stays, update time is the write’s and grows', async () => {
    const reference = collection.doc();
    const first = await reference.set({ a: 1 });
    const second = await reference.set({ a: 2 });
    const snapshot = await reference.get();
    expect(snapshot.createTime!.isEqual(first.writeTime)).toBe(true);
    expect(snapshot.updateTime!.isEqual(second.writeTime)).toBe(true);
    expect(second.writeTime.valueOf() > first.writeTime.valueOf()).toBe(true);
  });

  test('a write that changes nothing keeps the update time', async () => {
    const reference = collection.doc();
    const first = await reference.set({ a: 1, b: [1, { c: 2 }] });
    const again = await reference.set({ b: [1, { c: 2 }], a: 1 });
    expect(again.writeTime.isEqual(first.writeTime)).toBe(true);
    expect((await reference.get()).updateTime!.isEqual(first.writeTime)).toBe(true);
  });

  test('all the documents of a batch have one update time', async () => {
    const batch = db.batch();
    const references = [collection.doc(), collection.doc(), collection.doc()];
    for (const reference of references) batch.set(reference, { a: 1 });
    const results = await batch.commit();
    const snapshots = await db.getAll(...references);
    const times = [
      ...results.map((result) => result.writeTime),
      ...snapshots.map((snapshot) => snapshot.updateTime!),
    ];
    expect(new Set(times.map((time) => time.valueOf())).size).toBe(1);
  });

  test('what is read after a write is never older than the write', async () => {
    const reference = collection.doc();
    for (let n = 0; n < 20; n++) {
      await reference.set({ n });
      expect((await reference.get()).get('n')).toBe(n);
    }
  });
});
