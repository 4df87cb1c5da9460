import { FieldPath } from '@google-cloud/firestore';
import type { Query } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { newDatabase, openDatabase } from './support/database.ts';

const db = openDatabase();
const paths = async (query: Query) => (await query.get()).docs.map((doc) => doc.ref.path);
const group = () => db.collectionGroup('grouped');
const id = FieldPath.documentId();

/** In the order of their paths. */
const members = [
  'a/a/grouped/1',
  'a/b/a/b/grouped/2',
  'a/b/grouped/3',
  'a/b/grouped/3/grouped/4',
  'a/c/grouped/5',
  'grouped/6',
];
const strangers = ['a/b', 'grouped/6/other/x', 'xgrouped/x', 'groupedx/x', 'a/grouped', 'a/b/nope/grouped'];

beforeAll(async () => {
  const batch = db.batch();
  for (const [n, path] of members.entries()) batch.set(db.doc(path), { n, even: n % 2 === 0 });
  for (const path of strangers) batch.set(db.doc(path), { n: 0 });
  await batch.commit();
});

describe('a collection group', () => {
  test('holds every collection of that id at any depth, and no other', async () => {
    expect(await paths(group())).toStrictEqual(members);
  });

  test('answers equality, range and order with its own index', async () => {
    expect(await paths(group().where('n', '==', 3))).toStrictEqual([members[3]]);
    expect(await paths(group().where('n', '>', 3))).toStrictEqual(members.slice(4));
    expect(await paths(group().orderBy('n', 'desc').limit(2))).toStrictEqual([members[5], members[4]]);
  });

  test('counts', async () => {
    expect((await group().count().get()).data().count).toBe(6);
  });

  test('has ranges of whole paths', async () => {
    const from = db.doc('a/b/grouped/3');
    expect(await paths(group().where(id, '>=', from))).toStrictEqual(members.slice(2));
    const between = group().where(id, '>', 'a/b').where(id, '<', 'a/c');
    expect(await paths(between)).toStrictEqual(members.slice(1, 4));
    const cursor = group().orderBy(id).startAfter('a/b').endBefore('a/b/grouped/3');
    expect(await paths(cursor)).toStrictEqual(['a/b/a/b/grouped/2']);
  });

  test('pages by snapshot across parents', async () => {
    const first = await group().limit(4).get();
    const rest = group().startAfter(first.docs.at(-1));
    expect(await paths(rest)).toStrictEqual(members.slice(4));
  });
});

test('a plain collection query does not reach into deeper collections of the same id', async () => {
  expect(await paths(db.collection('grouped'))).toStrictEqual(['grouped/6']);
  expect(await paths(db.collection('a/b/grouped'))).toStrictEqual(['a/b/grouped/3']);
});

test('a range of paths cuts a group to what lies below one document', async () => {
  const inner = newDatabase();
  for (const path of ['r/1/g/a', 'r/1/s/b/g/c', 'r/2/g/d', 'r/10/g/e']) await inner.doc(path).set({});
  const { docs } = await inner
    .collectionGroup('g')
    .where(id, '>', inner.doc('r/1'))
    .where(id, '<', inner.doc('r/10'))
    .get();
  expect(docs.map((doc) => doc.id)).toStrictEqual(['a', 'c']);
  await inner.terminate();
});
