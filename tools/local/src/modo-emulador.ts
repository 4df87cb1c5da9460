import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entornoDeFunciones } from './entorno.ts';
import { leerFirebaseJson } from './hosting.ts';
import type { Lugar, Preparado } from './preparado.ts';
import { pasar } from './proxy.ts';
import { puertosDeEmuladores } from './servicio-auth.ts';

/**
 * The official emulators take their ports from a firebase.json next to the sources: a folder with
 * the repository's own file, this run's ports, and links to what the file names.
 */
export function prepararEmulador({ raiz, puertos, reloj }: Lugar, conFirestore: boolean): Preparado {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-proyecto-'));
  for (const nombre of ['functions', 'web', 'node_modules']) {
    symlinkSync(join(raiz, nombre), join(carpeta, nombre), 'junction');
  }
  for (const nombre of ['firestore.rules', 'firestore.indexes.json'])
    copyFileSync(join(raiz, nombre), join(carpeta, nombre));
  const archivo = join(carpeta, 'firebase.json');
  const emulators = puertosDeEmuladores(puertos, conFirestore);
  writeFileSync(archivo, JSON.stringify({ ...leerFirebaseJson(raiz), emulators }));
  return {
    atender: (peticion, respuesta) =>
      pasar(peticion, respuesta, { puerto: puertos.hostingInterno, comoHosting: false }),
    emuladores: {
      configuracion: { solo: `auth,functions,hosting${conFirestore ? ',firestore' : ''}`, archivo },
      entorno: entornoDeFunciones(raiz, puertos, reloj),
    },
    cerrar: () => {
      rmSync(carpeta, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
