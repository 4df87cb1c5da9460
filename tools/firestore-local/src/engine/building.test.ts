import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Value } from '../values/value.ts';
import { Engine } from './engine.ts';
import type { Consistency } from './requests.ts';

const DOCUMENTS = 12_000;
/** Documents that one slice of a build may take: its own, and what its last batch is too long by. */
const LONGEST_SLICE = 2_000;
const database = 'projects/demo-local/databases/(default)';
const name = (id: string) => `${database}/documents/c/${id}`;
const int = (n: number): Value => ({ type: 'integer', value: BigInt(n) });
const id = (n: number) => `d${String(n).padStart(6, '0')}`;

const folders: string[] = [];
const engines: Engine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function open(data = ':memory:', documents = DOCUMENTS): Engine {
  const engine = new Engine({ data });
  engines.push(engine);
  const loaded = Array.from({ length: documents }, (_, n) => ({ path: `c/${id(n)}`, data: { n: n % 10 } }));
  engine.load(loaded);
  return engine;
}

const set = (engine: Engine, of: string, n: number) =>
  engine.commits.commit({
    database,
    writes: [{ update: { name: name(of), fields: new Map([['n', int(n)]]) } }],
  });
const remove = (engine: Engine, of: string) =>
  engine.commits.commit({ database, writes: [{ delete: name(of) }] });

async function withValue(
  engine: Engine,
  n: number,
  allDescendants = false,
  consistency: Consistency = {},
): Promise<string[]> {
  const fieldFilter = { field: { fieldPath: 'n' }, op: 5, value: int(n) };
  const query = {
    from: [{ collectionId: 'c', allDescendants }],
    where: { fieldFilter },
    orderBy: [],
    offset: 0,
  };
  const parent = `${database}/documents`;
  const { documents } = await engine.reads.query({ parent, query, consistency });
  return documents.map((document) => document.name.slice(name('').length));
}

const expected = (n: number, changed: ReadonlyMap<string, number | undefined>): string[] => {
  const all = new Map<string, number | undefined>(
    Array.from({ length: DOCUMENTS }, (_, i) => [id(i), i % 10] as const),
  );
  for (const [of, value] of changed) all.set(of, value);
  return [...all]
    .filter(([, value]) => value === n)
    .map(([of]) => of)
    .sort();
};

test('while an index is built others are answered, and what they write is in it', async () => {
  const engine = open();
  const changed = new Map<string, number | undefined>();
  const build = { runs: true };
  const found = withValue(engine, 3).finally(() => (build.runs = false));
  let turns = 0;
  for (; build.runs; turns++) {
    // Documents from both ends: one that the build has passed, and one that it has not reached.
    const [early, late] = [id(turns * 7), id(DOCUMENTS - 1 - turns * 7)];
    await Promise.all([set(engine, early, 3), set(engine, late, 4), set(engine, `new${turns}`, 3)]);
    await remove(engine, id(turns * 7 + 3));
    changed
      .set(early, 3)
      .set(late, 4)
      .set(`new${turns}`, 3)
      .set(id(turns * 7 + 3), undefined);
    await nextTurn();
  }
  expect(turns).toBeGreaterThanOrEqual(DOCUMENTS / LONGEST_SLICE);
  await found;
  for (const n of [3, 4, 0]) expect(await withValue(engine, n)).toStrictEqual(expected(n, changed));
});

test('once it is there, a query is answered in its own turn', async () => {
  const engine = open(':memory:', 2_500);
  await withValue(engine, 1);
  const order: string[] = [];
  const query = withValue(engine, 2).then(() => order.push('query'));
  const turn = nextTurn().then(() => order.push('turn'));
  await Promise.all([query, turn]);
  expect(order).toStrictEqual(['query', 'turn']);
});

test('a transaction that waits for its index is not idle, however long that takes', async () => {
  const engine = open();
  const transaction = engine.begin({ readWrite: {} });
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const found = withValue(engine, 3, false, { transaction });
    await nextTurn();
    vi.advanceTimersByTime(61_000);
    expect(await found).toHaveLength(DOCUMENTS / 10);
  } finally {
    vi.useRealTimers();
  }
});

test('one that was not finished is begun again: after a stop, and after the data went', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-local-'));
  folders.push(folder);
  const stopped = open(folder);
  const never = withValue(stopped, 3).catch((error: unknown) => error);
  await nextTurn();
  engines.pop();
  stopped.close();
  expect(await never).toBeInstanceOf(Error);
  const engine = new Engine({ data: folder });
  engines.push(engine);
  await set(engine, id(3), 4);
  const found = withValue(engine, 3);
  await nextTurn();
  engine.clear(database);
  await set(engine, 'after', 3);
  expect(await found).toStrictEqual(['after']);
  expect(await withValue(engine, 3)).toStrictEqual(['after']);
});

test('one of a collection group takes many small collections at a time', async () => {
  const engine = new Engine({
    data: ':memory:',
    indexes: {
      fieldOverrides: [
        {
          collectionGroup: 'c',
          fieldPath: 'n',
          indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
        },
      ],
    },
  });
  engines.push(engine);
  engine.load(Array.from({ length: 5_000 }, (_, n) => ({ path: `p/${id(n)}/c/x`, data: { n: n % 2 } })));
  const build = { runs: true };
  const found = withValue(engine, 1, true).finally(() => (build.runs = false));
  let turns = 0;
  for (; build.runs; turns++) await nextTurn();
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(turns).toBeLessThan(50);
  expect(await found).toHaveLength(2_500);
});

test('nothing is built for somebody who may not have it', async () => {
  const engine = open();
  const fieldFilter = { field: { fieldPath: 'n' }, op: 5, value: int(1) };
  const query = {
    from: [{ collectionId: 'c', allDescendants: false }],
    where: { fieldFilter },
    orderBy: [],
    offset: 0,
  };
  const guard = {
    check: () => {
      throw new Error('no');
    },
  };
  const order: string[] = [];
  const refused = engine.reads
    .query({ parent: `${database}/documents`, query, consistency: {} }, { guard })
    .catch((error: Error) => order.push(error.message));
  await Promise.all([refused, nextTurn().then(() => order.push('turn'))]);
  expect(order).toStrictEqual(['no', 'turn']);
});
