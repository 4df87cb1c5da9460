// A Java 21 and Google's jar, played: firebase-tools finds both, and what it starts is the local Firestore.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';

const FIRESTORE = new URL('../../tools/firestore-local/src/index.ts', import.meta.url).href;

/** The program that gives the emulator's command line to our own. */
const PROGRAMA = `
import { startFirestoreLocal } from ${JSON.stringify(FIRESTORE)};
const tras = (nombre) => process.argv[process.argv.indexOf(nombre) + 1];
const local = await startFirestoreLocal({
  data: ':memory:',
  port: Number(tras('--port')),
  rules: tras('--rules'),
  // Google's emulator asks for no index.
  onMissingIndex: () => undefined,
});
for (const senal of ['SIGINT', 'SIGTERM']) process.on(senal, () => local.close().then(() => process.exit(0)));
`;

/** A `java` that says this version; returns how to take it away. */
export function jugarJava(version: string): () => void {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-java-'));
  const programa = join(carpeta, 'java.mjs');
  writeFileSync(programa, PROGRAMA);
  const orden = `#!/bin/sh
case "$*" in *-version*) echo 'openjdk version "${version}"' >&2; exit 0;; esac
exec "${process.execPath}" "${programa}" "$@"
`;
  writeFileSync(join(carpeta, 'java'), orden);
  chmodSync(join(carpeta, 'java'), 0o755);
  const { firestore } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  ) as { firestore: { downloadPathRelativeToCacheDir: string } };
  mkdirSync(join(carpeta, 'jar'));
  writeFileSync(join(carpeta, 'jar', firestore.downloadPathRelativeToCacheDir), '');
  vi.stubEnv('PATH', `${carpeta}${delimiter}${process.env['PATH'] ?? ''}`);
  vi.stubEnv('FIREBASE_EMULATORS_PATH', join(carpeta, 'jar'));
  return () => {
    vi.unstubAllEnvs();
    rmSync(carpeta, { recursive: true, force: true });
  };
}
