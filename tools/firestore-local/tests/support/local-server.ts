import { afterAll, describe, inject } from 'vitest';
import type { Firestore } from '@google-cloud/firestore';
import { type FirestoreLocalOptions, startFirestoreLocal } from '../../src/index.ts';
import { host, newDatabase } from './database.ts';

/** `describe` for what only the local Firestore does; on another one it skips and says why. */
export function describeLocal(title: string, reason: string, body: () => void): void {
  if (inject('foreign')) console.info(`skipped on a foreign Firestore: ${title} (${reason})`);
  describe.skipIf(inject('foreign'))(title, body);
}

export interface OwnServer {
  host: string;
  db: Firestore;
}

/** A server of its own in this process, closed when the file ends. */
export async function ownServer(
  indexes: object = {},
  options: Partial<FirestoreLocalOptions> = {},
): Promise<OwnServer> {
  const server = await startFirestoreLocal({ port: 0, data: ':memory:', indexes, ...options });
  const host = `127.0.0.1:${server.port}`;
  const db = newDatabase({ at: host });
  afterAll(async () => {
    await db.terminate();
    await server.close();
  });
  return { host, db };
}

/** Puts rules into force for a project, as the rules tests do. */
export const loadRules = (host: string, project: string, content: string): Promise<Response> =>
  fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });

/** A user's token, which nobody signed, and the header of a call in that name. */
export const tokenOf = (sub: string): string =>
  `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.`;
export const bearerOf = (sub: string): string => `Bearer ${tokenOf(sub)}`;

/**
 * The host for a test that clears data, which ends every transaction under way: a server of its own, so that the files
 * that run at the same time keep theirs; the foreign one if that is under test.
 */
export const hostToClear = async (): Promise<string> =>
  inject('foreign') ? host() : (await ownServer()).host;
