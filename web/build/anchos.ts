import type { Plugin } from 'vite';
import { ESCRITORIO, TELEFONO } from '../src/ui/anchos.ts';

const NOMBRES = { '(--escritorio)': ESCRITORIO, '(--telefono)': TELEFONO };

/** Style sheets name their purpose: `@media (--escritorio)`. One place says which width that is. */
export const conAnchos = (css: string): string =>
  Object.entries(NOMBRES).reduce((escrito, [nombre, que]) => escrito.replaceAll(nombre, que), css);

export const anchos = (): Plugin => ({
  name: 'leal:anchos',
  enforce: 'pre',
  transform(codigo, id) {
    if (!/\.css(\?|$)/.test(id) || !codigo.includes('(--')) return undefined;
    return { code: conAnchos(codigo), map: null };
  },
});
