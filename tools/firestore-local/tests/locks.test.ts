import { beforeEach, describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { newProject, openRaw } from './support/database.ts';
import type { Message } from './support/raw-client.ts';

const project = newProject();
const raw = openRaw(project);
const other = openRaw(project);

let place = 0;
beforeEach(() => void place++);
const path = (id: string) => `locks${place}/${id}`;
const set = (id: string, n: number) => raw.update(path(id), { n: { integerValue: String(n) } });
async function value(id: string): Promise<number | undefined> {
  const [answer] = await raw.read([path(id)]);
  const found = answer?.found as { fields: { n: { integerValue: string } } } | undefined;
  return found && Number(found.fields.n.integerValue);
}
const query = (transaction: unknown, n: number) =>
  raw.call('RunQuery', {
    parent: raw.documents,
    transaction,
    structuredQuery: {
      from: [{ collectionId: `locks${place}` }],
      where: {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: String(n) } },
      },
    },
  });

/** Whether a call has ended by now, once the server has answered others in between. */
async function pendingAfterTraffic(call: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const mark = () => void (ended = true);
  call.then(mark, mark);
  for (let i = 0; i < 20; i++) await other.read([`traffic/${i}`]);
  return !ended;
}
/** Orders two commit times. */
function micros(answer: Record<string, unknown>): bigint {
  const { seconds = '0', nanos = 0 } = answer.commitTime as { seconds?: string; nanos?: number };
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1_000));
}

describe('a document read in a transaction is locked', () => {
  test('a plain write to it waits for the commit and then goes through', async () => {
    await raw.commit([set('x', 1)]);
    const transaction = await raw.begin();
    await raw.read([path('x')], transaction);
    const plain = other.commit([set('x', 3)]);
    expect(await pendingAfterTraffic(plain)).toBe(true);
    const mine = await raw.commit([set('x', 2)], transaction);
    expect(micros(await plain) > micros(mine)).toBe(true);
    expect(await value('x')).toBe(3);
  });

  test('a plain create of a document read as missing waits too', async () => {
    const transaction = await raw.begin();
    await raw.read([path('x')], transaction);
    const plain = other.commit([{ ...set('x', 3), currentDocument: { exists: false } }]);
    expect(await pendingAfterTraffic(plain)).toBe(true);
    await raw.commit([set('x', 2)], transaction);
    expect(await codeOf(plain)).toBe(Code.ALREADY_EXISTS);
    expect(await value('x')).toBe(2);
  });

  test('a plain insert into a range read by query waits', async () => {
    const transaction = await raw.begin();
    await query(transaction, 7);
    const plain = other.commit([set('new', 7)]);
    expect(await pendingAfterTraffic(plain)).toBe(true);
    const mine = await raw.commit([set('marker', 0)], transaction);
    expect(micros(await plain) > micros(mine)).toBe(true);
  });

  test('a plain write that would leave the range waits', async () => {
    await raw.commit([set('x', 7)]);
    const transaction = await raw.begin();
    await query(transaction, 7);
    const plain = other.commit([set('x', 8)]);
    expect(await pendingAfterTraffic(plain)).toBe(true);
    await raw.rollback(transaction);
    await plain;
    expect(await value('x')).toBe(8);
  });

  test('writes elsewhere do not wait', async () => {
    await raw.commit([set('x', 1)]);
    const transaction = await raw.begin();
    await raw.read([path('x')], transaction);
    await other.commit([set('y', 1)]);
    expect(await value('y')).toBe(1);
    await raw.commit([], transaction);
  });

  test('plain reads of it do not wait and see what is committed', async () => {
    await raw.commit([set('x', 1)]);
    const transaction = await raw.begin();
    await raw.read([path('x')], transaction);
    expect(await value('x')).toBe(1);
    await raw.commit([set('x', 2)], transaction);
    expect(await value('x')).toBe(2);
  });

  test('another transaction may read it as well', async () => {
    await raw.commit([set('x', 1)]);
    const [one, two] = [await raw.begin(), await other.begin()];
    await raw.read([path('x')], one);
    await other.read([path('x')], two);
    expect(await codeOf(raw.commit([], one))).toBe(Code.OK);
    expect(await codeOf(other.commit([set('x', 2)], two))).toBe(Code.OK);
  });
});

