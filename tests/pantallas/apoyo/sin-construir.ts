// The parts that the app's build makes, for screens that nobody draws: no style sheets; no listener, which is for the
// browser; and no guard of the deaf time, because nobody has fingers here: of all events it would only hear a form that
// is sent.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import paquete from '../../../web/package.json' with { type: 'json' };

const CALLABLES = fileURLToPath(new URL('callables.ts', import.meta.url));
const ESTILOS = 'virtual:estilos-antd/';
/** The code in place of modules whose path ends so. */
const EN_SU_LUGAR: readonly (readonly [string, string])[] = [
  ['/vivo/Antena.tsx', 'export const Antena = () => null;'],
  ['/capas/guardia.ts', 'export const montarGuardia = () => () => undefined;'],
  ['/abrir-functions.ts', `export * from ${JSON.stringify(CALLABLES)};`],
];
const VACIO = '\0sin-construir:';
/** antd's files by their own names: the build has one copy of antd, and so has this process. */
const DE_ANTD = /^antd\/es\//;

export const sinConstruir = (): Plugin => ({
  name: 'leal:sin-construir',
  enforce: 'pre',
  config: () => ({ define: { 'import.meta.env.VITE_VERSION': JSON.stringify(paquete.version) } }),
  resolveId(id) {
    if (DE_ANTD.test(id)) return this.resolve(id.replace(DE_ANTD, 'antd/lib/'));
    if (id.startsWith(ESTILOS)) return VACIO;
    const cual = EN_SU_LUGAR.findIndex(([fin]) => id.endsWith(fin));
    return cual === -1 ? undefined : VACIO + cual;
  },
  load: (id) => {
    if (!id.startsWith(VACIO)) return undefined;
    return id === VACIO ? '' : EN_SU_LUGAR[Number(id.slice(VACIO.length))]?.[1];
  },
});
