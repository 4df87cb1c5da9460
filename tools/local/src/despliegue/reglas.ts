import { join } from 'node:path';
import { startFirestoreLocal } from 'firestore-local';
import { quejaDeReglas } from '../queja-de-reglas.ts';
import type { Revision } from './revision.ts';

/** Compiles the rules by the local Firestore, which is stricter than Google's. */
export const reglas: Revision = {
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
