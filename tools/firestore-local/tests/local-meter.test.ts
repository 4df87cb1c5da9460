import { FieldValue } from '@google-cloud/firestore';
import type { CollectionReference } from '@google-cloud/firestore';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection } from './support/database.ts';
import { Events } from './support/events.ts';
import { describeLocal, ownServer } from './support/local-server.ts';
import type { OwnServer } from './support/local-server.ts';

interface Reading {
  reads: number;
  writes: number;
  deletes: number;
  calls: Record<string, number>;
}

describeLocal('the meter counts as production bills', 'the official emulator has none', () => {
  let server: OwnServer;
  let c: CollectionReference;
  const door = () => `http://${server.host}/_local/meter`;
  const reading = async () => (await (await fetch(door())).json()) as Reading;
  const reset = () => fetch(door(), { method: 'DELETE' });

  beforeAll(async () => {
    server = await ownServer();
  });
  beforeEach(async () => {
    c = await fill(freshCollection(server.db), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    await reset();
  });

  const reads: [string, number, (c: CollectionReference) => Promise<unknown>][] = [
    ['a document', 1, (c) => c.doc('a').get()],
    ['a missing document', 1, (c) => c.doc('none').get()],
    [
      'three in one call, one of them missing',
      3,
      (c) => c.firestore.getAll(c.doc('a'), c.doc('none'), c.doc('b')),
    ],
    ['a query of three', 3, (c) => c.get()],
    ['a query of two', 2, (c) => c.where('n', '>', 1).get()],
    ['a query that a limit cuts to two', 2, (c) => c.orderBy('n').limit(2).get()],
    ['an empty query', 1, (c) => c.where('n', '==', 9).get()],
    ['a query that skips two by offset', 3, (c) => c.orderBy('n').offset(2).get()],
    ['a query of ids alone', 3, (c) => c.select().get()],
    ['a count', 1, (c) => c.count().get()],
    ['a count of nothing', 1, (c) => c.where('n', '==', 9).count().get()],
    ['listDocuments', 3, (c) => c.listDocuments()],
    [
      'a transaction that reads two documents and a query of one',
      3,
      (c) =>
        c.firestore.runTransaction(async (transaction) => {
          await transaction.getAll(c.doc('a'), c.doc('none'));
          await transaction.get(c.where('n', '==', 3));
        }),
    ],
  ];
  test.each(reads)('%s reads %i', async (_title, expected, act) => {
    await act(c);
    expect(await reading()).toMatchObject({ reads: expected, writes: 0, deletes: 0 });
  });

  const writes: [string, number, number, (c: CollectionReference) => Promise<unknown>][] = [
    ['a set', 1, 0, (c) => c.doc('x').set({ n: 1 })],
    [
      'an update with transforms',
      1,
      0,
      (c) => c.doc('a').update({ n: FieldValue.increment(1), m: FieldValue.arrayUnion(1) }),
    ],
    ['a delete', 0, 1, (c) => c.doc('a').delete()],
    [
      'a batch of two writes and a delete',
      2,
      1,
      (c) => c.firestore.batch().set(c.doc('x'), {}).update(c.doc('a'), { n: 9 }).delete(c.doc('b')).commit(),
    ],
  ];
  test.each(writes)('%s writes %i and deletes %i', async (_title, writes, deletes, act) => {
    await act(c);
    expect(await reading()).toMatchObject({ reads: 0, writes, deletes });
  });

  test('a refused commit writes nothing', async () => {
    const batch = server.db.batch().set(c.doc('x'), {}).create(c.doc('a'), {});
    expect(await codeOf(batch.commit())).toBe(Code.ALREADY_EXISTS);
    expect(await reading()).toMatchObject({ writes: 0, deletes: 0 });
  });

  test('a count of 2,500 reads three: one per thousand index entries', async () => {
    const many = freshCollection(server.db);
    for (let part = 0; part < 5; part++) {
      const entries = Array.from({ length: 500 }, (_, n) => [`d${part}-${n}`, {}]);
      await fill(many, Object.fromEntries(entries) as Record<string, object>);
    }
    await reset();
    await many.count().get();
    expect((await reading()).reads).toBe(3);
  });

  test('calls are counted per method', async () => {
    await c.doc('a').get();
    await c.get();
    await c.count().get();
    await server.db.runTransaction(async (transaction) => {
      await transaction.get(c.doc('a'));
      transaction.set(c.doc('a'), { n: 5 });
    });
    const { calls } = await reading();
    expect(calls).toMatchObject({ BatchGetDocuments: 2, RunQuery: 1, RunAggregationQuery: 1, Commit: 1 });
  });

  test('a read and a commit in a transaction are two round trips', async () => {
    await server.db.runTransaction(async (transaction) => {
      await transaction.getAll(c.doc('a'), c.doc('b'));
      transaction.update(c.doc('a'), { n: 5 });
    });
    const { calls, reads } = await reading();
    expect(Object.values(calls).reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(reads).toBe(2);
  });

  test('DELETE starts from zero', async () => {
    await c.get();
    await reset();
    expect(await reading()).toStrictEqual({ reads: 0, writes: 0, deletes: 0, calls: {} });
  });
});

describeLocal('listeners', 'only the local Firestore has a meter to ask', () => {
  test('bill what they are sent: each document of the first snapshot, and each change', async () => {
    const { db, host } = await ownServer();
    const reads = async () =>
      ((await (await fetch(`http://${host}/_local/meter`)).json()) as { reads: number }).reads;
    const items = db.collection('items');
    for (const id of ['a', 'b', 'c']) await items.doc(id).set({ n: 1 });
    const events = new Events<unknown>();
    const stop = items.where('n', '==', 1).onSnapshot(events.push, events.fail);
    await events.next();
    expect(await reads()).toBe(3);
    await items.doc('a').update({ x: 1 });
    await events.next();
    await items.doc('b').update({ n: 2 });
    await events.next();
    expect(await reads()).toBe(4);
    stop();
  });
});
