// The checks before anything leaves this machine, in the order in which they are told.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFirestoreLocal } from 'firestore-local';
import { auditar } from '../auditoria/auditoria.ts';
import { quejaDeReglas } from '../queja-de-reglas.ts';
import { ajustes } from './ajustes.ts';
import { funciones } from './descubrir.ts';
import { politica } from './politica.ts';
import type { Envio, Revision } from './revision.ts';
import { tamanos } from './tamanos.ts';

const CONSULTAS = fileURLToPath(new URL('./consultas.ts', import.meta.url));

/** A process of its own, because it loads the server's code and lives an office in it. */
const indices: Revision = {
  nombre: 'índices',
  revisar: ({ raiz }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CONSULTAS, raiz], { encoding: 'utf8' });
    if (status === 0) return Promise.resolve([]);
    return Promise.resolve((stdout || stderr).trim().split('\n'));
  },
};

/** Compiles the rules by the local Firestore, which is stricter than Google's. */
const reglas: Revision = {
  nombre: 'reglas',
  revisar: async ({ raiz }) => {
    const rules = join(raiz, 'firestore.rules');
    try {
      const local = await startFirestoreLocal({ data: ':memory:', rules });
      await local.close();
      return [];
    } catch (error) {
      return [quejaDeReglas(error, rules) ?? String(error)];
    }
  },
};

/** Checks the packages that ship. When npm's registry does not answer nothing is known, and nothing is sent. */
const debilidades: Revision = {
  nombre: 'debilidades',
  revisar: async ({ raiz, conDebilidades = false, avisar }) => {
    const { linea, graves, revisada } = await auditar(raiz);
    if (!revisada && !conDebilidades) return [`${linea} Inténtalo de nuevo, o di --con-debilidades`];
    if (graves.length > 0 && !conDebilidades)
      return graves.map((debilidad) => `${debilidad}: actualízalo, o di --con-debilidades`);
    avisar?.(linea);
    return [];
  },
};

export const REVISIONES: readonly Revision[] = [
  ajustes,
  funciones,
  reglas,
  indices,
  tamanos,
  politica,
  debilidades,
];

/** All checks, whatever comes of the others; true when nothing is wrong. */
export async function revisarTodo(envio: Envio, decir: (linea: string) => void): Promise<boolean> {
  let bien = true;
  for (const { nombre, revisar } of REVISIONES) {
    const avisos: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- told one after the other
    const quejas = await revisar({ ...envio, avisar: (linea) => avisos.push(linea) });
    bien &&= quejas.length === 0;
    decir(`${quejas.length === 0 ? 'bien' : 'MAL '}  ${nombre}`);
    for (const linea of [...quejas, ...avisos]) decir(`        ${linea}`);
  }
  return bien;
}
