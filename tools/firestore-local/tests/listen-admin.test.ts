import type { DocumentChange, DocumentSnapshot, Query, QuerySnapshot } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { fill, freshCollection, idsOf, openDatabase } from './support/database.ts';
import { Events } from './support/events.ts';

const db = openDatabase();

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

function listen(query: Query): Events<QuerySnapshot> {
  const events = new Events<QuerySnapshot>();
  stops.push(query.onSnapshot(events.push, events.fail));
  return events;
}

const told = (c: DocumentChange) => `${c.type} ${c.doc.id} ${c.oldIndex}>${c.newIndex}`;
const changesOf = (s: QuerySnapshot) => s.docChanges().map(told);

test('a query: what is there, then what is added, modified and removed', async () => {
  const items = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 } });
  const events = listen(items.orderBy('n'));
  expect(idsOf(await events.next())).toStrictEqual(['a', 'b']);
  await items.doc('c').set({ n: 1.5 });
  expect(changesOf(await events.next())).toStrictEqual(['added c -1>1']);
  await items.doc('a').set({ n: 9 });
  expect(changesOf(await events.next())).toStrictEqual(['modified a 0>2']);
  await items.doc('b').delete();
  const last = await events.next();
  expect(changesOf(last)).toStrictEqual(['removed b 1>-1']);
  expect(idsOf(last)).toStrictEqual(['c', 'a']);
});

test('an empty query tells that it is empty', async () => {
  expect((await listen(freshCollection(db)).next()).empty).toBe(true);
});

test('a document that stops matching is removed, one that starts to match is added', async () => {
  const items = await fill(freshCollection(db), { a: { open: true }, b: { open: false } });
  const events = listen(items.where('open', '==', true));
  expect(idsOf(await events.next())).toStrictEqual(['a']);
  await items.doc('a').update({ open: false });
  expect(idsOf(await events.next())).toStrictEqual([]);
  await items.doc('b').update({ open: true });
  expect(changesOf(await events.next())).toStrictEqual(['added b -1>0']);
});

test('a batch is one snapshot', async () => {
  const items = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 } });
  const events = listen(items.orderBy('n'));
  await events.next();
  const batch = db.batch();
  batch.delete(items.doc('a')).set(items.doc('b'), { n: 5 }).set(items.doc('c'), { n: 0 });
  await batch.commit();
  expect(idsOf(await events.next())).toStrictEqual(['c', 'b']);
});

test('a limit is refilled, and what it pushes out is removed', async () => {
  const items = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
  const events = listen(items.orderBy('n').limit(2));
  expect(idsOf(await events.next())).toStrictEqual(['a', 'b']);
  await items.doc('a').delete();
  expect(idsOf(await events.next())).toStrictEqual(['b', 'c']);
  await items.doc('z').set({ n: 0 });
  const pushed = await events.next();
  expect(idsOf(pushed)).toStrictEqual(['z', 'b']);
  expect(changesOf(pushed)).toStrictEqual(['removed c 1>-1', 'added z -1>0']);
  await items.doc('x').set({ n: 100 });
  await items.doc('b').update({ n: 50 });
  expect(idsOf(await events.next())).toStrictEqual(['z', 'c']);
});

test('limitToLast keeps the last ones, in order', async () => {
  const items = await fill(freshCollection(db), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
  const events = listen(items.orderBy('n').limitToLast(2));
  expect(idsOf(await events.next())).toStrictEqual(['b', 'c']);
  await items.doc('d').set({ n: 4 });
  expect(idsOf(await events.next())).toStrictEqual(['c', 'd']);
  await items.doc('d').delete();
  expect(idsOf(await events.next())).toStrictEqual(['b', 'c']);
});

test('cursors, offsets and projections hold for changes too', async () => {
  const items = await fill(freshCollection(db), { a: { n: 1, x: 1 }, b: { n: 2 }, c: { n: 3 } });
  const cut = listen(items.orderBy('n').startAfter(1).endAt(3).select('n'));
  const later = listen(items.orderBy('n').offset(1).limit(1));
  expect(idsOf(await cut.next())).toStrictEqual(['b', 'c']);
  expect(idsOf(await later.next())).toStrictEqual(['b']);
  await items.doc('a').set({ n: 2.5, x: 1 });
  const moved = await cut.next();
  expect(idsOf(moved)).toStrictEqual(['b', 'a', 'c']);
  expect(moved.docs[1]?.data()).toStrictEqual({ n: 2.5 });
  expect(idsOf(await later.next())).toStrictEqual(['a']);
});

test('a collection group under a document', async () => {
  const root = freshCollection(db);
  await root.doc('p/grouped/a').set({ n: 1 });
  const events = listen(db.collectionGroup('grouped').where('n', '>', 0));
  await events.next();
  await root.doc('q/grouped/b').set({ n: 2 });
  expect((await events.next()).docs.some((d) => d.ref.path === root.doc('q/grouped/b').path)).toBe(true);
});

test('a document: missing, made, changed, deleted', async () => {
  const document = freshCollection(db).doc('x');
  const events = new Events<DocumentSnapshot>();
  stops.push(document.onSnapshot(events.push, events.fail));
  expect((await events.next()).exists).toBe(false);
  await document.set({ n: 1 });
  expect((await events.next()).data()).toStrictEqual({ n: 1 });
  await document.set({ n: 2 });
  expect((await events.next()).get('n')).toBe(2);
  await document.delete();
  expect((await events.next()).exists).toBe(false);
});

test('a query without its index fails with FAILED_PRECONDITION and names it', async () => {
  const events = listen(freshCollection(db).where('p', '==', 1).where('q', '>', 2));
  await expect(events.next()).rejects.toThrow(/^Error 9: The query requires an index/);
});

test('changes of one document arrive in their order, none missing the last', async () => {
  const document = freshCollection(db).doc('x');
  const events = new Events<DocumentSnapshot>();
  stops.push(document.onSnapshot(events.push, events.fail));
  await events.next();
  for (let n = 1; n <= 50; n++) await document.set({ n });
  const seen = await events.until((s) => s.get('n') === 50);
  const numbers = seen.map((s) => s.get('n') as number);
  expect(numbers).toStrictEqual(numbers.toSorted((a, b) => a - b));
});
