import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The file is written whole or not at all: nobody ever reads half of it, even after a kill. */
export function escribirJson(ruta: string, valor: unknown): void {
  const nuevo = `${ruta}.${process.pid}.nuevo`;
  writeFileSync(nuevo, JSON.stringify(valor, null, 2));
  renameSync(nuevo, ruta);
}

export function leerJson(ruta: string): unknown {
  try {
    return JSON.parse(readFileSync(ruta, 'utf8'));
  } catch {
    return undefined;
  }
}
