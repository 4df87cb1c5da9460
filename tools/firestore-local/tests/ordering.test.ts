import { FieldPath } from '@google-cloud/firestore';
import type { Query } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { fill, freshCollection, idsOf, newProject, openDatabase, openRaw } from './support/database.ts';

const projectId = newProject();
const db = openDatabase({ projectId });
const raw = openRaw(projectId);
const collection = freshCollection(db);
const ids = async (query: Query) => idsOf(await query.get());
const list = (text: string) => (text === '' ? [] : text.split(' '));

/** a, then b, then the id: p q | r s | t; u has no b, w no a. */
beforeAll(async () => {
  await fill(collection, {
    p: { a: 1, b: 1 },
    q: { a: 1, b: 2 },
    r: { a: 2, b: 1 },
    s: { a: 2, b: 1 },
    t: { a: 3, b: 0 },
    u: { a: 2 },
    w: { b: 5 },
  });
});

describe('orderBy', () => {
  test.each<[string, (c: Query) => Query, string]>([
    ['nothing: by document id', (c) => c, 'p q r s t u w'],
    ['a field hides the documents without it', (c) => c.orderBy('a'), 'p q r s u t'],
    ['ties follow the id upwards', (c) => c.orderBy('a'), 'p q r s u t'],
    ['descending: ties follow the id downwards', (c) => c.orderBy('a', 'desc'), 't u s r q p'],
    ['two fields hide who lacks either', (c) => c.orderBy('a').orderBy('b'), 'p q r s t'],
    ['the last direction is the id’s', (c) => c.orderBy('a').orderBy('b', 'desc'), 'q p s r t'],
    ['descending then ascending', (c) => c.orderBy('a', 'desc').orderBy('b'), 't r s p q'],
    ['both descending', (c) => c.orderBy('a', 'desc').orderBy('b', 'desc'), 't s r q p'],
    ['the id by hand against the field', (c) => c.orderBy('a').orderBy('__name__', 'desc'), 'q p u s r t'],
    ['an inequality orders by its field', (c) => c.where('a', '>', 1), 'r s u t'],
    ['!= orders by its field', (c) => c.where('a', '!=', 2), 'p q t'],
    ['not-in orders by its field', (c) => c.where('a', 'not-in', [1]), 'r s u t'],
    ['an inequality in descending order', (c) => c.where('a', '>', 1).orderBy('a', 'desc'), 't u s r'],
    ['in keeps the id’s order', (c) => c.where('a', 'in', [3, 1]), 'p q t'],
    ['in with an order on its field', (c) => c.where('a', 'in', [3, 1]).orderBy('a', 'desc'), 't q p'],
    ['an equality, ordered by another field', (c) => c.where('a', '==', 2).orderBy('b'), 'r s'],
    ['an equality, ordered by its own field', (c) => c.where('a', '==', 2).orderBy('a'), 'r s u'],
    ['inequalities on two fields', (c) => c.where('a', '>=', 2).where('b', '<', 5), 'r s t'],
    ['inequality and other order', (c) => c.where('b', '>', 0).orderBy('a').orderBy('b'), 'p q r s'],
  ])('%s', async (_title, build, expected) => {
    expect(await ids(build(collection))).toStrictEqual(list(expected));
  });

  test('of a nested field', async () => {
    const nested = await fill(freshCollection(db), { x: { m: { n: 2 } }, y: { m: { n: 1 } }, z: { m: {} } });
    expect(await ids(nested.orderBy('m.n'))).toStrictEqual(['y', 'x']);
  });

  test('ids that are numbers come first and by their number', async () => {
    const numbered = ['__id-2__', '__id7__', '__id12__', '__id9223372036854775807__'];
    const some = await fill(
      freshCollection(db),
      Object.fromEntries(['a', '7', '__id', ...numbered].map((id) => [id, {}])),
    );
    const expected = [...numbered, '7', '__id', 'a'];
    expect(await ids(some.orderBy(FieldPath.documentId()))).toStrictEqual(expected);
    expect(await ids(some.where(FieldPath.documentId(), '>', '__id7__'))).toStrictEqual(expected.slice(2));
  });

  test('an equality on the ordered field, its last ones, and ids downwards', async () => {
    const some = await fill(freshCollection(db), {
      a: { v: 1, w: 1 },
      b: { v: 1, w: 2 },
      c: { v: 1, w: 1 },
      d: { v: 2, w: 1 },
      e: { v: 1, w: 1 },
    });
    const [one, both] = [some.where('v', '==', 1), some.where('v', '==', 1).where('w', '==', 1)];
    expect(await ids(one.orderBy('v').limitToLast(2))).toStrictEqual(['c', 'e']);
    expect(await ids(one.orderBy('__name__', 'desc').limit(2))).toStrictEqual(['e', 'c']);
    expect(await ids(both.orderBy('__name__', 'desc'))).toStrictEqual(['e', 'c', 'a']);
    expect(await ids(both.orderBy('__name__', 'desc').startAfter('c'))).toStrictEqual(['a']);
    expect(await ids(both.orderBy('__name__', 'desc').endBefore('a'))).toStrictEqual(['e', 'c']);
    const either = some.where('v', 'in', [1, 2]).where('w', '==', 1).orderBy('__name__', 'desc');
    expect(await ids(either)).toStrictEqual(['e', 'd', 'c', 'a']);
    expect((await both.orderBy('__name__', 'desc').limit(2).count().get()).data().count).toBe(2);
  });

  test('null is a value and is not hidden', async () => {
    const some = await fill(freshCollection(db), { x: { v: 1 }, y: { v: null }, z: {} });
    expect(await ids(some.orderBy('v'))).toStrictEqual(['y', 'x']);
  });
});

