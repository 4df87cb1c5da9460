import type { TestProject } from 'vitest/node';
import { startFirestoreLocal } from '../../src/index.ts';
import { indexes } from './indexes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firestoreHost: string;
    /** True when the suite talks to a Firestore it did not start (the official emulator). */
    foreign: boolean;
  }
}

/** Starts the local Firestore unless FIRESTORE_EMULATOR_HOST names another one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  project.provide('foreign', given !== undefined);
  if (given !== undefined) {
    project.provide('firestoreHost', given);
    return () => Promise.resolve();
  }
  const server = await startFirestoreLocal({ port: 0, data: ':memory:', indexes: indexes });
  project.provide('firestoreHost', `127.0.0.1:${server.port}`);
  return async () => {
    await server.close();
  };
}
