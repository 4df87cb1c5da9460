// What goes into an empty store: into the local one in bulk, in its own process; into Google's emulator by writing.
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

/** By the SDK as the owner of that emulator; its address is given here, because one process may know two. */
export async function sembrarPorRed(puerto: number, semilla: Semilla, ahora: Date): Promise<Usuario[]> {
  const { Firestore } = await import('firebase-admin/firestore');
  const { documentos, usuarios } = await loSembrado(semilla, ahora);
  const base = new Firestore({
    projectId: PROYECTO,
    host: `${LOCAL}:${puerto}`,
    ssl: false,
    // Said here, it is not looked for at Google's metadata server.
    clientOptions: { universeDomain: 'googleapis.com' },
    customHeaders: { Authorization: 'Bearer owner' },
    ignoreUndefinedProperties: true,
  });
  const escritor = base.bulkWriter({ throttling: false });
  const hechos: Promise<unknown>[] = [];
  for (const { ruta, datos } of documentos) hechos.push(escritor.set(base.doc(ruta), datos));
  await escritor.close();
  await Promise.all(hechos);
  await base.terminate();
  return [...usuarios];
}
