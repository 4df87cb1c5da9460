import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ES_PRUEBA = /\.test\.tsx?$/;

/** A hash of those files; tests, which nothing is built from, are in it only where they are asked for. */
export function huella(raiz: string, fuentes: readonly string[], { conPruebas = false } = {}): string {
  const suma = createHash('sha1');
  for (const archivo of globSync(fuentes, { cwd: raiz }).sort()) {
    const ruta = join(raiz, archivo);
    if ((!conPruebas && ES_PRUEBA.test(archivo)) || !statSync(ruta).isFile()) continue;
    suma.update(archivo).update('\0').update(readFileSync(ruta)).update('\0');
  }
  return suma.digest('hex');
}
