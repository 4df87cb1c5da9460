import type { Plugin } from 'vite';

const OTRA_BASE = 'firebase/database';
const NADA = '\0leal:sin-realtime-database';
/** All that reactfire imports from the Realtime Database; the build fails if it imports another name. */
const SUS_NOMBRES = 'get, off, onChildAdded, onChildChanged, onChildMoved, onChildRemoved, onValue';

/**
 * reactfire's one entry imports the whole Realtime Database, which we do not use: an empty module stands in
 * for it. Worth its lines: 50 KiB less for every phone that listens live.
 */
export function sinRealtimeDatabase(): Plugin {
  let usado = false;
  return {
    name: 'leal:sin-realtime-database',
    apply: 'build',
    enforce: 'pre',
    resolveId(fuente) {
      if (fuente !== OTRA_BASE) return undefined;
      usado = true;
      return NADA;
    },
    load: (id) => (id === NADA ? `export let ${SUS_NOMBRES};` : undefined),
    buildEnd(error) {
      if (!error && !usado) this.error(`Nobody imports ${OTRA_BASE} any more: this plugin can go.`);
    },
  };
}
