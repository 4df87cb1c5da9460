// `npm run test:reglas:oficial`: tests/rules against Google's own Firestore emulator.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { estaDescargado, quejaDeDescarga, quejaDeJava, versionDeJava } from '@leal/local/emulador-oficial';
import { correrPrograma } from './correr-programa.ts';
import { puertoLibre } from './puerto-libre.ts';

const SIN_JAVA = 'npm run test:reglas';

/** Ports of its own, so that it can run at the same time as `npm start`; the tests load the rules themselves. */
async function configuracion(carpeta: string): Promise<string> {
  const en = async () => ({ host: '127.0.0.1', port: await puertoLibre() });
  const emulators = {
    firestore: { ...(await en()), websocketPort: await puertoLibre() },
    hub: await en(),
    logging: await en(),
    ui: { enabled: false },
    singleProjectMode: false,
  };
  const archivo = join(carpeta, 'firebase.json');
  writeFileSync(archivo, JSON.stringify({ firestore: {}, emulators }));
  return archivo;
}

async function correr(): Promise<number> {
  const queja = quejaDeJava(versionDeJava(), SIN_JAVA);
  if (queja !== undefined) {
    console.error(queja);
    return 1;
  }
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-oficial-'));
  const pruebas = `"${process.execPath}" "${resolve('node_modules/vitest/vitest.mjs')}" run --project reglas --root "${resolve('.')}"`;
  try {
    const archivo = await configuracion(carpeta);
    const orden = ['emulators:exec', '--only', 'firestore', '--project', 'demo-reglas', '--config', archivo];
    if (await correrPrograma(['node_modules/firebase-tools/lib/bin/firebase.js', ...orden, pruebas]))
      return 0;
    if (!estaDescargado()) console.error(quejaDeDescarga(SIN_JAVA));
    return 1;
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}

process.exit(await correr());