describe('a rollback', () => {
  test('frees the lock at once', async () => {
    await raw.commit([set('x', 1)]);
    const transaction = await raw.begin();
    await raw.read([path('x')], transaction);
    const started = performance.now();
    const plain = other.commit([set('x', 2)]);
    await raw.rollback(transaction);
    await plain;
    // Left alone, the transaction would have given way after 5 s.
    expect(performance.now() - started).toBeLessThan(4_500);
  });

  test('ends the transaction', async () => {
    const transaction = await raw.begin();
    await raw.rollback(transaction);
    expect(await codeOf(raw.commit([set('x', 1)], transaction))).not.toBe(Code.OK);
    expect(await value('x')).toBeUndefined();
  });
});

describe('two transactions that read the same and both write', () => {
  type Part = { reads: (transaction: unknown) => Promise<unknown>; writes: Message };
  const reading = (id: string) => (transaction: unknown) => raw.read([path(id)], transaction);

  /** Each reads its part and then writes it: the codes of their commits. */
  async function both(mine: Part, others: Part): Promise<number[]> {
    const [one, two] = [await raw.begin(), await other.begin()];
    await Promise.all([mine.reads(one), others.reads(two)]);
    return Promise.all([codeOf(raw.commit([mine.writes], one)), codeOf(other.commit([others.writes], two))]);
  }

  test('one commits, the other is ABORTED, and only the first one’s write is there', async () => {
    await raw.commit([set('x', 0)]);
    const reads = reading('x');
    const codes = await both({ reads, writes: set('x', 1) }, { reads, writes: set('x', 2) });
    expect(codes.toSorted((a, b) => a - b)).toStrictEqual([Code.OK, Code.ABORTED]);
    expect(await value('x')).toBe(codes[0] === Code.OK ? 1 : 2);
  });

  test('crossed: each writes what the other read, one is ABORTED', async () => {
    await raw.commit([set('x', 0), set('y', 0)]);
    const codes = await both(
      { reads: reading('x'), writes: set('y', 1) },
      { reads: reading('y'), writes: set('x', 1) },
    );
    expect(codes.toSorted((a, b) => a - b)).toStrictEqual([Code.OK, Code.ABORTED]);
    const [x, y] = [await value('x'), await value('y')];
    expect([x, y]).toStrictEqual(codes[0] === Code.OK ? [0, 1] : [1, 0]);
  });

  test('over a query range: both insert, one is ABORTED', async () => {
    const reads = (transaction: unknown) => query(transaction, 7);
    const codes = await both({ reads, writes: set('a', 7) }, { reads, writes: set('b', 7) });
    expect(codes.toSorted((a, b) => a - b)).toStrictEqual([Code.OK, Code.ABORTED]);
  });

  test('a plain write among them never hangs', async () => {
    await raw.commit([set('x', 0), set('y', 0)]);
    const [one, two] = [await raw.begin(), await other.begin()];
    await Promise.all([raw.read([path('x')], one), other.read([path('y')], two)]);
    const plain = codeOf(other.commit([set('y', 5), set('x', 5)]));
    const codes = await Promise.all([
      codeOf(raw.commit([set('y', 1)], one)),
      codeOf(other.commit([set('x', 1)], two)),
      plain,
    ]);
    expect(codes.slice(0, 2)).toContain(Code.OK);
    expect(codes.every((code) => code === Code.OK || code === Code.ABORTED)).toBe(true);
  });
});

describe('a transaction id', () => {
  test('comes with the first answer of a read that begins the transaction', async () => {
    const answers = await raw.call('BatchGetDocuments', {
      database: raw.database,
      documents: [raw.name(path('x')), raw.name(path('y'))],
      newTransaction: { readWrite: {} },
    });
    const ids = answers.map((answer) => answer.transaction as Buffer | undefined).filter((id) => id?.length);
    expect(answers[0]!.transaction).toBe(ids[0]);
    expect(await codeOf(raw.commit([set('x', 1)], ids[0]))).toBe(Code.OK);
  });

  test('a read-only transaction refuses writes', async () => {
    const transaction = await raw.begin({ readOnly: {} });
    await raw.read([path('x')], transaction);
    expect(await codeOf(raw.commit([set('x', 1)], transaction))).toBe(Code.INVALID_ARGUMENT);
    expect(await value('x')).toBeUndefined();
  });
});
