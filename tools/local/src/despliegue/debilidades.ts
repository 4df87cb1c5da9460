import { auditar } from '../auditoria/auditoria.ts';
import type { Revision } from './revision.ts';

/** Checks the packages that ship. When npm's registry does not answer nothing is known, and nothing is sent. */
export const debilidades: Revision = {
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
