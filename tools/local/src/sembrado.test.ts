import { Firestore } from 'firebase-admin/firestore';
import { startFirestoreLocal } from 'firestore-local';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PROYECTO } from './entorno.ts';
import { LOCAL } from './puertos.ts';
import { sembrarPorRed } from './sembrado.ts';

test('what is put in by writing goes to the store that was named, whatever store the process knows', async () => {
  const store = await startFirestoreLocal({ data: ':memory:', project: PROYECTO });
  onTestFinished(() => store.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  // Nobody answers there.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOCAL}:9`);
  const usuarios = await sembrarPorRed(store.port, 'vacia', new Date('2026-11-18T17:00:00Z'));
  expect(process.env['FIRESTORE_EMULATOR_HOST']).toBe(`${LOCAL}:9`);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOCAL}:${store.port}`);
  const base = new Firestore({ projectId: PROYECTO });
  onTestFinished(() => base.terminate());
  const { docs } = await base.collection('usuarios').get();
  expect(docs.map(({ id }) => id)).toEqual(usuarios.map(({ uid }) => uid));
});
