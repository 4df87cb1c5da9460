import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { fill, freshCollection, idsOf, newDatabase } from './support/database.ts';
import { describeLocal } from './support/local-server.ts';

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describeLocal('the command line', 'the official emulator has its own', () => {
  const children: ChildProcess[] = [];
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

  async function start(...args: string[]): Promise<{ child: ChildProcess; host: string }> {
    const child = spawn(process.execPath, [CLI, '--port', '0', ...args]);
    children.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, host: /127\.0\.0\.1:\d+/.exec(line)?.[0] ?? line };
  }

  test('--help names every switch, and the README explains every one', async () => {
    const { stdout } = await run(process.execPath, [CLI, '--help']);
    const switches = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name);
    expect(switches).toHaveLength(10);
    expect(switches.filter((name) => !README.includes(`\`${name}`))).toStrictEqual([]);
  });

  test('--version is the package’s', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect((await run(process.execPath, [CLI, '--version'])).stdout).toBe(`${version}\n`);
  });

  test.each([
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--port', 'x'], 'Not a port: x'],
    [['--rules', 'nowhere.rules'], 'nowhere.rules'],
  ])('%j ends with what is wrong and the usage', async (args, words) => {
    const failed = run(process.execPath, [CLI, ...args]);
    await expect(failed).rejects.toMatchObject({ code: 1 });
    await expect(failed).rejects.toThrow(words);
    await expect(failed).rejects.toThrow('Usage: firestore-local');
  });

  test('--make-indexes serves a query without its index, prints it, and the whole file is there to be fetched', async () => {
    const { child, host } = await start('--make-indexes');
    const told = once(createInterface({ input: child.stderr! }), 'line') as Promise<[string]>;
    const db = newDatabase({ at: host });
    const items = await fill(freshCollection(db), {
      a: { n: 1, t: 'x' },
      b: { n: 2, t: 'x' },
      c: { n: 3, t: 'y' },
    });
    expect(idsOf(await items.where('t', '==', 'x').orderBy('n', 'desc').get())).toStrictEqual(['b', 'a']);
    const fields = [
      { fieldPath: 't', order: 'ASCENDING' },
      { fieldPath: 'n', order: 'DESCENDING' },
    ];
    const index = { collectionGroup: 'items', queryScope: 'COLLECTION', fields };
    expect((await told)[0]).toBe(`index made, ${JSON.stringify({ index })}`);
    const file: unknown = await (await fetch(`http://${host}/_local/indexes`)).json();
    expect(file).toStrictEqual({ indexes: [index], fieldOverrides: [] });
    await db.terminate();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toStrictEqual([0, null]);
  });
});
