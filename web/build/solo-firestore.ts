import type { Plugin } from 'vite';

const NADA = '\0leal:solo-firestore:';
/** What reactfire imports of services that our listeners do not use; the build fails if it imports another name. */
const AJENOS: Readonly<Record<string, string>> = {
  'firebase/database': 'get, off, onChildAdded, onChildChanged, onChildMoved, onChildRemoved, onValue',
  'firebase/functions': 'httpsCallable',
};
const DE_REACTFIRE = /[/\\]reactfire[/\\]/;

/**
 * reactfire's one entry imports services that no listener of ours uses: an empty module stands in for each. Worth its
 * lines: 53 KiB less for every phone that listens live.
 */
export function soloFirestore(): Plugin {
  const faltan = new Set(Object.keys(AJENOS));
  return {
    name: 'leal:solo-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId(fuente, deQuien = '') {
      if (!(fuente in AJENOS) || !DE_REACTFIRE.test(deQuien)) return undefined;
      faltan.delete(fuente);
      return NADA + fuente;
    },
    load: (id) => (id.startsWith(NADA) ? `export let ${AJENOS[id.slice(NADA.length)]};` : undefined),
    buildEnd(error) {
      if (!error && faltan.size > 0)
        this.error(`reactfire imports ${[...faltan].join(', ')} no more: it can go from here.`);
    },
  };
}
