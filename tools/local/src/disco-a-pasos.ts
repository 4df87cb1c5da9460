// The disk as a process meets it that may be killed: what is one call of Node's is several of the system's, and between
// any two of them everything may end.
import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync, unlinkSync, writeFileSync } = fs;
const { rmSync } = fs;

/** The order in which a folder's entries are deleted is the system's own. */
export type Orden = 'primero' | 'ultimo';

function quitar(ruta: string, orden: Orden, hacer: (paso: () => void) => void): void {
  if (!existsSync(ruta)) return;
  if (!statSync(ruta).isDirectory()) return hacer(() => unlinkSync(ruta));
  const nombres = readdirSync(ruta).sort();
  for (const nombre of orden === 'primero' ? nombres : nombres.reverse())
    quitar(join(ruta, nombre), orden, hacer);
  hacer(() => rmdirSync(ruta));
}

/** From now on `antes` is called before each call that changes the disk; what it gives back undoes that. */
export function ponerDisco(antes: () => void, orden: Orden): () => void {
  const hacer = (paso: () => void): void => {
    antes();
    paso();
  };
  Object.assign(fs, {
    mkdirSync: (ruta: PathLike, opciones?: fs.MakeDirectoryOptions) =>
      hacer(() => void mkdirSync(ruta, opciones)),
    renameSync: (de: PathLike, a: PathLike) => hacer(() => renameSync(de, a)),
    rmSync: (ruta: string) => quitar(ruta, orden, hacer),
    // A new file is empty first, and filled piece by piece.
    writeFileSync: (ruta: PathLike, texto: string) => {
      for (const parte of [0, texto.length / 2, texto.length])
        hacer(() => writeFileSync(ruta, texto.slice(0, parte)));
    },
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { mkdirSync, renameSync, rmSync, writeFileSync });
    syncBuiltinESMExports();
  };
}

class Muerte extends Error {}

/** Runs it on such a disk until it would make its call number `cual`, counted from 1; whether it came to its end. */
export function hastaElPaso(cual: number, orden: Orden, hacer: () => void): boolean {
  let pasos = 0;
  const morir = () => {
    pasos += 1;
    if (pasos >= cual) throw new Muerte();
  };
  const deVuelta = ponerDisco(morir, orden);
  try {
    hacer();
    return true;
  } catch (error) {
    // A dead process catches nothing: whatever it did afterwards, no call was made.
    if (pasos >= cual) return false;
    throw error;
  } finally {
    deVuelta();
  }
}
