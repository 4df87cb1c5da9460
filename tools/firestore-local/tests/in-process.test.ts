import { FieldValue, type Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirestoreLocal, startFirestoreLocal } from '../src/index.ts';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, idsOf, newDatabase } from './support/database.ts';
import { Events } from './support/events.ts';
import { describeLocal } from './support/local-server.ts';

const PERMISSION_DENIED = 7;

describeLocal('the Admin SDK in the same process', 'there is a process between', () => {
  let local: FirestoreLocal;
  let db: Firestore;
  beforeAll(async () => {
    local = await startFirestoreLocal({ data: ':memory:', indexes: {} });
    // Nobody listens there: whatever is answered came without a port.
    db = newDatabase({ ...local.inProcess, at: '127.0.0.1:1' });
  });
  afterAll(async () => {
    await db.terminate();
    await local.close();
  });

  test('reads what it wrote, in every type', async () => {
    const x = freshCollection(db).doc();
    const data = {
      text: 'ñ',
      n: 1.5,
      at: new Timestamp(1, 2000),
      list: [1, { a: null }],
      bytes: Buffer.of(1),
    };
    await x.set(data);
    expect((await x.get()).data()).toStrictEqual(data);
    expect((await db.getAll(x, x.parent.doc('missing'))).map((one) => one.exists)).toStrictEqual([
      true,
      false,
    ]);
  });

  test('queries, counts, batches and bulk writers', async () => {
    const items = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    expect(idsOf(await items.where('n', '>', 1).get())).toStrictEqual(['b', 'c']);
    expect((await items.count().get()).data()).toStrictEqual({ count: 3 });
    const writer = db.bulkWriter();
    void writer.delete(items.doc('a'));
    await writer.close();
    expect(idsOf(await items.get())).toStrictEqual(['b', 'c']);
  });

  test('twenty transactions at once on one document all count', async () => {
    const x = freshCollection(db).doc();
    await x.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (tx) => {
        const seen = await tx.get(x);
        tx.update(x, { n: (seen.get('n') as number) + 1, times: FieldValue.increment(1) });
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await x.get()).data()).toStrictEqual({ n: 20, times: 20 });
  });

  test('a listener hears of changes until it stops', async () => {
    const items = await fill(freshCollection(db), { a: { n: 1 } });
    const events = new Events<string[]>();
    const stop = items.onSnapshot((snapshot) => events.push(idsOf(snapshot)), events.fail);
    expect(await events.next()).toStrictEqual(['a']);
    await items.doc('b').set({ n: 2 });
    expect(await events.next()).toStrictEqual(['a', 'b']);
    stop();
  });

  test('errors keep their codes', async () => {
    const x = freshCollection(db).doc();
    expect(await codeOf(x.update({ n: 1 }))).toBe(Code.NOT_FOUND);
    await x.create({});
    expect(await codeOf(x.create({}))).toBe(Code.ALREADY_EXISTS);
    expect(await codeOf(x.parent.where('a', '>', 1).where('b', '==', 1).get())).toBe(
      Code.FAILED_PRECONDITION,
    );
    expect(await codeOf(x.set({ text: 'x'.repeat(11 << 20) }))).toBe(Code.INVALID_ARGUMENT);
  });

  test('a lost answer is lost here too', async () => {
    const x = freshCollection(db).doc();
    local.faults.add({ method: 'Commit', action: 'lose-answer', code: Code.INTERNAL });
    expect(await codeOf(x.create({ n: 1 }))).toBe(Code.INTERNAL);
    expect((await x.get()).get('n')).toBe(1);
    expect(local.faults.list()).toStrictEqual([]);
  });

  test('a deadline ends a call that takes too long', async () => {
    const config = { methods: { Commit: { timeout_millis: 50, retry_codes_name: 'none' } } };
    const clientConfig = {
      interfaces: { 'google.firestore.v1.Firestore': { retry_codes: { none: [] }, ...config } },
    };
    const hasty = newDatabase({ ...local.inProcess, clientConfig });
    local.faults.add({ method: 'Commit', action: 'delay', ms: 2_000 });
    const x = freshCollection(hasty).doc();
    const create = hasty.runTransaction((tx) => Promise.resolve(tx.create(x, {})), { maxAttempts: 1 });
    expect(await codeOf(create)).toBe(Code.DEADLINE_EXCEEDED);
    await hasty.terminate();
  });

  test('who asks without being the owner meets the rules', async () => {
    const customHeaders = { Authorization: '' };
    const stranger = newDatabase({ ...local.inProcess, customHeaders });
    expect(await codeOf(freshCollection(stranger).get())).toBe(PERMISSION_DENIED);
    await stranger.terminate();
  });
});
