// A suite of its own, for what is everybody's: figures and jobs that read all collectors, the meter, a fault that hits
// whoever calls next. Starting one is dear: the parts of a file share it, one after the other. The server's code also
// runs in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fecha } from '@leal/domain';
import { iniciarSuite } from '@leal/local';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { porCorrida } from '@leal/pruebas/corrida';
import { afterAll, afterEach, describe, vi } from 'vitest';
import { registro } from '../../functions/src/platform/registro.ts';
import { abrirMundo } from './mundo.ts';
import { RELOJ_DE_PRUEBAS } from './reloj.ts';

/** Call it once a file, at the top; `avisos` is what a support engineer would read. */
export async function abrirASolas(semilla: 'demo' | 'vacia') {
  const datos = mkdtempSync(join(tmpdir(), 'leal-a-solas-'));
  // A job of every minute would stand in whatever is counted just then.
  const suite = await iniciarSuite({ web: false, trabajos: false, semilla, reloj: RELOJ_DE_PRUEBAS, datos });
  afterAll(async () => {
    await suite.detener();
    rmSync(datos, { recursive: true, force: true });
  });
  // The server's code in this process takes the first app that there is: it sets its store up itself.
  const delServidor = initializeApp({ projectId: suite.proyecto });
  afterAll(() => deleteApp(delServidor));
  const mundo = abrirMundo(suite);
  afterEach(() => suite.quitarFallas());
  // Kept, so that it does not flood what the tests print.
  const avisos = vi.spyOn(registro, 'aviso').mockReturnValue();
  vi.spyOn(registro, 'info').mockReturnValue();
  vi.spyOn(registro, 'error').mockReturnValue();
  afterAll(() => vi.restoreAllMocks());
  const ahora = await suite.ahora();
  return { suite, mundo, datos, avisos, HOY: fecha('2026-11-18'), reloj: { ahora: () => ahora } };
}

/** Parts that are left out of `npm test`. */
export function delResto(titulo: string, partes: () => void): void {
  if (porCorrida({ corta: false, resto: true, todo: true })) describe(titulo, partes);
}

export type ASolas = Awaited<ReturnType<typeof abrirASolas>>;
