import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { CollectionReference, WriteBatch } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, idsOf, newDatabase, openDatabase } from './support/database.ts';

const db = openDatabase();

describe('a batch', () => {
  const failing: [string, number, (batch: WriteBatch, c: CollectionReference) => unknown][] = [
    ['a create over an existing document', Code.ALREADY_EXISTS, (batch, c) => batch.create(c.doc('old'), {})],
    ['an update of a missing document', Code.NOT_FOUND, (batch, c) => batch.update(c.doc('none'), { a: 1 })],
    [
      'a stale lastUpdateTime',
      Code.FAILED_PRECONDITION,
      (batch, c) => batch.delete(c.doc('old'), { lastUpdateTime: new Timestamp(1, 0) }),
    ],
  ];
  test.each(failing)('with %s changes nothing at all', async (_title, code, add) => {
    const collection = await fill(freshCollection(db), { old: { a: 1 }, gone: { a: 1 } });
    const batch = db.batch();
    batch.set(collection.doc('new'), { a: 1 });
    batch.update(collection.doc('old'), { a: FieldValue.increment(1) });
    batch.delete(collection.doc('gone'));
    add(batch, collection);
    batch.set(collection.doc('newer'), { a: 1 });
    expect(await codeOf(batch.commit())).toBe(code);
    const { docs } = await collection.get();
    expect(docs.map((doc) => [doc.id, doc.get('a')])).toStrictEqual([
      ['gone', 1],
      ['old', 1],
    ]);
  });

  test('applies several writes of one document in order', async () => {
    const x = freshCollection(db).doc('x');
    const batch = db.batch();
    batch.create(x, { n: 1 });
    batch.update(x, { n: FieldValue.increment(1), list: FieldValue.arrayUnion('a') });
    batch.set(x, { m: 1 }, { merge: true });
    await batch.commit();
    expect((await x.get()).data()).toStrictEqual({ n: 2, list: ['a'], m: 1 });
  });

  test('may delete and create again the same document', async () => {
    const collection = await fill(freshCollection(db), { x: { a: 1 } });
    const batch = db.batch();
    batch.delete(collection.doc('x'));
    batch.create(collection.doc('x'), { b: 2 });
    await batch.commit();
    expect((await collection.doc('x').get()).data()).toStrictEqual({ b: 2 });
  });

  test('may not delete and then update the same document', async () => {
    const collection = await fill(freshCollection(db), { x: { a: 1 } });
    const batch = db.batch();
    batch.delete(collection.doc('x'));
    batch.update(collection.doc('x'), { b: 2 });
    expect(await codeOf(batch.commit())).toBe(Code.INVALID_ARGUMENT);
    expect((await collection.doc('x').get()).data()).toStrictEqual({ a: 1 });
  });

  test('of six hundred writes goes through as one', async () => {
    const collection = freshCollection(db);
    const entries = Array.from({ length: 600 }, (_, n) => [String(n).padStart(4, '0'), { n }]);
    await fill(collection, Object.fromEntries(entries));
    expect((await collection.count().get()).data().count).toBe(600);
  });

  test('without writes succeeds', async () => {
    expect(await db.batch().commit()).toStrictEqual([]);
  });
});

