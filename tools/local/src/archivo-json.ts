import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Whole or not at all: a reader, or a kill in the middle, never meets half a file. */
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
