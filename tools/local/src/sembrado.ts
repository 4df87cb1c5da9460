// Fills an empty store: the local one in bulk, in its own process; Google's emulator by writing.
import type { Documento } from '@leal/seed';
import { PROYECTO } from './entorno.ts';
import { LOCAL } from './puertos.ts';
import type { Semilla, Usuario } from './semilla.ts';

export interface Sembrado {
  documentos: Iterable<Documento>;
  usuarios: readonly Usuario[];
}

export async function loSembrado(semilla: Semilla, ahora: Date): Promise<Sembrado> {
  const { CUENTAS_DEMO, sembrar } = await import('@leal/seed');
  if (semilla !== 'demo') return sembrar({ semilla, ahora });
  const { demoDelDia } = await import('./demo-guardado.ts');
  return { documentos: await demoDelDia(ahora), usuarios: CUENTAS_DEMO };
}

/**
 * The SDK asks this variable rather than what it is told, and one process, or its shell, may know another store: there it
 * would wait for an answer for ever.
 */
function enPuerto<T>(puerto: number, abrir: () => T): T {
  const deAntes = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = `${LOCAL}:${puerto}`;
  try {
    return abrir();
  } finally {
    if (deAntes === undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
    else process.env['FIRESTORE_EMULATOR_HOST'] = deAntes;
  }
}

/** Writes by the SDK as the owner of that emulator. */
export async function sembrarPorRed(puerto: number, semilla: Semilla, ahora: Date): Promise<Usuario[]> {
  const { Firestore } = await import('firebase-admin/firestore');
  const { documentos, usuarios } = await loSembrado(semilla, ahora);
  const base = enPuerto(
    puerto,
    () =>
      new Firestore({
        projectId: PROYECTO,
        // The domain is said here, so that it is not looked for at Google's metadata server.
        clientOptions: { universeDomain: 'googleapis.com' },
        customHeaders: { Authorization: 'Bearer owner' },
        ignoreUndefinedProperties: true,
      }),
  );
  const escritor = base.bulkWriter({ throttling: false });
  const hechos: Promise<unknown>[] = [];
  for (const { ruta, datos } of documentos) hechos.push(escritor.set(base.doc(ruta), datos));
  await escritor.close();
  await Promise.all(hechos);
  await base.terminate();
  return [...usuarios];
}