describe('BulkWriter', () => {
  test('applies what it can and reports each failure on its own', async () => {
    const collection = await fill(freshCollection(db), { taken: { a: 1 } });
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const results = [
      codeOf(writer.create(collection.doc('fresh'), { a: 1 })),
      codeOf(writer.create(collection.doc('taken'), { a: 2 })),
      codeOf(writer.update(collection.doc('none'), { a: 2 })),
      codeOf(writer.set(collection.doc('also'), { a: FieldValue.increment(3) })),
    ];
    await writer.close();
    expect(await Promise.all(results)).toStrictEqual([Code.OK, Code.ALREADY_EXISTS, Code.NOT_FOUND, Code.OK]);
    const { docs } = await collection.get();
    expect(docs.map((doc) => [doc.id, doc.get('a')])).toStrictEqual([
      ['also', 3],
      ['fresh', 1],
      ['taken', 1],
    ]);
  });

  test('gives each write its own time of update', async () => {
    const collection = freshCollection(db);
    const writer = db.bulkWriter();
    const written = Promise.all(['a', 'b'].map((id) => writer.set(collection.doc(id), { id })));
    await writer.close();
    for (const [place, id] of ['a', 'b'].entries()) {
      const snapshot = await collection.doc(id).get();
      expect(snapshot.updateTime!.isEqual((await written)[place]!.writeTime)).toBe(true);
    }
  });

  test('refuses a whole call with a name that cannot be', async () => {
    const collection = freshCollection(db);
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const results = [
      codeOf(writer.create(collection.doc('__bad__'), { a: 1 })),
      codeOf(writer.create(collection.doc('good'), { a: 1 })),
    ];
    await writer.close();
    expect(await Promise.all(results)).toStrictEqual([Code.INVALID_ARGUMENT, Code.INVALID_ARGUMENT]);
    expect(idsOf(await collection.get())).toStrictEqual([]);
  });

  test('writes thousands', async () => {
    const collection = freshCollection(db);
    const writer = db.bulkWriter({ throttling: false });
    const writes = Array.from({ length: 2_000 }, (_, n) => writer.set(collection.doc(`d${n}`), { n }));
    await writer.close();
    await Promise.all(writes);
    expect((await collection.count().get()).data().count).toBe(2_000);
  });
});

describe('recursiveDelete', () => {
  async function tree() {
    const collection = freshCollection(db);
    await fill(collection, { a: {}, b: {} });
    await fill(collection.doc('a').collection('inner'), { x: {}, y: {} });
    await fill(collection.doc('a').collection('inner').doc('x').collection('deep'), { z: {} });
    await fill(collection.doc('ghost').collection('inner'), { x: {} });
    await fill(collection.parent!.collection(`${collection.id}-sibling`), { safe: {} });
    return collection;
  }

  test('of a document takes it and everything below, and nothing else', async () => {
    const collection = await tree();
    await db.recursiveDelete(collection.doc('a'));
    expect(idsOf(await collection.get())).toStrictEqual(['b']);
    expect(await collection.doc('a').listCollections()).toStrictEqual([]);
    expect(idsOf(await collection.doc('ghost').collection('inner').get())).toStrictEqual(['x']);
  });

  test('of a collection takes every document below, missing parents or not', async () => {
    const collection = await tree();
    await db.recursiveDelete(collection);
    expect(await collection.listDocuments()).toStrictEqual([]);
    const beside = collection.parent!.collection(`${collection.id}-sibling`);
    expect(idsOf(await beside.get())).toStrictEqual(['safe']);
  });
});

describe('listDocuments and listCollections', () => {
  test('listDocuments shows missing documents that have subcollections, in id order', async () => {
    const collection = await fill(freshCollection(db), { b: {}, d: {} });
    await fill(collection.doc('c').collection('inner'), { x: {} });
    await fill(collection.doc('a').collection('inner').doc('m').collection('deep'), { x: {} });
    const listed = await collection.listDocuments();
    expect(listed.map((reference) => reference.id)).toStrictEqual(['a', 'b', 'c', 'd']);
    const [a] = await db.getAll(listed[0]!);
    expect(a!.exists).toBe(false);
  });

  test('listDocuments walks more than one page', async () => {
    const entries = Array.from({ length: 450 }, (_, n) => [`d${n}`, {}]);
    const collection = await fill(freshCollection(db), Object.fromEntries(entries));
    expect(await collection.listDocuments()).toHaveLength(450);
  });

  test('listCollections names each subcollection once, in order', async () => {
    const x = freshCollection(db).doc('x');
    await fill(x.collection('b'), { one: {}, two: {} });
    await fill(x.collection('a'), { one: {} });
    await fill(x.collection('c').doc('missing').collection('deep'), { one: {} });
    const names = (await x.listCollections()).map((collection) => collection.id);
    expect(names).toStrictEqual(['a', 'b', 'c']);
    expect(await x.collection('a').doc('one').listCollections()).toStrictEqual([]);
  });

  test('listCollections of the root names the root collections', async () => {
    const other = newDatabase();
    await other.doc('z/1').set({});
    await other.doc('a/1/inner/2').set({});
    expect((await other.listCollections()).map((collection) => collection.id)).toStrictEqual(['a', 'z']);
    await other.terminate();
  });
});
