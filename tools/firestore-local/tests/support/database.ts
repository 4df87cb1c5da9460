import { randomUUID } from 'node:crypto';
import { Firestore } from '@google-cloud/firestore';
import type { CollectionReference, QuerySnapshot, Settings } from '@google-cloud/firestore';
import { afterAll, inject } from 'vitest';
import { RawClient } from './raw-client.ts';

// The SDK looks for Google's metadata server otherwise and warns when there is none.
process.env.METADATA_SERVER_DETECTION = 'none';

export const host = (): string => inject('firestoreHost');

/** A client of one project of the server under test; a new project is an empty database. */
export function newDatabase(settings: Settings & { at?: string } = {}): Firestore {
  const { at = host(), ...rest } = settings;
  return new Firestore({ projectId: newProject(), host: at, ssl: false, ...rest });
}

/** The same for a whole file, with which it ends. */
export function openDatabase(settings: Settings = {}): Firestore {
  const db = newDatabase(settings);
  afterAll(() => db.terminate());
  return db;
}

/** gRPC by hand for a whole file, with which it ends. */
export function openRaw(project = newProject()): RawClient {
  const raw = new RawClient(host(), project);
  afterAll(() => raw.close());
  return raw;
}

export const newProject = (): string => `demo-${randomUUID()}`;

/** An empty collection called `id`, so that tests that share a composite index do not see each other. */
export function freshCollection(db: Firestore, id = 'items'): CollectionReference {
  return db.collection(`runs/${randomUUID()}/${id}`);
}

/** Writes one document per entry and returns the collection. */
export async function fill(
  collection: CollectionReference,
  documents: Record<string, object>,
): Promise<CollectionReference> {
  const batch = collection.firestore.batch();
  for (const [id, data] of Object.entries(documents)) batch.set(collection.doc(id), data);
  await batch.commit();
  return collection;
}

export const idsOf = (snapshot: QuerySnapshot): string[] => snapshot.docs.map((doc) => doc.id);
