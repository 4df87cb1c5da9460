import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** The place of a program's output; by default our own output. */
export type Escribir = (trozo: Buffer) => void;

export interface Encargo {
  escribir?: Escribir | undefined;
  alRecibir?: (mensaje: unknown) => void;
}

const vivos = new Set<ChildProcess>();

// A run that is stopped, in whatever way, stops what it has started.
function pararTodo(): void {
  for (const proceso of vivos) proceso.kill('SIGTERM');
  process.exit(1);
}
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, pararTodo);
process.on('disconnect', pararTodo);

// A pipe is no terminal: without this, kept output would have no colours.
const CON_COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs a Node program; true when it ends well. */
export function correrPrograma(orden: string[], { escribir, alRecibir }: Encargo = {}): Promise<boolean> {
  const salida = escribir ? 'pipe' : 'inherit';
  const proceso = spawn(process.execPath, orden, {
    stdio: ['ignore', salida, salida, 'ipc'],
    env: { ...process.env, ...(escribir && CON_COLOR) },
  });
  vivos.add(proceso);
  if (alRecibir) proceso.on('message', alRecibir);
  if (escribir) {
    for (const flujo of [proceso.stdout, proceso.stderr] as Readable[]) flujo.on('data', escribir);
  }
  return new Promise((resolver, rechazar) => {
    proceso.once('error', rechazar);
    proceso.once('close', (codigo) => {
      vivos.delete(proceso);
      resolver(codigo === 0);
    });
  });
}
