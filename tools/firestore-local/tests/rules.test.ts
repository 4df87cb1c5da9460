import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as F from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newProject } from './support/database.ts';
import { Events } from './support/events.ts';
import { hostToClear } from './support/local-server.ts';

// Security rules through the doors, as an application's own rules tests use them.
const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function active() {
      return request.auth != null
        && get(/databases/$(database)/documents/users/$(request.auth.uid)).data.active == true;
    }
    match /notes/{id} {
      allow get: if active() && resource.data.owner == request.auth.uid;
      allow list: if active() && resource.data.owner == request.auth.uid && request.query.limit <= 10;
      allow create: if active() && request.resource.data.owner == request.auth.uid
        && request.resource.data.keys().hasOnly(['owner', 'text', 'at'])
        && request.resource.data.at == request.time;
      allow update: if active() && resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
    }
    match /public/{document=**} { allow read; }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/pairs/$(id + 'x')) || id.matches('.*x');
    }
  }
}`;

let env: RulesTestEnvironment;
const projectId = newProject();
const as = (uid: string) => env.authenticatedContext(uid).firestore() as unknown as F.Firestore;
const nobody = () => env.unauthenticatedContext().firestore() as unknown as F.Firestore;
const asOwner = (path: string, data: object) =>
  env.withSecurityRulesDisabled((c) => c.firestore().doc(path).set(data));

beforeAll(async () => {
  F.setLogLevel('silent');
  const [name = '', port] = (await hostToClear()).split(':');
  env = await initializeTestEnvironment({ projectId, firestore: { host: name, port: Number(port), rules } });
});
beforeEach(async () => {
  await env.clearFirestore();
  await asOwner('users/ana', { active: true });
  await asOwner('users/eva', { active: false });
  await asOwner('notes/1', { owner: 'ana', text: 'a' });
  await asOwner('notes/2', { owner: 'eva', text: 'b' });
});
afterAll(() => env.cleanup());

const mine = (db: F.Firestore, uid: string, limit = 10) =>
  F.query(F.collection(db, 'notes'), F.where('owner', '==', uid), F.limit(limit));

test('reads: own documents, lists that prove themselves', async () => {
  const db = as('ana');
  await assertSucceeds(F.getDoc(F.doc(db, 'notes/1')));
  await assertFails(F.getDoc(F.doc(db, 'notes/2')));
  await assertFails(F.getDoc(F.doc(db, 'notes/none')));
  expect((await F.getDocs(mine(db, 'ana'))).size).toBe(1);
  await assertFails(F.getDocs(mine(db, 'ana', 11)));
  await assertFails(F.getDocs(mine(db, 'eva')));
  await assertFails(F.getDocs(F.query(F.collection(db, 'notes'), F.limit(1))));
  await assertFails(F.getDocs(mine(as('eva'), 'eva')));
  await assertFails(F.getDocs(mine(nobody(), 'ana')));
  await assertSucceeds(F.getDocs(F.collection(nobody(), 'public')));
});

test('writes: what is there, what would be, transforms included', async () => {
  const db = as('ana');
  const at = F.serverTimestamp();
  await assertSucceeds(F.setDoc(F.doc(db, 'notes/3'), { owner: 'ana', text: 'x', at }));
  await assertFails(F.setDoc(F.doc(db, 'notes/4'), { owner: 'ana', text: 'x', at: new Date(0) }));
  await assertFails(F.setDoc(F.doc(db, 'notes/4'), { owner: 'eva', text: 'x', at }));
  await assertFails(F.setDoc(F.doc(db, 'notes/4'), { owner: 'ana', at, more: 1 }));
  await assertSucceeds(F.updateDoc(F.doc(db, 'notes/1'), { text: 'changed' }));
  await assertFails(F.updateDoc(F.doc(db, 'notes/1'), { owner: 'eva' }));
  await assertFails(F.deleteDoc(F.doc(db, 'notes/1')));
  await assertFails(F.setDoc(F.doc(db, 'public/1'), {}));
});

test('a batch is judged by what the whole of it leaves', async () => {
  const db = as('ana');
  const both = F.writeBatch(db).set(F.doc(db, 'pairs/1'), {}).set(F.doc(db, 'pairs/1x'), {});
  await assertSucceeds(both.commit());
  await assertFails(F.setDoc(F.doc(db, 'pairs/2'), {}));
});

test('a listener ends when the person is turned off, and says why', async () => {
  const events = new Events<F.QuerySnapshot>();
  const db = as('ana');
  F.onSnapshot(mine(db, 'ana'), events.push, events.fail);
  expect((await events.next()).size).toBe(1);
  await asOwner('users/ana', { active: false });
  await expect(events.next()).rejects.toMatchObject({ code: 'permission-denied' });
});
