import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import * as F from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { host, newProject, openDatabase } from './support/database.ts';
import { Events } from './support/events.ts';

// The web SDK in Node speaks gRPC; 'owner' passes the rules, so that this file is about the protocol alone.
const apps: FirebaseApp[] = [];
const projectId = newProject();
const admin = openDatabase({ projectId });
afterAll(() => Promise.all(apps.map(deleteApp)));

function client(options: F.FirestoreSettings = {}): F.Firestore {
  F.setLogLevel('silent');
  const app = initializeApp({ projectId, apiKey: 'k' }, `app-${apps.length}`);
  apps.push(app);
  const db = F.initializeFirestore(app, options);
  const [name = '', port] = host().split(':');
  F.connectFirestoreEmulator(db, name, Number(port), { mockUserToken: 'owner' });
  return db;
}

const db = client();

test('what one client writes another sees', async () => {
  const events = new Events<F.DocumentSnapshot>();
  const stop = F.onSnapshot(F.doc(client(), 'c/one'), events.push, events.fail);
  expect((await events.next()).exists()).toBe(false);
  await F.setDoc(F.doc(db, 'c/one'), { n: 1, text: 'ñandú 🐦', when: F.serverTimestamp() });
  const seen = await events.next();
  expect(seen.data()).toMatchObject({ n: 1, text: 'ñandú 🐦' });
  expect(seen.get('when')).toBeInstanceOf(F.Timestamp);
  expect(seen.metadata.fromCache).toBe(false);
  stop();
});

test('merge, update, transforms, deletes and batches', async () => {
  const [a, b] = [F.doc(db, 'w/a'), F.doc(db, 'w/b')];
  await F.setDoc(a, { n: 1, list: [1], x: { y: 1, z: 2 } });
  await F.setDoc(a, { n: F.increment(4) }, { merge: true });
  await F.updateDoc(a, { list: F.arrayUnion(2), 'x.y': F.deleteField() });
  const batch = F.writeBatch(db);
  batch.set(b, { ok: true }).update(a, { done: true });
  await batch.commit();
  expect((await admin.doc('w/a').get()).data()).toStrictEqual({
    n: 5,
    list: [1, 2],
    x: { z: 2 },
    done: true,
  });
  await F.deleteDoc(b);
  expect((await F.getDoc(b)).exists()).toBe(false);
  const failure: unknown = await F.updateDoc(b, { n: 1 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'not-found' });
});

test('queries, limits and counts', async () => {
  const items = F.collection(db, 'q');
  await Promise.all([1, 2, 3, 4].map((n) => F.setDoc(F.doc(items, `d${n}`), { n })));
  const found = await F.getDocs(F.query(items, F.where('n', '>', 1), F.orderBy('n', 'desc'), F.limit(2)));
  expect(found.docs.map((d) => d.id)).toStrictEqual(['d4', 'd3']);
  expect(found.metadata.fromCache).toBe(false);
  const last = await F.getDocs(F.query(items, F.orderBy('n'), F.limitToLast(2)));
  expect(last.docs.map((d) => d.id)).toStrictEqual(['d3', 'd4']);
  expect((await F.getCountFromServer(items)).data().count).toBe(4);
  const sums = await F.getAggregateFromServer(items, { total: F.sum('n'), mean: F.average('n') });
  expect(sums.data()).toStrictEqual({ total: 10, mean: 2.5 });
});

test('a query follows changes made elsewhere, limits included', async () => {
  const items = F.collection(db, 'live');
  const events = new Events<F.QuerySnapshot>();
  const stop = F.onSnapshot(F.query(items, F.orderBy('n'), F.limit(2)), events.push, events.fail);
  await events.next();
  const ids = (s: F.QuerySnapshot) => s.docs.map((d) => d.id).join();
  await Promise.all(['a', 'b', 'c'].map((id, n) => admin.doc(`live/${id}`).set({ n })));
  await events.until((s) => ids(s) === 'a,b');
  await admin.doc('live/a').delete();
  await events.until((s) => ids(s) === 'b,c' && !s.metadata.fromCache);
  stop();
});

test('optimistic transactions: the loser reads again and nothing is lost', async () => {
  const counter = F.doc(db, 't/counter');
  await F.setDoc(counter, { n: 0 });
  const increment = () =>
    F.runTransaction(db, async (tx) => {
      tx.update(counter, { n: ((await tx.get(counter)).get('n') as number) + 1 });
    });
  await Promise.all([increment(), increment(), increment()]);
  expect((await admin.doc('t/counter').get()).get('n')).toBe(3);
});

test('what a transaction read and did not write is verified, and read again when it changed', async () => {
  const [rate, bill, none] = [F.doc(db, 't/rate'), F.doc(db, 't/bill'), F.doc(db, 't/none')];
  await F.setDoc(rate, { n: 1 });
  const seen: number[] = [];
  await F.runTransaction(db, async (tx) => {
    const n = (await tx.get(rate)).get('n') as number;
    expect((await tx.get(none)).exists()).toBe(false);
    if (seen.push(n) === 1) await admin.doc('t/rate').update({ n: 2 });
    tx.set(bill, { n });
  });
  expect(seen).toStrictEqual([1, 2]);
  expect((await admin.doc('t/bill').get()).get('n')).toBe(2);
  const before = await admin.doc('t/rate').get();
  expect(await F.runTransaction(db, async (tx) => (await tx.get(rate)).get('n') as number)).toBe(2);
  const after = await admin.doc('t/rate').get();
  expect(after.updateTime!.isEqual(before.updateTime!)).toBe(true);
});

test.each([
  ['an existing', true],
  ['a missing', false],
])('a transaction that deletes %s document and then updates it is refused', async (_title, exists) => {
  const doc = F.doc(db, `t/deleted-${String(exists)}`);
  if (exists) await F.setDoc(doc, { n: 1 });
  const run = F.runTransaction(db, async (tx) => {
    tx.delete(doc).update(doc, { n: 2 });
  });
  await expect(run).rejects.toMatchObject({ code: 'invalid-argument' });
  expect((await F.getDoc(doc)).exists()).toBe(exists);
});

test('listening goes on after the network was off', async () => {
  const own = client();
  const events = new Events<F.QuerySnapshot>();
  const items = F.collection(own, 'off');
  await admin.doc('off/a').set({ n: 1 });
  await admin.doc('off/b').set({ n: 1 });
  const stop = F.onSnapshot(items, { includeMetadataChanges: true }, events.push, events.fail);
  await events.until((s) => s.size === 2 && !s.metadata.fromCache);
  await F.disableNetwork(own);
  await admin.doc('off/a').delete();
  await admin.doc('off/c').set({ n: 2 });
  await F.enableNetwork(own);
  const seen = await events.until((s) => !s.metadata.fromCache && s.docs.some((d) => d.id === 'c'));
  expect(seen.at(-1)?.docs.map((d) => d.id)).toStrictEqual(['b', 'c']);
  stop();
});
