import { type ChildProcess, spawn } from 'node:child_process';

const vivos = new Set<ChildProcess>();

// A run that is stopped, in whatever way, stops what it has started.
function pararTodo(): void {
  for (const proceso of vivos) proceso.kill('SIGTERM');
  process.exit(1);
}
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, pararTodo);
process.on('disconnect', pararTodo);

/** Runs a Node program with our own output; true when it ends well. */
export function correrPrograma(orden: string[], alRecibir?: (mensaje: unknown) => void): Promise<boolean> {
  const proceso = spawn(process.execPath, orden, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  vivos.add(proceso);
  if (alRecibir) proceso.on('message', alRecibir);
  return new Promise((resolver, rechazar) => {
    proceso.once('error', rechazar);
    proceso.once('close', (codigo) => {
      vivos.delete(proceso);
      resolver(codigo === 0);
    });
  });
}
