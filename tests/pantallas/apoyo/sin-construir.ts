// What the app's build makes, for screens that nobody draws: no style sheets, and no listener, which is for the browser.
import type { Plugin } from 'vite';

const ESTILOS = 'virtual:estilos-antd/';
const ANTENA = /\/lib\/vivo\/Antena\.tsx$/;
const SIN_ANTENA = '\0sin-antena';

export const sinConstruir = (): Plugin => ({
  name: 'leal:sin-construir',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(ESTILOS) ? `\0${id}.js` : ANTENA.test(id) ? SIN_ANTENA : undefined),
  load: (id) => {
    if (id === SIN_ANTENA) return 'export const Antena = () => null;';
    return id.startsWith(`\0${ESTILOS}`) ? '' : undefined;
  },
});
