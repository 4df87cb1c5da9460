import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue } from '@google-cloud/firestore';
import type { CollectionReference, DocumentReference, Timestamp, Transaction } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, openDatabase } from './support/database.ts';

const db = openDatabase();

/** A transaction tried again at once when it loses a race: the SDK's own back-off starts at one second. */
async function insisting<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.runTransaction(body, { maxAttempts: 1 });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === Code.ABORTED)) throw error;
      await pause(Math.random() * Math.min(320, 10 * 2 ** attempt));
    }
  }
}

const addOne = (reference: DocumentReference) => async (transaction: Transaction) => {
  const n = ((await transaction.get(reference)).get('n') as number | undefined) ?? 0;
  transaction.set(reference, { n: n + 1 });
};

describe('read, change, write', () => {
  test('forty at once on one counter end exactly at forty', async () => {
    const counter = freshCollection(db).doc('counter');
    await counter.set({ n: 0 });
    await Promise.all(Array.from({ length: 40 }, () => insisting(addOne(counter))));
    expect((await counter.get()).get('n')).toBe(40);
  });

  test('twenty at once on a counter that does not exist yet end at twenty', async () => {
    const counter = freshCollection(db).doc('counter');
    await Promise.all(Array.from({ length: 20 }, () => insisting(addOne(counter))));
    expect((await counter.get()).get('n')).toBe(20);
  });

  test('transfers between five accounts keep their sum', async () => {
    const accounts = await fill(
      freshCollection(db),
      Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`a${i}`, { n: 100 }])),
    );
    const transfer = (i: number) =>
      insisting(async (transaction) => {
        const from = accounts.doc(`a${i % 5}`);
        const to = accounts.doc(`a${(i * 3 + 1) % 5}`);
        if (from.id === to.id) return;
        const [a, b] = await transaction.getAll(from, to);
        transaction.update(from, { n: a!.get('n') - i });
        transaction.update(to, { n: b!.get('n') + i });
      });
    await Promise.all(Array.from({ length: 30 }, (_, i) => transfer(i)));
    const { docs } = await accounts.get();
    expect(docs.reduce((sum, doc) => sum + (doc.get('n') as number), 0)).toBe(500);
  });

  test('blind writes of other clients are never lost under a transaction', async () => {
    const counter = freshCollection(db).doc('counter');
    await counter.set({ n: 0 });
    const blind = Array.from({ length: 15 }, () => counter.update({ n: FieldValue.increment(1) }));
    const careful = Array.from({ length: 15 }, () => insisting(addOne(counter)));
    await Promise.all([...blind, ...careful]);
    expect((await counter.get()).get('n')).toBe(30);
  });
});

describe('serializability', () => {
  test('write skew is prevented: of two that each check both, one sees the other', async () => {
    const doctors = await fill(freshCollection(db), { ana: { on: true }, eva: { on: true } });
    const leave = (who: string) =>
      insisting(async (transaction) => {
        const all = await transaction.getAll(doctors.doc('ana'), doctors.doc('eva'));
        if (all.filter((doc) => doc.get('on')).length < 2) return false;
        transaction.update(doctors.doc(who), { on: false });
        return true;
      });
    const left = await Promise.all([leave('ana'), leave('eva')]);
    expect(left.filter(Boolean)).toHaveLength(1);
    expect((await doctors.where('on', '==', true).get()).size).toBe(1);
  });

  type Claim = (transaction: Transaction, c: CollectionReference, id: string) => Promise<boolean>;
  test.each<[string, string[], number, Claim]>([
    [
      'phantoms are prevented: of those that find a range empty, one inserts',
      ['a', 'b', 'c'],
      1,
      async (transaction, c, id) => {
        const taken = await transaction.get(c.where('room', '==', 7));
        if (!taken.empty) return false;
        transaction.create(c.doc(id), { room: 7 });
        return true;
      },
    ],
    [
      'phantoms are prevented under count() too',
      ['a', 'b', 'c', 'd', 'e'],
      2,
      async (transaction, c, id) => {
        const taken = await transaction.get(c.where('row', '==', 1).count());
        if (taken.data().count >= 2) return false;
        transaction.create(c.doc(id), { row: 1 });
        return true;
      },
    ],
    [
      'of several that find a document missing, one creates it',
      ['a', 'b', 'c', 'd'],
      1,
      async (transaction, c, who) => {
        if ((await transaction.get(c.doc('only'))).exists) return false;
        transaction.create(c.doc('only'), { who });
        return true;
      },
    ],
  ])('%s', async (_title, ids, places, claim) => {
    const c = freshCollection(db);
    const claimed = await Promise.all(ids.map((id) => insisting((transaction) => claim(transaction, c, id))));
    expect(claimed.filter(Boolean)).toHaveLength(places);
    expect((await c.get()).size).toBe(places);
  });
});

