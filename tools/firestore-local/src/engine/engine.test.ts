import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Code, FirestoreError } from '../errors.ts';
import type { Value } from '../values/value.ts';
import type { Committed } from './commits.ts';
import { Engine } from './engine.ts';

const database = 'projects/demo-local/databases/(default)';
const name = (path: string) => `${database}/documents/${path}`;
const int = (n: number): Value => ({ type: 'integer', value: BigInt(n) });
const set = (path: string, n: number) => ({ update: { name: name(path), fields: new Map([['n', int(n)]]) } });

let engine: Engine;
beforeEach(() => {
  engine = new Engine({ data: ':memory:' });
});
afterEach(() => engine.close());

const commit = (path: string, n: number, transaction?: string) =>
  engine.commits.commit({ database, writes: [set(path, n)], transaction });
const begin = () => engine.begin({ readWrite: {} });
async function read(path: string, consistency: { transaction?: string; readTime?: number } = {}) {
  const result = await engine.reads.get({ database, names: [name(path)], consistency });
  const n = result.documents[0]?.document?.fields.get('n');
  return n?.type === 'integer' ? Number(n.value) : undefined;
}
const everyone = (parent = `${database}/documents`) =>
  engine.reads.query({
    parent,
    query: { from: [{ collectionId: 'c', allDescendants: false }], orderBy: [], offset: 0 },
    consistency: {},
  });

/** Reads, adds one and commits, again until it is not aborted. Returns the number of attempts. */
async function increment(path: string): Promise<number> {
  for (let attempts = 1; ; attempts++) {
    const transaction = begin();
    try {
      await commit(path, ((await read(path, { transaction })) ?? 0) + 1, transaction);
      return attempts;
    } catch (error) {
      if (!(error instanceof FirestoreError) || error.code !== Code.aborted) throw error;
    }
  }
}

describe('contention', () => {
  test('forty on one document lose nothing and try little more than once each', async () => {
    const attempts = await Promise.all(Array.from({ length: 40 }, () => increment('c/hot')));
    expect(await read('c/hot')).toBe(40);
    expect(attempts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(2 * 40);
  });

  test('of two that read and write one document the younger is aborted, at once', async () => {
    const [older, younger] = [begin(), begin()];
    await read('c/x', { transaction: older });
    await read('c/x', { transaction: younger });
    const first = commit('c/x', 1, older);
    await expect(commit('c/x', 2, younger)).rejects.toMatchObject({ code: Code.aborted });
    await first;
    expect(await read('c/x')).toBe(1);
  });

  test('a caller who goes away while waiting writes nothing', async () => {
    const reader = begin();
    await read('c/x', { transaction: reader });
    const gone = new AbortController();
    const waiting = engine.commits.commit({ database, writes: [set('c/x', 1)] }, { signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: Code.cancelled });
    engine.rollback(reader);
    expect(await read('c/x')).toBeUndefined();
  });
});

describe('snapshots', () => {
  test('a read time sees the documents and the queries of then', async () => {
    await commit('c/a', 1);
    const { commitTime } = await commit('c/b', 1);
    await commit('c/a', 2);
    await engine.commits.commit({ database, writes: [{ delete: name('c/b') }] });
    expect(await read('c/a', { readTime: commitTime })).toBe(1);
    expect(await read('c/b', { readTime: commitTime })).toBe(1);
    expect((await everyone()).documents.map((d) => d.name)).toStrictEqual([name('c/a')]);
  });

  test('commit times grow when the clock stands still or goes back', async () => {
    let now = new Date('2026-01-02T00:00:00Z');
    const frozen = new Engine({ data: ':memory:', clock: () => now });
    const times = [];
    for (const next of ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z']) {
      now = new Date(next);
      times.push((await frozen.commits.commit({ database, writes: [set('c/a', 1)] })).commitTime);
    }
    expect(new Set(times).size).toBe(3);
    expect([...times].sort((a, b) => a - b)).toStrictEqual(times);
    frozen.close();
  });
});

describe('besides the calls', () => {
  test('listeners hear every change, in commit order, and nothing of writes without effect', async () => {
    const heard: Committed[] = [];
    const stop = engine.onCommit((committed) => heard.push(committed));
    await commit('c/a', 1);
    await commit('c/a', 1);
    await commit('c/a', 2);
    stop();
    await commit('c/a', 3);
    expect(heard.map((h) => h.changes.map((c) => [c.before === undefined, c.after?.name]))).toStrictEqual([
      [[true, name('c/a')]],
      [[false, name('c/a')]],
    ]);
  });

  test('a write that waited for a transaction is heard after what that one committed', async () => {
    const heard: (Value | undefined)[] = [];
    await commit('c/a', 0);
    engine.onCommit(({ changes }) => heard.push(...changes.map((c) => c.after?.fields.get('n'))));
    const transaction = begin();
    await read('c/a', { transaction });
    const waits = commit('c/a', 2);
    await commit('c/a', 1, transaction);
    await waits;
    expect(heard).toStrictEqual([int(1), int(2)]);
  });

  test('documents are loaded in bulk, replacing those that exist, and found by queries', async () => {
    await commit('c/0', 7);
    await everyone();
    const documents = Array.from({ length: 6000 }, (_, i) => ({
      path: `c/${i}`,
      data: { n: i, out: undefined },
    }));
    expect(engine.load(documents)).toBe(6000);
    expect((await everyone()).documents.length).toBe(6000);
    expect(await read('c/0')).toBe(0);
  });

  test('a data folder belongs to one process at a time and can be opened again afterwards', async () => {
    const data = mkdtempSync(join(tmpdir(), 'firestore-local-'));
    const first = new Engine({ data });
    await first.commits.commit({ database, writes: [set('c/a', 5)] });
    expect(() => new Engine({ data })).toThrow('locked');
    first.close();
    const second = new Engine({ data });
    const found = await second.reads.get({ database, names: [name('c/a')], consistency: {} });
    expect(found.documents[0]?.document?.fields.get('n')).toStrictEqual(int(5));
    second.close();
    rmSync(data, { recursive: true });
  });
});

test('clearing a database ends its transactions and forgets its past; those of others go on', async () => {
  const other = 'projects/other/databases/(default)';
  const theirs = `${other}/documents/c/x`;
  const write = (n: number, transaction?: string) => ({
    database: other,
    writes: [{ update: { name: theirs, fields: new Map([['n', int(n)]]) } }],
    transaction,
  });
  const readTheirs = (consistency: { transaction?: string; readTime?: number }) =>
    engine.reads.get({ database: other, names: [theirs], consistency });
  await engine.commits.commit(write(1));
  await commit('c/x', 1);
  const before = engine.instant();
  await engine.commits.commit(write(2));
  const [mine, writing] = [begin(), engine.begin({ readWrite: {} }, other)];
  const looking = engine.begin({ readOnly: {} }, other);
  await read('c/x', { transaction: mine });
  await readTheirs({ transaction: writing });

  engine.clear(database);

  await expect(commit('c/x', 2, mine)).rejects.toThrow('expired');
  await expect(read('c/x', { readTime: before })).rejects.toThrow('too old');
  await expect(engine.commits.commit(write(3, writing))).resolves.toBeDefined();
  const [seen, earlier] = [
    await readTheirs({ transaction: looking }),
    await readTheirs({ readTime: before }),
  ];
  expect(seen.documents[0]?.document?.fields.get('n')).toEqual(int(2));
  expect(earlier.documents[0]?.document?.fields.get('n')).toEqual(int(1));
});
