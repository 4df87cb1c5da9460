// The Firestore under test: our own, or the one that FIRESTORE_EMULATOR_HOST names (`npm run test:reglas:oficial`).
import { fileURLToPath } from 'node:url';
import { startFirestoreLocal } from 'firestore-local';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    firestore: { anfitrion: string; oficial: boolean };
  }
}

const INDICES = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const oficial = process.env['FIRESTORE_EMULATOR_HOST'];
  if (oficial !== undefined) {
    project.provide('firestore', { anfitrion: oficial, oficial: true });
    return () => Promise.resolve();
  }
  const local = await startFirestoreLocal({ data: ':memory:', indexes: INDICES });
  project.provide('firestore', { anfitrion: `127.0.0.1:${local.port}`, oficial: false });
  return () => local.close();
}
