import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLocal } from './support/local-server.ts';

const run = promisify(execFile);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
/**
 * The packages that the tests install next to this one: its dependencies, as they are here, and an SDK to talk to it.
 */
const BESIDE = ['@google-cloud/firestore-api', 'protobufjs', '@google-cloud/firestore'];
const SHIPPED = /^package\/(dist\/.+\.(js|d\.ts)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;

/** The folder of an installed package. */
function folderOf(name: string): string {
  const entry = fileURLToPath(import.meta.resolve(name));
  return entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
}

const SCRIPT = `
import { Firestore } from '@google-cloud/firestore';
import { startFirestoreLocal } from 'firestore-local';

const local = await startFirestoreLocal({ data: ':memory:' });
const db = new Firestore({ projectId: 'demo-x', host: \`127.0.0.1:\${local.port}\`, ssl: false });
await db.doc('greetings/one').set({ text: 'hello' });
console.log((await db.doc('greetings/one').get()).get('text'));
await db.terminate();
await local.close();
`;

describeLocal('the packed package', 'it is about this one', () => {
  let folder: string;
  let packed: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'firestore-local-package-'));
    const copy = join(folder, 'copy');
    await cp(PACKAGE, copy, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) });
    const bin = join(dirname(folderOf('typescript')), '.bin');
    await symlink(dirname(bin), join(copy, 'node_modules'));
    await run('npm', ['pack', '--loglevel=error'], { cwd: copy });
    const { version } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as { version: string };
    const tarball = join(copy, `firestore-local-${version}.tgz`);
    packed = (await run('tar', ['tzf', tarball])).stdout.trim().split('\n');
    const modules = join(folder, 'node_modules');
    await mkdir(join(modules, '@google-cloud'), { recursive: true });
    await mkdir(join(modules, 'firestore-local'));
    await run('tar', ['xzf', tarball, '--strip-components=1', '-C', join(modules, 'firestore-local')]);
    for (const name of BESIDE) await symlink(folderOf(name), join(modules, name));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('holds just what runs', () => {
    expect(packed.filter((path) => !SHIPPED.test(path))).toStrictEqual([]);
    expect(packed.filter((path) => /test|arbitrary/.test(path))).toStrictEqual([]);
    expect(packed).toContain('package/dist/cli.js');
    expect(packed).toContain('package/LICENSE');
  });

  test('leaves the manifest of the repository as it was', async () => {
    const [before, after] = await Promise.all(
      [PACKAGE, join(folder, 'copy')].map((at) => readFile(join(at, 'package.json'), 'utf8')),
    );
    expect(after).toBe(before);
  });

  test('runs on plain Node: its command, and a script that reads what it wrote', async () => {
    const cli = join(folder, 'node_modules/firestore-local/dist/cli.js');
    expect((await run(process.execPath, [cli, '--help'])).stdout).toMatch(/^Usage: firestore-local/);
    expect((await run(process.execPath, [cli, '--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const script = join(folder, 'script.mjs');
    await writeFile(script, SCRIPT);
    expect((await run(process.execPath, [script], { cwd: folder })).stdout).toBe('hello\n');
  });
});
