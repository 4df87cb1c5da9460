import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { parseQuery } from '../queries/parse.ts';
import type { WireQuery } from '../queries/wire.ts';
import type { Value } from '../values/value.ts';
import type { Delta } from './delta.ts';
import { QueryWatch } from './query-watch.ts';

// The result that a query's listeners build from the changes is what it finds now, whatever limits and cursors it has.
const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;
const integer = (n: number): Value => ({ type: 'integer', value: BigInt(n) });

const number = fc.integer({ min: 0, max: 5 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const query = fc.record({
  descending: fc.boolean(),
  above: maybe(number),
  from: maybe(number),
  limit: maybe(fc.integer({ min: 1, max: 4 })),
  offset: fc.integer({ min: 0, max: 2 }),
});

const wire = (q: typeof query extends fc.Arbitrary<infer T> ? T : never): WireQuery => ({
  from: [{ collectionId: 'c', allDescendants: false }],
  where:
    q.above === undefined
      ? null
      : { fieldFilter: { field: { fieldPath: 'n' }, op: 3, value: integer(q.above) } },
  orderBy: [{ field: { fieldPath: 'n' }, direction: q.descending ? 2 : 1 }],
  startAt: q.from === undefined ? null : { values: [integer(q.from)], before: true },
  offset: q.offset,
  limit: q.limit === undefined ? null : { value: q.limit },
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const write = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id, n: number }) },
  { weight: 1, arbitrary: fc.record({ id, n: fc.constant(undefined) }) },
);
const commits = fc.array(fc.uniqueArray(write, { selector: (w) => w.id, minLength: 1, maxLength: 3 }), {
  maxLength: 12,
});

const asWrite = ({ id, n }: { id: string; n: number | undefined }) => {
  const name = `${root}/c/${id}`;
  return n === undefined ? { delete: name } : { update: { name, fields: new Map([['n', integer(n)]]) } };
};

function follow(held: Map<string, number>, { changed, gone }: Delta): void {
  for (const { name } of gone)
    expect(held.delete(name), `${name} was told gone and was not there`).toBe(true);
  for (const { name, updateTime } of changed) held.set(name, updateTime);
}

test('the changes told add up to the result', async () => {
  await fc.assert(
    fc.asyncProperty(query, commits, commits, async (q, before, after) => {
      const engine = new Engine({ data: ':memory:' });
      const run = async (all: typeof before) => {
        for (const writes of all) await engine.commits.commit({ database, writes: writes.map(asWrite) });
      };
      await run(before);
      const asked = parseQuery(root, wire(q));
      const present = {
        now: () => engine.reads.now(asked),
        documentNow: (name: string) => engine.reads.documentNow(name),
      };
      const watch = new QueryWatch(asked, present);
      const held = new Map(watch.documents().map((d) => [d.name, d.updateTime]));
      engine.onCommit(({ changes }) => follow(held, watch.apply(changes)));
      await run(after);
      const now = engine.reads.now(asked).map((d) => [d.name, d.updateTime]);
      expect(watch.documents().map((d) => [d.name, d.updateTime])).toStrictEqual(now);
      expect(held).toStrictEqual(new Map(now as [string, number][]));
      engine.close();
    }),
    { numRuns: 150 },
  );
});
