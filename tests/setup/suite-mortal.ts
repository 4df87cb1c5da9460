// A suite whose store is killed in the middle, and started again on the same data.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iniciarSuite, type Suite } from '@leal/local';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';

export function suiteMortal(nombre: string) {
  const datos = mkdtempSync(join(tmpdir(), `leal-${nombre}-`));
  const suites: Suite[] = [];
  const abiertas: App[] = [];
  afterAll(async () => {
    await Promise.all(abiertas.map((app) => deleteApp(app)));
    for (const suite of suites) await suite.detener();
    rmSync(datos, { recursive: true, force: true });
  });
  return {
    datos,
    iniciar: async (reloj: string): Promise<Suite> => {
      const suite = await iniciarSuite({
        web: false,
        semilla: 'vacia',
        datos,
        reloj,
        alFallar: () => undefined,
      });
      suites.push(suite);
      return suite;
    },
    /** The store's process, as the data folder names it: store, identities, functions. */
    matarFirestore: (): void => {
      const { hijos } = JSON.parse(readFileSync(join(datos, 'en-uso.json'), 'utf8')) as { hijos: number[] };
      process.kill(hijos[0]!, 'SIGKILL');
    },
    abrir: ({ puertos, proyecto }: Suite): Firestore => {
      process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${puertos.firestore}`;
      const app = initializeApp({ projectId: proyecto }, `despues ${abiertas.length}`);
      abiertas.push(app);
      return getFirestore(app);
    },
  };
}
