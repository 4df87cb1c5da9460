import { FieldValue } from '@google-cloud/firestore';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { newProject } from './support/database.ts';
import { describeLocal, ownServer } from './support/local-server.ts';
import type { OwnServer } from './support/local-server.ts';
import { RawClient } from './support/raw-client.ts';

describeLocal('the fault door', 'the official emulator has none', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await ownServer();
  });
  const door = () => `http://${server.host}/_local/faults`;
  const order = (fault: object) =>
    fetch(door(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  afterEach(async () => {
    await fetch(door(), { method: 'DELETE' });
  });

  const losing = (code: number, times = 1) => ({ method: 'Commit', action: 'lose-answer', code, times });

  test.each([Code.DEADLINE_EXCEEDED, Code.INTERNAL])(
    'a lost answer with code %i: the caller gets the error, the commit is applied',
    async (code) => {
      const x = server.db.collection('lost').doc();
      expect((await order(losing(code))).ok).toBe(true);
      expect(await codeOf(x.create({ n: 1 }))).toBe(code);
      expect((await x.get()).get('n')).toBe(1);
    },
  );

  test('a lost answer with code 14: the SDK sends again and is told ALREADY_EXISTS of its own create', async () => {
    const x = server.db.collection('lost').doc();
    await order(losing(Code.UNAVAILABLE));
    expect(await codeOf(x.create({ n: 1 }))).toBe(Code.ALREADY_EXISTS);
    expect((await x.get()).get('n')).toBe(1);
  });

  test('a transaction whose answer is lost is run again by the SDK, so its effect is there twice', async () => {
    const x = server.db.collection('lost').doc();
    await x.set({ n: 0 });
    await order(losing(Code.INTERNAL));
    await server.db
      .runTransaction(async (transaction) => {
        const seen = await transaction.get(x);
        transaction.update(x, { n: seen.get('n') + 1 });
      })
      .catch(() => {});
    expect((await x.get()).get('n')).toBe(2);
  });

  test('it fails as many times as ordered and then no more', async () => {
    const x = server.db.collection('lost').doc();
    await order(losing(Code.INTERNAL, 2));
    const inc = () => codeOf(x.set({ n: FieldValue.increment(1) }, { merge: true }));
    expect([await inc(), await inc(), await inc()]).toStrictEqual([Code.INTERNAL, Code.INTERNAL, Code.OK]);
    expect((await x.get()).get('n')).toBe(3);
  });

  test('DELETE takes the order back', async () => {
    await order(losing(Code.INTERNAL, 5));
    await fetch(door(), { method: 'DELETE' });
    expect(await codeOf(server.db.collection('lost').doc().set({}))).toBe(Code.OK);
  });

  test('other methods are not touched', async () => {
    await order(losing(Code.INTERNAL));
    expect(await codeOf(server.db.collection('lost').get())).toBe(Code.OK);
  });

  test('an order that makes no sense is refused with 400', async () => {
    for (const bad of [{}, { method: 'Nada', action: 'lose-answer' }, { method: 'Commit', action: 'x' }]) {
      expect((await order(bad)).status).toBe(400);
    }
    const broken = await fetch(door(), { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
  });
});

describeLocal('an idle transaction', 'elsewhere it holds its locks for a minute', () => {
  test('gives way after some 5 s to those who wait, and can no longer commit', async () => {
    const server = await ownServer();
    const project = newProject();
    const raw = new RawClient(server.host, project);
    const other = new RawClient(server.host, project);
    const set = (n: number) => raw.update('idle/x', { n: { integerValue: String(n) } });
    await raw.commit([set(1)]);
    const transaction = await raw.begin();
    const read = performance.now();
    await raw.read(['idle/x'], transaction);
    // A commit that waits gives up after 20 s: this one goes through, so it did not wait a minute.
    await other.commit([set(2)]);
    expect(performance.now() - read).toBeGreaterThan(3_000);
    const late = await codeOf(raw.commit([set(3)], transaction));
    expect([Code.INVALID_ARGUMENT, Code.ABORTED]).toContain(late);
    const [answer] = await other.read(['idle/x']);
    expect(answer).toMatchObject({ found: { fields: { n: { integerValue: '2' } } } });
    raw.close();
    other.close();
  });
});
