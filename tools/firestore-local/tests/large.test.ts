import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, host, idsOf, newProject, openDatabase, openRaw } from './support/database.ts';
import { RawClient } from './support/raw-client.ts';

const projectId = newProject();
const db = openDatabase({ projectId });
const raw = openRaw(projectId);

describe('large answers and requests', () => {
  test('a query of 12 documents of 900 KB each arrives whole', async () => {
    const collection = freshCollection(db);
    const text = 'x'.repeat(900_000);
    for (let n = 0; n < 12; n++) await collection.doc(`d${10 + n}`).set({ n, text });
    const { docs } = await collection.orderBy('n').get();
    expect(docs.map((doc) => (doc.get('text') as string).length)).toStrictEqual(Array(12).fill(900_000));
  });

  test('a commit above 10 MiB is refused and writes nothing', async () => {
    const collection = freshCollection(db);
    const text = { stringValue: 'x'.repeat(900_000) };
    const writes = Array.from({ length: 13 }, (_, n) => raw.update(`${collection.path}/d${n}`, { text }));
    expect(await codeOf(raw.commit(writes))).not.toBe(Code.OK);
    expect((await collection.get()).empty).toBe(true);
  });

  test('a transaction of 400 reads and 400 writes is one commit', async () => {
    const entries = Array.from({ length: 400 }, (_, n) => [`d${n}`, { n }]);
    const collection = await fill(freshCollection(db), Object.fromEntries(entries) as Record<string, object>);
    await db.runTransaction(async (transaction) => {
      const docs = await transaction.getAll(...entries.map(([id]) => collection.doc(id as string)));
      for (const doc of docs) transaction.update(doc.ref, { n: doc.get('n') + 1 });
    });
    const first = await collection.orderBy('n').limit(1).get();
    const last = await collection.orderBy('n').limitToLast(1).get();
    expect([first.docs[0]!.get('n'), last.docs[0]!.get('n')]).toStrictEqual([1, 400]);
  });
});

describe('lists by pages', () => {
  test('ListDocuments walks by page token, with order and mask', async () => {
    const collection = await fill(freshCollection(db), {
      a: { n: 3, x: 1 },
      b: { n: 1, x: 1 },
      c: { n: 2, x: 1 },
    });
    const parent = raw.name(collection.parent!.path);
    const page = (pageToken: string) =>
      raw.one('ListDocuments', {
        parent,
        collectionId: collection.id,
        pageSize: 2,
        pageToken,
        mask: { fieldPaths: ['n'] },
      });
    const first = await page('');
    const second = await page(String(first.nextPageToken));
    const names = [first, second].map(({ documents }) =>
      (documents as { name: string; fields: object }[]).map((doc) => [
        doc.name.split('/').at(-1),
        doc.fields,
      ]),
    );
    expect(names).toStrictEqual([
      [
        ['a', { n: { integerValue: '3' } }],
        ['b', { n: { integerValue: '1' } }],
      ],
      [['c', { n: { integerValue: '2' } }]],
    ]);
    expect(second.nextPageToken ?? '').toBe('');
  });

  test('ListCollectionIds walks by page token', async () => {
    const parent = freshCollection(db).doc('x');
    for (const id of ['a', 'b', 'c']) await parent.collection(id).doc('y').set({});
    const page = (pageToken: string) =>
      raw.one('ListCollectionIds', { parent: raw.name(parent.path), pageSize: 2, pageToken });
    const first = await page('');
    const second = await page(String(first.nextPageToken));
    expect([first.collectionIds, second.collectionIds]).toStrictEqual([['a', 'b'], ['c']]);
  });

  test('a stream of pages by cursor covers a collection that grows meanwhile, each document once', async () => {
    const entries = Array.from({ length: 60 }, (_, n) => [`d${String(n).padStart(3, '0')}`, { n }]);
    const collection = await fill(freshCollection(db), Object.fromEntries(entries) as Record<string, object>);
    const seen: string[] = [];
    let query = collection.orderBy('n').limit(7);
    for (let page = await query.get(); !page.empty; page = await query.get()) {
      seen.push(...idsOf(page));
      await collection.doc(`early${seen.length}`).set({ n: -1 });
      query = collection.orderBy('n').startAfter(page.docs.at(-1)).limit(7);
    }
    expect(seen).toStrictEqual(entries.map(([id]) => id));
  });
});

test('a call that is broken off while it waits for a lock leaves the way free', async () => {
  const collection = freshCollection(db);
  const path = `${collection.path}/x`;
  const set = (n: number) => raw.update(path, { n: { integerValue: String(n) } });
  await raw.commit([set(1)]);
  const transaction = await raw.begin();
  await raw.read([path], transaction);
  const gone = new RawClient(host(), projectId);
  await gone.read([path]);
  const waiting = gone.commit([set(2)]).catch(() => {});
  await raw.read([path]);
  gone.destroy();
  await waiting;
  expect(await codeOf(raw.commit([set(3)], transaction))).toBe(Code.OK);
  await raw.commit([set(4)]);
  expect((await collection.doc('x').get()).get('n')).toBe(4);
});
