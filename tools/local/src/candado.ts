import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as esperar } from 'node:timers/promises';
import { leerJson } from './archivo-json.ts';

export function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tomar(archivo: string): boolean {
  try {
    const descriptor = openSync(archivo, 'wx');
    writeSync(descriptor, JSON.stringify({ pid: process.pid }));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const dueno = (leerJson(archivo) as { pid: number } | undefined)?.pid;
    if (dueno !== undefined && !estaVivo(dueno)) rmSync(archivo, { force: true });
    return false;
  }
}

/** One process at a time; a lock whose owner has died is nobody's. */
export async function conCandado<T>(archivo: string, tarea: () => Promise<T>): Promise<T> {
  while (!tomar(archivo)) await esperar(100);
  try {
    return await tarea();
  } finally {
    rmSync(archivo, { force: true });
  }
}
