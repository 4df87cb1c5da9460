import { AggregateField } from '@google-cloud/firestore';
import type { Query } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { Code, failureOf } from './support/codes.ts';
import { fill, freshCollection, newProject, openDatabase, openRaw } from './support/database.ts';

const projectId = newProject();
const db = openDatabase({ projectId });
const raw = openRaw(projectId);

const count = () => AggregateField.count();
const sum = (field: string) => AggregateField.sum(field);
const average = (field: string) => AggregateField.average(field);

async function collectionOf(values: unknown[]) {
  const entries = values.map((v, n) => [`d${String(n).padStart(3, '0')}`, v === undefined ? {} : { v }]);
  return fill(freshCollection(db), Object.fromEntries(entries) as Record<string, object>);
}
async function sumAndAverage(query: Query) {
  const { total, mean } = (await query.aggregate({ total: sum('v'), mean: average('v') }).get()).data();
  return [total, mean];
}

describe('count', () => {
  test('of nothing is 0', async () => {
    expect((await freshCollection(db).count().get()).data().count).toBe(0);
  });

  test('follows filters, cursors, limit and offset', async () => {
    const c = await collectionOf([1, 2, 3, 4, 5, undefined, 'x']);
    const countOf = async (query: Query) => (await query.count().get()).data().count;
    expect(await countOf(c)).toBe(7);
    expect(await countOf(c.where('v', '>', 2))).toBe(3);
    expect(await countOf(c.where('v', '!=', 2))).toBe(5);
    expect(await countOf(c.orderBy('v'))).toBe(6);
    expect(await countOf(c.orderBy('v').startAfter(3).endAt(5))).toBe(2);
    expect(await countOf(c.limit(3))).toBe(3);
    expect(await countOf(c.offset(5))).toBe(2);
    expect(await countOf(c.offset(5).limit(1))).toBe(1);
    expect(await countOf(c.orderBy('v').limitToLast(2))).toBe(2);
  });

  test('stops at upTo', async () => {
    const c = await collectionOf([1, 2, 3]);
    const upTo = (value: number) =>
      raw.one('RunAggregationQuery', {
        parent: raw.name(c.parent!.path),
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: c.id }] },
          aggregations: [{ alias: 'n', count: { upTo: { value } } }],
        },
      });
    expect(await upTo(2)).toMatchObject({ result: { aggregateFields: { n: { integerValue: '2' } } } });
    expect(await upTo(9)).toMatchObject({ result: { aggregateFields: { n: { integerValue: '3' } } } });
  });
});

describe('sum and average', () => {
  const [MAX, INF] = [Number.MAX_VALUE, Number.POSITIVE_INFINITY];
  test.each<[string, unknown[], number, number | null]>([
    ['of nothing are 0 and null', [], 0, null],
    ['of integers', [1, 2, 6], 9, 3],
    ['of negatives', [-5, 2, 0], -3, -1],
    ['of integers and doubles', [1, 0.5, 1.5], 3, 1],
    ['skip what is no number', [1, 'x', null, true, [5], { v: 5 }, 3], 4, 2],
    ['of only other types are 0 and null', ['x', null], 0, null],
    ['skip documents without the field', [1, undefined, 3], 4, 2],
    ['with NaN are NaN', [1, Number.NaN, 3], Number.NaN, Number.NaN],
    ['with Infinity', [1, INF], INF, INF],
    ['of both infinities are NaN', [INF, -INF], Number.NaN, Number.NaN],
    ['of doubles beyond the range', [MAX, MAX], INF, INF],
    [
      'of integers about 2^53 and back',
      [Number.MAX_SAFE_INTEGER, 1, -101],
      9007199254740891,
      3002399751580297,
    ],
  ])('%s', async (_title, values, total, mean) => {
    expect(await sumAndAverage(await collectionOf(values))).toStrictEqual([total, mean]);
  });

  test('integers that overflow give a double', async () => {
    const c = freshCollection(db);
    const v = { integerValue: '9223372036854775807' };
    await raw.commit([raw.update(`${c.path}/a`, { v }), raw.update(`${c.path}/b`, { v })]);
    const [total] = await sumAndAverage(c);
    expect(total).toBe(2 ** 64);
  });

  test('an integer sum is an integer, one with doubles a double, an average always a double', async () => {
    const ask = async (values: unknown[]) => {
      const c = await collectionOf(values);
      const answer = await raw.one('RunAggregationQuery', {
        parent: raw.name(c.parent!.path),
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: c.id }] },
          aggregations: [
            { alias: 's', sum: { field: { fieldPath: 'v' } } },
            { alias: 'a', avg: { field: { fieldPath: 'v' } } },
          ],
        },
      });
      return (answer.result as { aggregateFields: object }).aggregateFields;
    };
    expect(await ask([1, 3])).toStrictEqual({ s: { integerValue: '4' }, a: { doubleValue: 2 } });
    expect(await ask([0.5, 3])).toStrictEqual({ s: { doubleValue: 3.5 }, a: { doubleValue: 1.75 } });
    expect(await ask([])).toStrictEqual({ s: { integerValue: '0' }, a: { nullValue: 'NULL_VALUE' } });
  });

  test('of a nested field, filtered', async () => {
    const c = await fill(freshCollection(db), {
      x: { k: 1, m: { n: 10 } },
      y: { k: 1, m: { n: 5 } },
      z: { k: 2, m: { n: 100 } },
    });
    const result = await c.aggregate({ s: sum('m.n'), n: count() }).get();
    expect(result.data()).toStrictEqual({ s: 115, n: 3 });
  });

  test('follow limit and order', async () => {
    const c = await collectionOf([5, 1, 3, 2]);
    expect(await sumAndAverage(c.orderBy('v').limit(2))).toStrictEqual([3, 1.5]);
    expect(await sumAndAverage(c.where('v', '>=', 3))).toStrictEqual([8, 4]);
  });
});

describe('several aggregations at once', () => {
  test('more than five are refused in the words that clients look for', async () => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`n${n}`, AggregateField.count()]));
    const { code, message } = await failureOf(freshCollection(db).aggregate(six).get());
    expect(code).toBe(Code.INVALID_ARGUMENT);
    expect(message).toContain('maximum number of aggregations');
  });

  test('consider only the documents that have every aggregated field', async () => {
    const c = await fill(freshCollection(db), {
      w: { a: 1, b: 10 },
      x: { a: 2, b: 20 },
      y: { a: 3 },
      z: { b: 40 },
    });
    const result = await c.aggregate({ s: sum('a'), t: sum('b'), n: count() }).get();
    expect(result.data()).toStrictEqual({ s: 3, t: 30, n: 2 });
  });

  test('may repeat, up to five', async () => {
    const c = await collectionOf([1, 2]);
    const five = { a: count(), b: count(), c: sum('v'), d: sum('v'), e: average('v') };
    expect((await c.aggregate(five).get()).data()).toStrictEqual({ a: 2, b: 2, c: 3, d: 3, e: 1.5 });
  });
});
