import type { Plugin } from 'vite';

const NADA = '\0leal:solo-firestore:';
type Ajeno = { readonly nombres: string; readonly de: RegExp };

const REACTFIRE = /[/\\]reactfire[/\\]/;
/**
 * The modules imported on the way to our listeners, which never run them, and by whom; the build fails if another name
 * of one is imported. `re2js` is a regular expression engine for Firestore's pipelines, which no query of ours is.
 */
const AJENOS: Readonly<Record<string, Ajeno>> = {
  'firebase/database': {
    nombres: 'get, off, onChildAdded, onChildChanged, onChildMoved, onChildRemoved, onValue',
    de: REACTFIRE,
  },
  'firebase/functions': { nombres: 'httpsCallable', de: REACTFIRE },
  re2js: { nombres: 'RE2JS', de: /[/\\]@firebase[/\\]firestore[/\\]/ },
};

/** An empty module stands in for each of them. Worth its lines: 100 KiB less for every phone that listens live. */
export function soloFirestore(): Plugin {
  const faltan = new Set(Object.keys(AJENOS));
  return {
    name: 'leal:solo-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId(fuente, deQuien = '') {
      if (!AJENOS[fuente]?.de.test(deQuien)) return undefined;
      faltan.delete(fuente);
      return NADA + fuente;
    },
    load: (id) => (id.startsWith(NADA) ? `export let ${AJENOS[id.slice(NADA.length)]?.nombres};` : undefined),
    buildEnd(error) {
      if (!error && faltan.size > 0)
        this.error(
          `On the way to the listeners stands ${[...faltan].join(', ')} no more: it can go from here.`,
        );
    },
  };
}