describe('cursors', () => {
  const byA = () => collection.orderBy('a');
  const byAB = () => collection.orderBy('a').orderBy('b', 'desc');
  const byName = () => collection.orderBy(FieldPath.documentId());
  test.each<[string, () => Query, string]>([
    ['startAt takes the bound in', () => byA().startAt(2), 'r s u t'],
    ['startAfter leaves the bound out', () => byA().startAfter(2), 't'],
    ['endAt takes the bound in', () => byA().endAt(2), 'p q r s u'],
    ['endBefore leaves the bound out', () => byA().endBefore(2), 'p q'],
    ['a bound between values', () => byA().startAt(1.5).endAt(2.5), 'r s u'],
    ['a bound of another type', () => byA().startAt('x'), ''],
    ['a bound of a smaller type', () => byA().startAt(null), 'p q r s u t'],
    ['descending', () => collection.orderBy('a', 'desc').startAt(2).endBefore(1), 'u s r'],
    ['a prefix of the order', () => byAB().startAt(2), 's r t'],
    ['a prefix, after it', () => byAB().startAfter(1), 's r t'],
    ['both fields', () => byAB().startAt(1, 1), 'p s r t'],
    ['both fields, after', () => byAB().startAfter(1, 2), 'p s r t'],
    ['both fields, to the end', () => byAB().endAt(2, 1), 'q p s r'],
    ['both fields, before the end', () => byAB().endBefore(2, 1), 'q p'],
    ['ids', () => byName().startAt('q').endBefore('t'), 'q r s'],
    ['an id that is not there', () => byName().startAfter('qq').endAt('ss'), 'r s'],
    ['a field and an id', () => collection.orderBy('a').orderBy('__name__').startAfter(2, 'r'), 's u t'],
    ['with a limit', () => byA().startAfter(1).limit(2), 'r s'],
    ['with a range', () => collection.where('a', '>', 1).orderBy('a').startAfter(2), 't'],
    ['with an equality', () => collection.where('a', '==', 2).orderBy('__name__').startAfter('r'), 's u'],
    ['start after end', () => byA().startAt(3).endAt(1), ''],
  ])('%s', async (_title, build, expected) => {
    expect(await ids(build())).toStrictEqual(list(expected));
  });

  test('a document snapshot starts at that very document', async () => {
    const s = await collection.doc('s').get();
    expect(await ids(byA().startAt(s))).toStrictEqual(['s', 'u', 't']);
    expect(await ids(byA().startAfter(s))).toStrictEqual(['u', 't']);
    expect(await ids(byA().endBefore(s))).toStrictEqual(['p', 'q', 'r']);
    expect(await ids(collection.orderBy('a', 'desc').startAfter(s))).toStrictEqual(['r', 'q', 'p']);
    expect(await ids(collection.where('a', '>', 1).startAfter(s))).toStrictEqual(['u', 't']);
    expect(await ids(collection.startAfter(s))).toStrictEqual(['t', 'u', 'w']);
  });

  test('pages of two by snapshot cover everything once', async () => {
    const seen: string[] = [];
    let query = byA().limit(2);
    for (let page = await query.get(); !page.empty; page = await query.get()) {
      seen.push(...idsOf(page));
      query = byA().limit(2).startAfter(page.docs.at(-1));
    }
    expect(seen).toStrictEqual(list('p q r s u t'));
  });
});

