import type { Plugin } from 'vite';
import { MEDIDAS } from '../src/app/tema.ts';

/** Writes the theme's sizes where a sheet names them: no page carries those that it does not use. */
export const conMedidas = (css: string): string =>
  css.replaceAll(
    /var\((--(?:letra|radio|papel|tinta)[\w-]*)\)/g,
    (todo, nombre: string) => MEDIDAS[nombre] ?? todo,
  );

export const literales = (): Plugin => ({
  name: 'leal:literales',
  enforce: 'pre',
  transform(codigo, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined;
    const escrito = conMedidas(codigo);
    return escrito === codigo ? undefined : { code: escrito, map: null };
  },
});
