import type { QuerySnapshot } from '@google-cloud/firestore';
import { beforeAll, expect, test } from 'vitest';
import { newDatabase, newProject } from './support/database.ts';
import { Events } from './support/events.ts';
import { describeLocal, hostToClear, loadRules } from './support/local-server.ts';

let host: string;
beforeAll(async () => {
  host = await hostToClear();
});

const clear = (project: string) =>
  fetch(`http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' });

test('DELETE …/documents over HTTP empties that project and no other', async () => {
  const [emptied, kept] = [newProject(), newProject()];
  const mine = newDatabase({ projectId: emptied, at: host });
  const other = newDatabase({ projectId: kept, at: host });
  await Promise.all([other.doc('a/b').set({}), mine.doc('a/b').set({}), mine.doc('a/b/c/d').set({})]);
  expect((await clear(emptied)).ok).toBe(true);
  expect(await mine.listCollections()).toStrictEqual([]);
  expect((await mine.collectionGroup('c').get()).empty).toBe(true);
  expect((await other.doc('a/b').get()).exists).toBe(true);
  await Promise.all([mine.terminate(), other.terminate()]);
});

test('whoever listens is told that everything went', async () => {
  const projectId = newProject();
  const db = newDatabase({ projectId, at: host });
  await Promise.all(['a', 'b', 'c'].map((id) => db.doc(`items/${id}`).set({ n: 1 })));
  const [all, two] = [new Events<QuerySnapshot>(), new Events<QuerySnapshot>()];
  const stops = [
    db.collection('items').onSnapshot(all.push, all.fail),
    db.collection('items').limit(2).onSnapshot(two.push, two.fail),
  ];
  expect([(await all.next()).size, (await two.next()).size]).toStrictEqual([3, 2]);
  await clear(projectId);
  await Promise.all([all.until((s) => s.empty), two.until((s) => s.empty)]);
  stops.forEach((stop) => stop());
  await db.terminate();
});

describeLocal('the page of rule coverage', 'it is the official emulator’s, and looks otherwise there', () => {
  const source = [
    "rules_version = '2';",
    'service cloud.firestore { match /databases/{d}/documents {',
    "  match /a/{id} { allow get: if id == 'x' && id != '<b>'; }",
    '  match /b/{id} { allow get: if false; }',
    '} }',
  ].join('\n');

  test('shows the rules, each place with how often it was reached, and nothing of theirs as markup', async () => {
    const projectId = newProject();
    expect((await loadRules(host, projectId, source)).status).toBe(200);
    const root = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
    for (const id of ['x', 'y', 'y']) await fetch(`${root}/a/${id}`);
    const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage.html`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<code>allow get</code>: true 1×, false 2×');
    expect(page).toContain('<code>allow get</code>: never reached');
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).toContain('3 of 4 places were reached.');
  });
});
