import { auditar } from '../auditoria/auditoria.ts';
import type { Revision } from './revision.ts';

/** Of the packages that ship. Without an answer of npm's registry nothing is known, and nothing is sent. */
export const debilidades: Revision = {
  nombre: 'debilidades',
  revisar: async ({ raiz, conDebilidades = false, avisar }) => {
    const { linea, graves, revisada } = await auditar(raiz);
    if (!revisada && !conDebilidades) return [`${linea} Inténtalo de nuevo, o di --con-debilidades`];
    if (graves.length > 0 && !conDebilidades)
      return graves.map((una) => `${una}: actualízalo, o di --con-debilidades`);
    avisar?.(linea);
    return [];
  },
};
