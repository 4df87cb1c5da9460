import { auditar } from '../auditoria/auditoria.ts';
import type { Revision } from './revision.ts';

/** Of the packages that ship. Without an answer of npm's registry nothing is known, which is told. */
export const debilidades: Revision = {
  nombre: 'debilidades',
  revisar: async ({ raiz, conDebilidades = false, avisar }) => {
    const { linea, graves } = await auditar(raiz);
    if (graves.length > 0 && !conDebilidades)
      return graves.map((una) => `${una}: actualízalo, o di --con-debilidades`);
    avisar?.(linea);
    return [];
  },
};
