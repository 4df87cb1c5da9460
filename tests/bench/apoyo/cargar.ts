// Loading a module in a new process, as an instance begins: nothing of it was ever compiled.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { entornoLimpio } from '../../../tools/local/src/entorno.ts';

export const RAIZ = join(import.meta.dirname, '..', '..', '..');
export const EMPACADO = join(RAIZ, 'functions', 'lib', 'index.js');

export type Carga = { readonly ms: number; readonly cpu: number };

export async function cargar(entrada: string): Promise<Carga> {
  const guion = `const desde = performance.now(); await import(${JSON.stringify(pathToFileURL(entrada).href)});
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ ms: performance.now() - desde, cpu: (user + system) / 1000 })); process.exit();`;
  const { NODE_COMPILE_CACHE: _, ...env } = entornoLimpio(RAIZ);
  const opciones = ['--input-type=module', '-e', guion];
  const { stdout } = await promisify(execFile)(process.execPath, opciones, { env });
  return JSON.parse(stdout) as Carga;
}
