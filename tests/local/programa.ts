import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

export interface Programa {
  proceso: ChildProcess;
  /** All that it has said so far. */
  dicho: () => string;
  fin: Promise<number | null>;
}

/** Starts a Node program, as a person at a terminal in the repository would. */
export function correr(argumentos: string[], entorno: NodeJS.ProcessEnv): Programa {
  const proceso = spawn(process.execPath, argumentos, {
    cwd: RAIZ,
    env: { ...process.env, ...entorno },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', (trozo) => (dicho += String(trozo)));
  const fin = new Promise<number | null>((resolver) => proceso.once('close', resolver));
  return { proceso, dicho: () => dicho, fin };
}
