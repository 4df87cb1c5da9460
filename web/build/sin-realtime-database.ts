import type { Plugin } from 'vite';

const COMPARTIDO = '@firebase/util';

/** What loads long after the login, and uses much more of what they share. */
const TARDIOS =
  /[/\\](@firebase[/\\](firestore|webchannel-wrapper|storage|functions|remote-config)|reactfire|src[/\\]lib[/\\]vivo)[/\\]/;

const OTRA_BASE = 'firebase/database';
const NADA = '\0leal:sin-realtime-database';
/** All that reactfire takes of the Realtime Database; a name that it takes besides does not build. */
const SUS_NOMBRES = 'get, off, onChildAdded, onChildChanged, onChildMoved, onChildRemoved, onValue';

/**
 * Keeps what Firestore needs out of the login, and what nobody needs out of the phone.
 *
 * Firebase's helpers are one module, and a module lies in one chunk: the login would carry what only
 * Firestore uses of it (2 KiB). They keep no state, so Firestore has a copy of its own.
 *
 * reactfire's one entry holds on to the whole Realtime Database (50 KiB), which we have not.
 */
export const firebaseTardio = (): Plugin => ({
  name: 'leal:firebase-tardio',
  apply: 'build',
  enforce: 'pre',
  async resolveId(fuente, desde) {
    if (fuente === OTRA_BASE) return NADA;
    if (fuente !== COMPARTIDO || !desde || !TARDIOS.test(desde)) return null;
    const suyo = await this.resolve(fuente, desde, { skipSelf: true });
    return suyo && { ...suyo, id: `${suyo.id}?tardia` };
  },
  load: (id) => (id === NADA ? `export let ${SUS_NOMBRES};` : undefined),
});
