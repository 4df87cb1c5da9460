import { AggregateField, Filter } from '@google-cloud/firestore';
import type { CollectionReference, Query } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { Code, codeOf, failureOf } from './support/codes.ts';
import { describeLocal, ownServer } from './support/local-server.ts';
import type { OwnServer } from './support/local-server.ts';

const order = (fieldPath: string, order: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({ fieldPath, order });
const composite = (collectionGroup: string, ...fields: object[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
});

const indexes = {
  indexes: [
    composite('ab', order('a'), order('b')),
    composite('abDesc', order('a'), order('b', 'DESCENDING')),
    composite('bac', order('b'), order('a'), order('c')),
    composite('abc', order('a'), order('b'), order('c')),
    composite('tagged', { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, order('b')),
    { ...composite('deep', order('a'), order('b')), queryScope: 'COLLECTION_GROUP' },
  ],
  fieldOverrides: [
    { collectionGroup: 'exempt', fieldPath: 'big', indexes: [] },
    {
      collectionGroup: 'upwards',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    },
    {
      collectionGroup: 'deep',
      fieldPath: 'n',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
};

type Build = (c: CollectionReference) => Query;
type Row = [string, Build];
const a = (c: Query) => c.where('a', '==', 1);
const is = (field: string, value: number) => Filter.where(field, '==', value);
const over = (field: string, value: number) => Filter.where(field, '>', value);

describeLocal('index rules', 'the official emulator refuses no query', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await ownServer(indexes);
  });
  const code = (query: Query) => codeOf(query.get());
  /** The message of a query that is refused for want of an index. */
  async function refusal(query: Query): Promise<string> {
    const failure = await failureOf(query.get());
    expect(failure.code).toBe(Code.FAILED_PRECONDITION);
    expect(failure.message).toMatch(/index/i);
    return failure.message;
  }
  const collection = (id: string) => server.db.collection(id);

  describe('answered by automatic single-field indexes', () => {
    test.each<Row>([
      ['the whole collection', (c) => c],
      ['one equality', a],
      ['equalities on three fields', (c) => a(c).where('b', '==', 1).where('c', '==', 1)],
      ['in', (c) => c.where('a', 'in', [1, 2])],
      ['in and equality', (c) => c.where('a', 'in', [1, 2]).where('b', '==', 1)],
      ['array-contains', (c) => c.where('tags', 'array-contains', 1)],
      ['array-contains and equality', (c) => a(c).where('tags', 'array-contains', 1)],
      ['an or of equalities', (c) => c.where(Filter.or(is('a', 1), is('b', 2)))],
      ['equality ordered by id', (c) => a(c).orderBy('__name__')],
      ['equality ordered by id downwards', (c) => a(c).orderBy('__name__', 'desc')],
      ['equalities with ids downwards', (c) => a(c).where('b', '==', 1).orderBy('__name__', 'desc')],
      ['the last of an order that an equality fixes', (c) => a(c).orderBy('a').limitToLast(2)],
      ['equality with a cursor by id', (c) => a(c).orderBy('__name__').startAfter('x')],
      ['equalities with limit and offset', (c) => a(c).where('b', '==', 1).offset(1).limit(2)],
      ['a range', (c) => c.where('a', '>', 1).where('a', '<', 9)],
      ['a range downwards', (c) => c.where('a', '>', 1).orderBy('a', 'desc')],
      ['an order', (c) => c.orderBy('a')],
      ['an order downwards', (c) => c.orderBy('a', 'desc')],
      ['the last of an order', (c) => c.orderBy('a').limitToLast(2)],
      ['an order by a nested field', (c) => c.orderBy('m.n')],
      ['!=', (c) => c.where('a', '!=', 1)],
      ['not-in', (c) => c.where('a', 'not-in', [1])],
      ['a range of ids', (c) => c.where('__name__', '>', c.doc('x'))],
    ])('%s', async (_title, build) => {
      expect(await code(build(collection('plain')))).toBe(Code.OK);
    });

    test('count, and sum of one field', async () => {
      await a(collection('plain')).count().get();
      const [s, m, n] = [AggregateField.sum('a'), AggregateField.average('a'), AggregateField.count()];
      await collection('plain').aggregate({ s, m, n }).get();
      await collection('plain').where('a', '>', 1).aggregate({ s }).get();
    });
  });

  describe('refused without a composite index, which the message names', () => {
    test.each<Row>([
      ['equality and a range', (c) => a(c).where('b', '>', 1)],
      ['equality and an order', (c) => a(c).orderBy('b')],
      ['equality and an order downwards', (c) => a(c).orderBy('b', 'desc')],
      ['equality and !=', (c) => a(c).where('b', '!=', 1)],
      ['equality and not-in', (c) => a(c).where('b', 'not-in', [1])],
      ['two orders', (c) => c.orderBy('a').orderBy('b')],
      ['a range and another order', (c) => c.where('a', '>', 1).orderBy('a').orderBy('b')],
      ['ranges on two fields', (c) => c.where('a', '>', 1).where('b', '>', 1)],
      ['in and an order', (c) => c.where('a', 'in', [1, 2]).orderBy('b')],
      [
        'an or with a range on another field',
        (c) => c.where(Filter.or(Filter.and(is('a', 1), over('b', 2)), over('b', 5))),
      ],
      ['array-contains and an order', (c) => c.where('tags', 'array-contains', 1).orderBy('b')],
      ['array-contains and a range', (c) => c.where('tags', 'array-contains', 1).where('b', '>', 1)],
      ['ids downwards', (c) => c.orderBy('__name__', 'desc')],
      [
        'array-contains with ids downwards',
        (c) => c.where('tags', 'array-contains', 1).orderBy('__name__', 'desc'),
      ],
      ['an order with ids against it', (c) => c.orderBy('a').orderBy('__name__', 'desc')],
    ])('%s', async (_title, build) => {
      expect(await refusal(build(collection('plain')))).toContain('plain');
    });

    test('with its collection, fields and directions', async () => {
      const query = collection('expedientes').where('alfa', '==', 1).orderBy('beta', 'desc');
      const message = await refusal(query);
      for (const part of ['expedientes', 'alfa', 'beta', 'DESC']) expect(message).toContain(part);
    });

    test('count and sum as their query does, and a sum of one field filtered by another', async () => {
      const counted = a(collection('plain')).where('b', '>', 1).count();
      expect(await codeOf(counted.get())).toBe(Code.FAILED_PRECONDITION);
      const summed = a(collection('plain')).aggregate({ s: AggregateField.sum('b') });
      expect(await codeOf(summed.get())).toBe(Code.FAILED_PRECONDITION);
    });

    test('even when the collection is empty or the limit small', async () => {
      expect(await code(a(collection('nothing')).orderBy('b').limit(1))).toBe(Code.FAILED_PRECONDITION);
    });

    test('inside a transaction too', async () => {
      const query = a(collection('plain')).orderBy('b');
      const inside = server.db.runTransaction((transaction) => transaction.get(query));
      expect(await codeOf(inside)).toBe(Code.FAILED_PRECONDITION);
    });
  });

  describe('a composite index', () => {
    test.each<[string, string, Build]>([
      ['serves equality and order', 'ab', (c) => a(c).orderBy('b')],
      ['serves equality and range', 'ab', (c) => a(c).where('b', '>', 1)],
      ['serves in and order', 'ab', (c) => c.where('a', 'in', [1, 2]).orderBy('b')],
      ['serves two orders', 'ab', (c) => c.orderBy('a').orderBy('b')],
      ['serves ranges on two fields', 'ab', (c) => c.where('a', '>', 1).where('b', '>', 1)],
      ['serves its own direction', 'abDesc', (c) => a(c).orderBy('b', 'desc')],
      ['has its equality fields in any order', 'bac', (c) => a(c).where('b', '==', 1).orderBy('c')],
      ['serves two equalities and a range', 'abc', (c) => a(c).where('b', '==', 1).where('c', '<', 1)],
      ['serves array-contains and order', 'tagged', (c) => c.where('tags', 'array-contains', 1).orderBy('b')],
    ])('%s', async (_title, id, build) => {
      expect(await code(build(collection(id)))).toBe(Code.OK);
    });

    test.each<[string, string, Build]>([
      ['does not serve the other direction', 'ab', (c) => a(c).orderBy('b', 'desc')],
      ['does not serve one of its directions turned', 'abDesc', (c) => a(c).orderBy('b')],
      ['does not serve a query of fewer fields', 'abc', (c) => a(c).orderBy('b')],
      ['does not serve a query of more fields', 'ab', (c) => a(c).where('c', '==', 1).orderBy('b')],
      ['does not serve its fields the other way around', 'ab', (c) => c.where('b', '==', 1).orderBy('a')],
      ['does not serve another collection', 'other', (c) => a(c).orderBy('b')],
    ])('%s', async (_title, id, build) => {
      expect(await code(build(collection(id)))).toBe(Code.FAILED_PRECONDITION);
    });

    test('serves a sum of one field filtered by another', async () => {
      const summed = a(collection('ab')).aggregate({ s: AggregateField.sum('b') });
      expect(await codeOf(summed.get())).toBe(Code.OK);
    });
  });

  describe('field overrides', () => {
    test.each<Row>([
      ['equality', (c) => c.where('big', '==', 1)],
      ['order', (c) => c.orderBy('big')],
      ['array-contains', (c) => c.where('big', 'array-contains', 1)],
      ['what is inside the field', (c) => c.where('big.inner', '==', 1)],
      ['equality next to an indexed field', (c) => a(c).where('big', '==', 1)],
    ])('an exempt field refuses %s', async (_title, build) => {
      expect(await code(build(collection('exempt')))).toBe(Code.FAILED_PRECONDITION);
    });

    test('an exempt field is still stored and read, and its neighbours are indexed', async () => {
      await collection('exempt')
        .doc('x')
        .set({ a: 1, big: { inner: 1 } });
      const found = await a(collection('exempt')).get();
      expect(found.docs.map((doc) => doc.data())).toStrictEqual([{ a: 1, big: { inner: 1 } }]);
    });

    test('a field indexed upwards only refuses the way down and array-contains', async () => {
      const upwards = collection('upwards');
      expect(await code(upwards.orderBy('a'))).toBe(Code.OK);
      expect(await code(upwards.orderBy('a', 'desc'))).toBe(Code.FAILED_PRECONDITION);
      expect(await code(upwards.where('a', 'array-contains', 1))).toBe(Code.FAILED_PRECONDITION);
    });
  });

  describe('a collection group', () => {
    const group = (id: string) => server.db.collectionGroup(id);
    test('needs no index for all of it, nor for ranges of ids', async () => {
      expect(await code(group('plain'))).toBe(Code.OK);
      const range = group('plain').where('__name__', '>', server.db.doc('x/y'));
      expect(await code(range)).toBe(Code.OK);
    });

    test('has no automatic index for a field', async () => {
      for (const query of [a(group('plain')), group('plain').orderBy('a')]) await refusal(query);
    });

    test('is not served by a composite of collection scope', async () => {
      expect(await code(a(group('ab')).orderBy('b'))).toBe(Code.FAILED_PRECONDITION);
    });

    test('is served by an override and by a composite of group scope', async () => {
      expect(await code(group('deep').where('n', '==', 1))).toBe(Code.OK);
      expect(await code(a(group('deep')).orderBy('b'))).toBe(Code.OK);
    });
  });
});
