import { DatabaseSync } from 'node:sqlite';
import { setTimeout as esperar } from 'node:timers/promises';

const OCUPADO = 5;

function tomar(base: DatabaseSync): boolean {
  try {
    base.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === OCUPADO) return false;
    throw error;
  }
}

/** One process at a time. The lock is SQLite's on an empty file: the system frees it however its owner ends. */
export async function conCandado<T>(archivo: string, tarea: () => Promise<T>): Promise<T> {
  const base = new DatabaseSync(archivo, { timeout: 0 });
  try {
    while (!tomar(base)) await esperar(100);
    return await tarea();
  } finally {
    base.close();
  }
}