describe('the SDK’s own loop', () => {
  test('a callback that throws writes nothing and frees its locks', async () => {
    const x = freshCollection(db).doc('x');
    await x.set({ n: 1 });
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(x);
      transaction.update(x, { n: 99 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await x.update({ n: FieldValue.increment(1) });
    expect((await x.get()).get('n')).toBe(2);
  });

  test('it tries again when the commit is ABORTED and then succeeds', async () => {
    const c = await fill(freshCollection(db), { x: { n: 0 }, y: { n: 0 } });
    let attempts = 0;
    const gate = Promise.withResolvers<void>();
    const crossing = async (mine: string, other: string) =>
      db.runTransaction(async (transaction) => {
        const seen = await transaction.get(c.doc(other));
        if (++attempts === 2) gate.resolve();
        await gate.promise;
        transaction.update(c.doc(mine), { n: seen.get('n') + 1 });
      });
    await Promise.all([crossing('x', 'y'), crossing('y', 'x')]);
    expect(attempts).toBeGreaterThanOrEqual(3);
    const [x, y] = await db.getAll(c.doc('x'), c.doc('y'));
    expect(x!.get('n') + y!.get('n')).toBe(3);
  });

  test('a failing precondition fails the whole transaction and is not tried again', async () => {
    const c = await fill(freshCollection(db), { x: { n: 1 } });
    let attempts = 0;
    const call = db.runTransaction(async (transaction) => {
      attempts++;
      await transaction.get(c.doc('x'));
      transaction.update(c.doc('x'), { n: 2 });
      transaction.create(c.doc('x'), { n: 3 });
    });
    expect(await codeOf(call)).toBe(Code.ALREADY_EXISTS);
    expect(attempts).toBe(1);
    expect((await c.doc('x').get()).get('n')).toBe(1);
  });

  test('reads documents, missing ones, queries and aggregations in one snapshot', async () => {
    const c = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 }, z: { n: 9 } });
    const seen = await db.runTransaction(async (transaction) => {
      const [a, none] = await transaction.getAll(c.doc('a'), c.doc('none'));
      const some = await transaction.get(c.where('n', '>', 1).orderBy('n').limit(1));
      const counted = await transaction.get(c.where('n', '>', 1).count());
      transaction.set(c.doc('sum'), { n: a!.get('n') + some.docs[0]!.get('n') });
      return [a!.exists, none!.exists, some.size, counted.data().count];
    });
    expect(seen).toStrictEqual([true, false, 1, 2]);
    expect((await c.doc('sum').get()).get('n')).toBe(3);
  });

  test('writes without reading are one atomic commit', async () => {
    const c = freshCollection(db);
    await db.runTransaction((transaction) => {
      transaction.set(c.doc('a'), { n: 1 }).create(c.doc('b'), { n: 2 });
      return Promise.resolve();
    });
    const [a, b] = await db.getAll(c.doc('a'), c.doc('b'));
    expect(a!.updateTime!.isEqual(b!.updateTime!)).toBe(true);
  });
});

describe('a read-only transaction', () => {
  const looking = <T>(body: (transaction: Transaction) => Promise<T>, readTime?: Timestamp) =>
    db.runTransaction(body, { readOnly: true, ...(readTime && { readTime }) });

  test('sees one snapshot while writers go on', async () => {
    const c = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 1 } });
    const seen = await looking(async (transaction) => {
      const a = await transaction.get(c.doc('a'));
      const batch = db.batch();
      for (const id of ['a', 'b', 'new']) batch.set(c.doc(id), { n: 2 });
      await batch.commit();
      const b = await transaction.get(c.doc('b'));
      const all = await transaction.get(c);
      const old = await transaction.get(c.where('n', '==', 1));
      return [a.get('n'), b.get('n'), all.size, old.size];
    });
    expect(seen).toStrictEqual([1, 1, 2, 2]);
    expect((await c.doc('b').get()).get('n')).toBe(2);
  });

  test('still sees a document that was deleted meanwhile', async () => {
    const c = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 1 } });
    const size = await looking(async (transaction) => {
      await transaction.get(c.doc('a'));
      await c.doc('b').delete();
      return (await transaction.get(c.orderBy('n'))).size;
    });
    expect(size).toBe(2);
  });

  test('at a read time sees what was there then', async () => {
    const c = freshCollection(db);
    const { writeTime } = await c.doc('a').set({ n: 1 });
    await c.doc('a').set({ n: 2 });
    await c.doc('b').set({ n: 2 });
    const seen = await looking(async (transaction) => {
      const a = await transaction.get(c.doc('a'));
      const total = await transaction.get(c.count());
      return [a.get('n'), total.data().count];
    }, writeTime);
    expect(seen).toStrictEqual([1, 1]);
  });
});
