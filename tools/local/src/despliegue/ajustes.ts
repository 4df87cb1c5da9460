import { join } from 'node:path';
import { loadEnv } from 'vite';
import type { Revision } from './revision.ts';

/** The settings that the page asks Hosting for, unless the build has them. */
const DE_LA_PAGINA = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map(
  (nombre) => `VITE_FIREBASE_${nombre}`,
);

/** All of the page's settings or none: with the key alone it would not ask Hosting for the rest. */
export const ajustes: Revision = {
  nombre: 'ajustes',
  revisar: ({ raiz, proyecto }) => {
    const dichos = loadEnv('production', join(raiz, 'web'), 'VITE_FIREBASE_');
    const faltan = DE_LA_PAGINA.filter((nombre) => !dichos[nombre]);
    if (faltan.length === DE_LA_PAGINA.length) return Promise.resolve([]);
    const delAjuste = dichos['VITE_FIREBASE_PROJECT_ID'];
    const quejas = faltan.map(
      (nombre) =>
        `falta ${nombre} en web/.env.production.local (están todos, o ninguno: entonces los da Hosting)`,
    );
    if (proyecto !== undefined && delAjuste && delAjuste !== proyecto)
      quejas.push(`VITE_FIREBASE_PROJECT_ID dice "${delAjuste}", y se despliega en "${proyecto}"`);
    return Promise.resolve(quejas);
  },
};
