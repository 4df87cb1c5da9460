// A backup of the local suite, and back: what the cloud does by its own commands (docs/deploy.md), to be rehearsed here.
import { resolve } from 'node:path';
import { formatearNumero } from '@leal/domain';
import { ErrorLocal } from '../error-local.ts';
import { guardarRespaldo, leerRespaldo } from '../respaldo/carpeta.ts';
import { todasLasCuentas } from '../respaldo/cuentas.ts';
import { todosLosDocumentos } from '../respaldo/documentos.ts';
import { alcanzarReloj, leerReloj } from '../respaldo/reloj.ts';
import { exigirEntero, restaurarTodo } from '../respaldo/restaurar.ts';
import type { Opciones, Trabajo } from './trabajo.ts';

/** The cloud has its own commands: one that replaces everything must not be pointed there by mistake. */
function carpetaDe({ carpeta, proyecto = process.env['LEAL_PROYECTO'] }: Opciones, orden: string): string {
  if (proyecto)
    throw new ErrorLocal('Los respaldos de la nube se hacen con gcloud: docs/deploy.md dice cómo.');
  if (typeof carpeta === 'string') return resolve(carpeta);
  throw new ErrorLocal(`Falta la carpeta: npm run ${orden} -- carpeta`);
}

const contar = (que: string, { documentos, cuentas }: Record<'documentos' | 'cuentas', readonly unknown[]>) =>
  `${que}: ${formatearNumero(documentos.length)} documentos, ${formatearNumero(cuentas.length)} cuentas.`;

export const respaldo: Trabajo = {
  uso: 'carpeta',
  suelto: 'carpeta',
  opciones: {},
  preparar: (opciones) => {
    const carpeta = carpetaDe(opciones, 'respaldo');
    return async () => {
      // The accounts first: one without a record is told by the reconciliation, a record without an account shuts somebody out.
      const cuentas = await todasLasCuentas();
      const documentos = await todosLosDocumentos();
      exigirEntero(documentos);
      // The clock last: no document is of a later instant.
      const todo = { cuentas, documentos, reloj: await leerReloj() };
      guardarRespaldo(carpeta, todo);
      return { lineas: [contar(`Respaldo en ${carpeta}`, todo)], bien: true };
    };
  },
};

export const restauracion: Trabajo = {
  uso: 'carpeta [--encima]',
  suelto: 'carpeta',
  opciones: { encima: { type: 'boolean' } },
  preparar: (opciones) => {
    const todo = leerRespaldo(carpetaDe(opciones, 'restaurar'));
    return async () => {
      await restaurarTodo(todo, opciones['encima'] === true);
      await alcanzarReloj(todo.reloj);
      return {
        lineas: [
          contar('Restaurado', todo),
          'Los ajustes rigen en un minuto. Revisa las sumas con: npm run conciliar -- --revisar',
        ],
        bien: true,
      };
    };
  },
};
