import type { QuerySnapshot } from '@google-cloud/firestore';
import { beforeAll, expect, test } from 'vitest';
import { newDatabase, newProject } from './support/database.ts';
import { Events } from './support/events.ts';
import { hostToClear } from './support/local-server.ts';

let host: string;
beforeAll(async () => {
  host = await hostToClear();
});

test('DELETE …/documents over HTTP empties that project and no other', async () => {
  const [emptied, kept] = [newProject(), newProject()];
  const mine = newDatabase({ projectId: emptied, at: host });
  const other = newDatabase({ projectId: kept, at: host });
  await Promise.all([other.doc('a/b').set({}), mine.doc('a/b').set({}), mine.doc('a/b/c/d').set({})]);
  const url = `http://${host}/emulator/v1/projects/${emptied}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE' })).ok).toBe(true);
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
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(url, { method: 'DELETE' });
  await Promise.all([all.until((s) => s.empty), two.until((s) => s.empty)]);
  stops.forEach((stop) => stop());
  await db.terminate();
});
