import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Timestamp } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { startFirestoreLocal } from '../src/index.ts';
import { Code, codeOf } from './support/codes.ts';
import { newDatabase, newProject } from './support/database.ts';
import { describeLocal } from './support/local-server.ts';
import { RawClient } from './support/raw-client.ts';

const PAGE_BYTES = 4096;
const children: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-local-'));
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<{ child: ChildProcess; host: string }> {
  const script = fileURLToPath(new URL('support/child-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [port] = (await Promise.race([once(lines, 'line'), failed(child)])) as [string];
  return { child, host: `127.0.0.1:${port}` };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the server ended with ${String(code)} before it was ready`);
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Writes until the server dies; notes the numbers whose commit was acknowledged. */
async function hammer(raw: RawClient, lane: number, acknowledged: Set<string>): Promise<void> {
  for (let n = 0; ; n++) {
    const id = `${lane}-${n}`;
    const fields = { n: { integerValue: String(n) } };
    const writes = ['left', 'right'].map((side) => ({
      ...raw.update(`${side}/${id}`, fields),
      currentDocument: { exists: false },
    }));
    try {
      await raw.commit(writes);
    } catch {
      return;
    }
    acknowledged.add(id);
  }
}

/** Resolves once there are that many. */
async function reached(acknowledged: Set<string>, count: number): Promise<void> {
  while (acknowledged.size < count) await nextTurn();
}

describeLocal('durability', 'the official emulator keeps its data in memory', () => {
  test('every acknowledged write survives kill -9, three times in a row, and no batch is halved', async () => {
    const folder = await newFolder();
    const projectId = newProject();
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { child, host } = await start(folder);
      const raw = new RawClient(host, projectId);
      const lanes = Array.from({ length: 4 }, (_, i) => hammer(raw, round * 4 + i, acknowledged));
      await reached(acknowledged, (round + 1) * 60);
      await kill(child);
      await Promise.all(lanes);
    }
    const { host } = await start(folder);
    const db = newDatabase({ at: host, projectId });
    const [left, right] = await Promise.all([db.collection('left').get(), db.collection('right').get()]);
    const [inLeft, inRight] = [left, right].map((found) => new Set(found.docs.map((doc) => doc.id)));
    expect([...acknowledged].filter((id) => !inLeft!.has(id))).toStrictEqual([]);
    expect(inRight).toStrictEqual(inLeft);
    await db.terminate();
  });

  test('types, times and indexes are the same after a restart, and times go on growing', async () => {
    const folder = await newFolder();
    const projectId = newProject();
    const first = await start(folder);
    const before = newDatabase({ at: first.host, projectId });
    const data = {
      a: -0,
      n: Number.NaN,
      t: new Timestamp(5, 6_000),
      b: Buffer.from([1]),
      m: { x: [null, 1.5] },
    };
    const written = await before.doc('c/x').set(data);
    const counted = await before.doc('c/gone').set({ a: 7 });
    await before.doc('c/gone').delete();
    await kill(first.child);
    await before.terminate();

    const second = await start(folder);
    const after = newDatabase({ at: second.host, projectId });
    const snapshot = await after.doc('c/x').get();
    expect(snapshot.data()).toStrictEqual(data);
    expect(snapshot.updateTime!.isEqual(written.writeTime)).toBe(true);
    expect((await after.collection('c').where('a', '==', 0).get()).size).toBe(1);
    expect((await after.collection('c').where('m.x', 'array-contains', 1.5).get()).size).toBe(1);
    expect((await after.collection('c').where('a', '==', 7).get()).size).toBe(0);
    const { writeTime } = await after.doc('c/y').set({ a: 1 });
    expect(writeTime.valueOf() > counted.writeTime.valueOf()).toBe(true);
    await after.terminate();
  });

  test('a transaction that was open when the server died holds no lock and wrote nothing', async () => {
    const folder = await newFolder();
    const projectId = newProject();
    const first = await start(folder);
    const before = new RawClient(first.host, projectId);
    const set = (n: number) => before.update('c/x', { n: { integerValue: String(n) } });
    await before.commit([set(1)]);
    const transaction = await before.begin();
    await before.read(['c/x'], transaction);
    await kill(first.child);

    const second = await start(folder);
    const after = new RawClient(second.host, projectId);
    expect(await codeOf(after.commit([set(2)], transaction))).toBe(Code.INVALID_ARGUMENT);
    await after.commit([{ ...set(3), currentDocument: { exists: true } }]);
    const [answer] = await after.read(['c/x']);
    expect(answer).toMatchObject({ found: { fields: { n: { integerValue: '3' } } } });
    after.close();
  });

  test.each([0.2, 0.5, 0.8])('data with a damaged page at %d of the file do not open', async (place) => {
    const folder = await newFolder();
    const file = join(folder, 'firestore.sqlite');
    const whole = await startFirestoreLocal({ data: folder });
    const filler = 'x'.repeat(300);
    whole.engine.load(
      Array.from({ length: 500 }, (_, n) => ({ path: `c/${n}`, data: { n, filler } })),
      'projects/p/databases/(default)',
    );
    await whole.close();
    const pages = Math.floor((await stat(file)).size / PAGE_BYTES);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(PAGE_BYTES, 0x5a), 0, PAGE_BYTES, Math.floor(pages * place) * PAGE_BYTES);
    await handle.close();
    await expect(startFirestoreLocal({ data: folder })).rejects.toThrow('The data are damaged: ');
  });
});