describe('limit, offset and limitToLast', () => {
  test.each<[string, () => Query, string]>([
    ['a limit', () => collection.orderBy('a').limit(3), 'p q r'],
    ['a limit beyond the end', () => collection.orderBy('a').limit(100), 'p q r s u t'],
    ['an offset', () => collection.orderBy('a').offset(4), 'u t'],
    ['an offset and a limit', () => collection.orderBy('a').offset(1).limit(2), 'q r'],
    ['an offset beyond the end', () => collection.offset(100), ''],
    ['the last ones, in order', () => collection.orderBy('a').limitToLast(3), 's u t'],
    ['the last of a descending order', () => collection.orderBy('a', 'desc').limitToLast(2), 'q p'],
    ['the last up to a bound', () => collection.orderBy('a').endBefore(3).limitToLast(2), 's u'],
    ['the last from a bound', () => collection.orderBy('a').startAt(2).limitToLast(2), 'u t'],
    ['the last of two fields', () => collection.orderBy('a').orderBy('b').limitToLast(2), 's t'],
  ])('%s', async (_title, build, expected) => {
    expect(await ids(build())).toStrictEqual(list(expected));
  });

  test('a negative limit or offset is INVALID_ARGUMENT', async () => {
    expect(await codeOf(collection.limit(-1).get())).toBe(Code.INVALID_ARGUMENT);
    expect(await codeOf(collection.offset(-1).get())).toBe(Code.INVALID_ARGUMENT);
  });

  test('a limit of zero over the wire finds nothing', async () => {
    const answer = await raw.call('RunQuery', {
      parent: raw.name(collection.parent!.path),
      structuredQuery: { from: [{ collectionId: 'items' }], limit: { value: 0 } },
    });
    expect(answer.filter((message) => 'document' in message)).toStrictEqual([]);
  });
});

describe('select', () => {
  test('brings the named fields and skips the others', async () => {
    const some = await fill(freshCollection(db), { x: { a: 1, m: { n: 1, o: 2 } }, y: { z: 1 } });
    const snapshot = await some.select('a', 'm.o').get();
    expect(snapshot.docs.map((doc) => doc.data())).toStrictEqual([{ a: 1, m: { o: 2 } }, {}]);
  });

  test('of nothing brings the ids', async () => {
    const { docs } = await collection.select().limit(2).get();
    expect(docs.map((doc) => [doc.id, doc.data()])).toStrictEqual([
      ['p', {}],
      ['q', {}],
    ]);
  });
});

test('an empty query answers when it was read', async () => {
  const snapshot = await collection.where('a', '==', 'nothing').get();
  expect(snapshot.empty).toBe(true);
  expect(snapshot.readTime.toMillis()).toBeGreaterThan(0);
});
