import { describe, expect, test } from 'vitest';
import { IndexDefinitions } from '../indexes/definitions.ts';
import type { FieldFilter, Operator, Order, Query } from './model.ts';
import { conjunctions } from './normal-form.ts';
import { planConjunction } from './planner.ts';

const definitions = new IndexDefinitions({
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'exempt', indexes: [] }],
});

const filter = (path: string, op: Operator, n = 1n): FieldFilter => ({
  kind: 'field',
  path,
  op,
  value: { type: 'integer', value: n },
});
const up = (path: string): Order => ({ path, descending: false });
const down = (path: string): Order => ({ path, descending: true });

function query(filters: FieldFilter[], orders: Order[], scope: Query['scope'] = 'collection'): Query {
  const database = 'projects/p/databases/d';
  const bare = { start: undefined, end: undefined, offset: 0, limit: undefined, select: undefined };
  const tree = { kind: 'and' as const, filters };
  return { ...bare, database, parent: `${database}/documents`, groupId: 'c', scope, filter: tree, orders };
}
const plan = (q: Query, aggregated: string[] = []) =>
  conjunctions(q.filter).map((c) => planConjunction(q, c, definitions, aggregated));

describe('served', () => {
  test.each<[string, Query, string, boolean]>([
    ['no filter: by name', query([], [up('__name__')]), 'names', false],
    ['one equality', query([filter('a', '==')], [up('__name__')]), 'index', false],
    [
      'two equalities: merged',
      query([filter('a', '=='), filter('z', '==')], [up('__name__')]),
      'merge',
      false,
    ],
    ['a range of one field', query([filter('a', '>')], [up('a'), up('__name__')]), 'index', false],
    ['one field downwards: its index backwards', query([], [down('a'), down('__name__')]), 'index', true],
    ['the composite', query([filter('a', '==')], [down('b'), down('__name__')]), 'index', false],
    [
      'a range within the composite',
      query([filter('a', '=='), filter('b', '<')], [down('b'), down('__name__')]),
      'index',
      false,
    ],
  ])('%s', (_title, q, kind, reverse) => {
    const [found] = plan(q);
    expect(found?.scan.kind).toBe(kind);
    expect(found?.residual).toStrictEqual([]);
    expect(found && 'reverse' in found.scan && found.scan.reverse).toBe(reverse);
  });

  test('a range narrows what is walked, on both sides', () => {
    const [found] = plan(query([filter('a', '>', 1n), filter('a', '<=', 5n)], [up('a'), up('__name__')]));
    expect(found && 'ranges' in found.scan && found.scan.ranges.length).toBe(1);
  });

  test('!= is two ranges, so that equal values are not walked', () => {
    const [found] = plan(query([filter('a', '!=')], [up('a'), up('__name__')]));
    expect(found && 'ranges' in found.scan && found.scan.ranges.length).toBe(2);
  });

  test('an order on a field that an equality fixes needs no index of its own', () => {
    const [found] = plan(query([filter('a', '==')], [up('a'), up('__name__')]));
    expect(found?.scan.kind).toBe('index');
    expect(found?.ordered).toBe(false);
  });
});

describe('refused, naming the index', () => {
  test.each<[string, Query, string[], string]>([
    [
      'an order next to an equality',
      query([filter('a', '==')], [up('c'), up('__name__')]),
      [],
      '"fieldPath":"c","order":"ASCENDING"',
    ],
    [
      'the composite against its direction',
      query([filter('a', '==')], [up('b'), up('__name__')]),
      [],
      '"fieldPath":"b","order":"ASCENDING"',
    ],
    ['an exempt field', query([filter('exempt', '==')], [up('__name__')]), [], 'fieldOverrides'],
    ['a field of a group', query([filter('a', '==')], [up('__name__')], 'group'), [], 'COLLECTION_GROUP'],
    ['names downwards', query([], [down('__name__')]), [], '"fieldPath":"__name__","order":"DESCENDING"'],
    ['a sum next to an equality', query([filter('z', '==')], [up('__name__')]), ['n'], '"fieldPath":"n"'],
  ])('%s', (_title, q, aggregated, message) => {
    expect(() => plan(q, aggregated)).toThrow(message);
  });
});
