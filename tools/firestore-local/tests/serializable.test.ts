import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Code } from './support/codes.ts';
import { newProject, openRaw } from './support/database.ts';
import { GrpcError, type Message, type RawClient } from './support/raw-client.ts';

const project = newProject();
const clients = Array.from({ length: 6 }, () => openRaw(project));
const [raw] = clients as [RawClient];

/** One committed transaction: the values that it saw by id, those that its queries found, and those that it wrote. */
interface Entry {
  at: bigint;
  saw: Map<string, number>;
  found: [Ask, string[]][];
  wrote: Map<string, number>;
}

const path = (id: string) => `registers/${id}`;
const accounts = ['a', 'b', 'c', 'd', 'e', 'f'];

const micros = ({ seconds = '0', nanos = 0 }: { seconds?: string; nanos?: number }) =>
  BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1_000));

/** The same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const idOf = (name: unknown) => String(name).split('/').at(-1)!;
function valueOf(document: Message): number {
  return Number((document.fields as { v: { integerValue: string } }).v.integerValue);
}

async function readSome(
  client: RawClient,
  transaction: unknown,
  ids: string[],
): Promise<Map<string, number>> {
  const saw = new Map<string, number>();
  for (const answer of await client.read(ids.map(path), transaction)) {
    if (answer.missing) saw.set(idOf(answer.missing), -1);
    const found = answer.found as Message | undefined;
    if (found) saw.set(idOf(found.name), valueOf(found));
  }
  return saw;
}

const field = { fieldPath: 'v' };
const below = (limit: number) => ({
  fieldFilter: { field, op: 'LESS_THAN', value: { integerValue: String(limit) } },
});
type Values = [id: string, v: number][];

/** The queries of the test: on the wire, and what they find among all values in order. */
const asks = {
  low: { query: { where: below(50) }, answer: (all: Values) => all.filter(([, v]) => v < 50) },
  firstTwo: {
    query: { orderBy: [{ field }], limit: { value: 2 } },
    answer: (all: Values) => all.slice(0, 2),
  },
  largest: {
    query: { orderBy: [{ field, direction: 'DESCENDING' }], limit: { value: 1 } },
    answer: (all: Values) => all.slice(-1),
  },
  third: {
    query: { orderBy: [{ field }], offset: 2, limit: { value: 1 } },
    answer: (all: Values) => all.slice(2, 3),
  },
  between: {
    query: {
      where: below(70),
      orderBy: [{ field }],
      startAt: { values: [{ integerValue: '30' }], before: true },
    },
    answer: (all: Values) => all.filter(([, v]) => v >= 30 && v < 70),
  },
};
type Ask = keyof typeof asks;
const kinds = Object.keys(asks) as Ask[];

function expected(ask: Ask, state: Map<string, number>): string[] {
  const all = [...state].sort(([a, v], [b, w]) => v - w || (a < b ? -1 : 1));
  return asks[ask].answer(all).map(([id]) => id);
}

async function query(client: RawClient, transaction: unknown, ask: Ask): Promise<string[]> {
  const answers = await client.call('RunQuery', {
    parent: client.documents,
    transaction,
    structuredQuery: { from: [{ collectionId: 'registers' }], ...asks[ask].query },
  });
  return answers.flatMap(({ document }) => (document ? [idOf((document as Message).name)] : []));
}

/** One transaction: some reads, perhaps a query, then writes that depend on nothing but chance. */
async function attempt(client: RawClient, random: (below: number) => number): Promise<Entry> {
  const some = (count: number) => accounts.filter(() => random(accounts.length) < count);
  const transaction = random(5) === 0 ? undefined : await client.begin();
  const ids = some(2);
  const saw =
    transaction && ids.length > 0 ? await readSome(client, transaction, ids) : new Map<string, number>();
  const found: Entry['found'] = [];
  if (transaction && random(3) > 0) {
    const ask = kinds[random(kinds.length)]!;
    found.push([ask, await query(client, transaction, ask)]);
  }
  const wrote = new Map(some(2).map((id) => [id, random(4) === 0 ? -1 : random(100)]));
  const writes = [...wrote].map(([id, v]) =>
    v < 0 ? { delete: client.name(path(id)) } : client.update(path(id), { v: { integerValue: String(v) } }),
  );
  const { commitTime } = await client.commit(writes, transaction);
  return { at: micros(commitTime as object), saw, found, wrote };
}

async function lane(client: RawClient, seed: number, count: number): Promise<Entry[]> {
  const random = randomFrom(seed);
  const entries: Entry[] = [];
  while (entries.length < count) {
    try {
      entries.push(await attempt(client, random));
    } catch (error) {
      if (!(error instanceof GrpcError && error.code === Code.ABORTED)) throw error;
      await pause(random(8));
    }
  }
  return entries;
}

test('in the order of their commit times, transactions saw exactly what those before them wrote', async () => {
  const lanes = await Promise.all(clients.map((client, i) => lane(client, 1_000 + i, 40)));
  const history = lanes.flat().filter(({ wrote }) => wrote.size > 0);
  history.sort((one, other) => Number(one.at - other.at));
  expect(new Set(history.map(({ at }) => at)).size).toBe(history.length);
  const state = new Map<string, number>();
  for (const { saw, found, wrote } of history) {
    for (const [id, v] of saw) expect(v).toBe(state.get(id) ?? -1);
    for (const [ask, ids] of found) expect(ids, ask).toStrictEqual(expected(ask, state));
    for (const [id, v] of wrote) {
      if (v < 0) state.delete(id);
      else state.set(id, v);
    }
  }
  expect(await readSome(raw, undefined, accounts)).toStrictEqual(
    new Map(accounts.map((id) => [id, state.get(id) ?? -1])),
  );
});
