import type { Plugin } from 'vite';

export const ARCHIVO_MODULOS = '.vite/modulos.json';

/** chunk → the modules inside it, so that the budget can say what must not be in a first load. */
export function modulos(): Plugin {
  return {
    name: 'leal:modulos',
    apply: 'build',
    generateBundle(_, paquete) {
      const porChunk = Object.values(paquete).flatMap((parte) =>
        parte.type === 'chunk' ? [[parte.fileName, parte.moduleIds]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(porChunk));
      this.emitFile({ type: 'asset', fileName: ARCHIVO_MODULOS, source });
    },
  };
}
