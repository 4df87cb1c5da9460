import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as F from 'firebase/firestore';
import { startFirestoreLocal } from '../src/index.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FirestoreError } from '../src/errors.ts';
import type { Gate } from '../src/access/gate.ts';
import { newProject } from './support/database.ts';
import { Events } from './support/events.ts';
import { bearerOf, describeLocal, loadRules, ownServer, type OwnServer } from './support/local-server.ts';

// Rules of a toy language, so that this file is about the way to the gate: 'owner-only', 'open', or 'mine', where
// everybody has the documents called like the user, lists ask for 'uid', and 'flag/x' turns everything off.
const refuse = () => {
  throw new FirestoreError(7, 'no');
};
const GATES: Record<string, Gate> = {
  open: { check: () => undefined },
  closed: { check: refuse },
  mine: {
    check: (accesses, auth) => {
      for (const access of accesses) {
        const flag = `${access.database}/documents/flag/x`;
        if (access.lookup(flag)) refuse();
        if (access.verb === 'list' || access.verb === 'administer') refuse();
        else if (!auth || !access.name.endsWith(`/${auth.uid}`)) refuse();
      }
    },
  },
};
const compileRules = (source: string): Gate => GATES[source] ?? refuse();

describeLocal('who may what', 'a gate of its own is put in', () => {
  let server: OwnServer;
  let env: RulesTestEnvironment;
  const projectId = newProject();

  beforeAll(async () => {
    F.setLogLevel('silent');
    server = await ownServer({}, { compileRules });
    const [host = '', port] = server.host.split(':');
    env = await initializeTestEnvironment({
      projectId,
      firestore: { host, port: Number(port), rules: 'mine' },
    });
  });
  afterAll(() => env.cleanup());

  const load = (content: string) => loadRules(server.host, projectId, content);
  const as = (uid: string) => env.authenticatedContext(uid).firestore() as unknown as F.Firestore;
  const nobody = () => env.unauthenticatedContext().firestore() as unknown as F.Firestore;

  test('withSecurityRulesDisabled writes, clearFirestore removes', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('c/ana').set({ n: 1 });
      expect((await context.firestore().doc('c/ana').get()).exists).toBe(true);
    });
    await env.clearFirestore();
    await env.withSecurityRulesDisabled(async (context) => {
      expect((await context.firestore().doc('c/ana').get()).exists).toBe(false);
    });
  });

  test('every way to read and write passes the gate with the caller of the token', async () => {
    const db = as('ana');
    await assertSucceeds(F.setDoc(F.doc(db, 'c/ana'), { n: 1 }));
    await assertSucceeds(F.getDoc(F.doc(db, 'c/ana')));
    await assertFails(F.getDoc(F.doc(db, 'c/eva')));
    await assertFails(F.getDocs(F.collection(db, 'c')));
    await assertFails(F.getCountFromServer(F.collection(db, 'c')));
    await assertFails(F.setDoc(F.doc(db, 'c/eva'), {}));
    await assertFails(F.deleteDoc(F.doc(db, 'c/eva')));
    await assertFails(F.updateDoc(F.doc(db, 'c/eva'), { n: 1 }));
    const batch = F.writeBatch(db);
    batch.set(F.doc(db, 'd/ana'), {}).set(F.doc(db, 'd/eva'), {});
    await assertFails(batch.commit());
    await assertFails(F.getDoc(F.doc(nobody(), 'c/ana')));
    const increment = F.runTransaction(db, async (tx) => {
      const seen = await tx.get(F.doc(db, 'c/ana'));
      tx.update(F.doc(db, 'c/ana'), { n: (seen.get('n') as number) + 1 });
    });
    await assertSucceeds(increment);
    await assertFails(F.runTransaction(db, (tx) => tx.get(F.doc(db, 'c/eva'))));
    await env.withSecurityRulesDisabled(async (context) => {
      expect((await context.firestore().doc('d/ana').get()).exists).toBe(false);
    });
  });

  test('REST: anonymous, a token, a broken token, what only the owner may', async () => {
    const root = `http://${server.host}/v1/projects/${projectId}/databases/(default)/documents`;
    const ana = bearerOf('ana');
    const status = async (path: string, token?: string, init: RequestInit = {}) =>
      (await fetch(`${root}${path}`, { ...init, headers: token ? { authorization: token } : {} })).status;
    expect(await status('/c/ana')).toBe(403);
    expect(await status('/c/ana', ana)).toBe(200);
    expect(await status('/c/eva', ana)).toBe(403);
    expect(await status('/c/ana', 'Bearer nonsense')).toBe(401);
    expect(await status('/c/ana', 'Bearer e30.e30.')).toBe(401);
    expect(await status(':listCollectionIds', ana, { method: 'POST' })).toBe(403);
    expect(await status(':listCollectionIds', 'Bearer owner', { method: 'POST' })).toBe(200);
  });

  test('to verify a document takes what reading it takes', async () => {
    const root = `projects/${projectId}/databases/(default)/documents`;
    const verify = async (path: string) => {
      const writes = [{ verify: `${root}/${path}`, currentDocument: { exists: false } }];
      const init = { method: 'POST', headers: { authorization: bearerOf('ana') } };
      const body = JSON.stringify({ writes });
      return (await fetch(`http://${server.host}/v1/${root}:commit`, { ...init, body })).status;
    };
    expect([await verify('none/ana'), await verify('none/eva')]).toStrictEqual([200, 403]);
  });

  test('a listener is checked again when what the rules read changes, and when the rules do', async () => {
    const db = as('eva');
    const listen = () => {
      const events = new Events<F.DocumentSnapshot>();
      F.onSnapshot(F.doc(db, 'live/eva'), events.push, events.fail);
      return events;
    };
    const first = listen();
    expect((await first.next()).exists()).toBe(false);
    await env.withSecurityRulesDisabled((context) => context.firestore().doc('flag/x').set({}));
    await expect(first.next()).rejects.toMatchObject({ code: 'permission-denied' });
    await env.withSecurityRulesDisabled((context) => context.firestore().doc('flag/x').delete());
    const second = listen();
    await second.next();
    expect((await load('closed')).status).toBe(200);
    await expect(second.next()).rejects.toMatchObject({ code: 'permission-denied' });
    await load('mine');
  });

  test('rules with a mistake are refused and the old ones stay', async () => {
    const answer = await load('nonsense');
    expect(answer.status).toBe(400);
    await assertFails(F.getDoc(F.doc(as('ana'), 'c/eva')));
  });

  test('a file of rules is followed; a mistake in it stops the start and, later, changes nothing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'x.rules');
    writeFileSync(file, 'nonsense');
    const options = { data: ':memory:', compileRules, rules: file };
    await expect(startFirestoreLocal(options)).rejects.toThrow('no');
    writeFileSync(file, 'open');
    const { host } = await ownServer({}, options);
    const path = `http://${host}/v1/projects/p/databases/(default)/documents/c/a`;
    const status = async () => (await fetch(path)).status;
    expect(await status()).toBe(404);
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    writeFileSync(file, 'nonsense');
    await expect.poll(() => told.mock.calls.join()).toContain('stay in force');
    expect(await status()).toBe(404);
    writeFileSync(file, 'closed');
    await expect.poll(status).toBe(403);
    told.mockRestore();
  });

  test('without rules nobody but the owner sees anything', async () => {
    const other = `projects/${newProject()}/databases/(default)/documents`;
    expect((await fetch(`http://${server.host}/v1/${other}/c/a`)).status).toBe(403);
  });
});
