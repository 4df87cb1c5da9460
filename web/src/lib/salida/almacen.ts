import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { anotarTelefono, borrarApuntes, apuntar, siguiente } from './apuntes.ts';
import {
  esRegistro,
  esRetenido,
  type Registro,
  sinResolver,
  sinTerminar,
  type Telefono,
} from './registro.ts';
import { alIrse } from '../al-cerrar.ts';
import { crearOyentes } from '../oyentes.ts';

/**
 * The outbox on this phone. It belongs to no session: what somebody has not sent yet stays when the session ends, under
 * that person's uid, and nobody else's page reads it.
 */
interface Esquema extends DBSchema {
  registros: { key: string; value: Registro; indexes: { uid: string } };
  /** One row: which phone this is, and how many actions it has taken. */
  telefono: { key: 'este'; value: Telefono };
}

const NOMBRE = 'leal-salida';
const ESTE = 'este';

let abierta: Promise<IDBPDatabase<Esquema>> | undefined;

function abrir(): Promise<IDBPDatabase<Esquema>> {
  abierta ??= openDB<Esquema>(NOMBRE, 1, {
    upgrade(db) {
      db.createObjectStore('registros', { keyPath: 'clave' }).createIndex('uid', 'uid');
      db.createObjectStore('telefono');
    },
    // A later version of the app waits for this one to let go.
    blocking: (_antes, _despues, suceso) => (suceso.target as IDBDatabase).close(),
    terminated: () => (abierta = undefined),
  }).catch((error: unknown) => {
    abierta = undefined;
    throw error;
  });
  return abierta;
}

alIrse(() => {
  abierta?.then((base) => base.close()).catch(() => undefined);
  abierta = undefined;
});

/** The channel that tells the other tabs of this phone. */
const canal = globalThis.BroadcastChannel === undefined ? undefined : new BroadcastChannel(NOMBRE);
const oyentes = crearOyentes();

/** Called after each change, of this tab or another. */
export const alCambiarSalida = oyentes.suscribir;

canal?.addEventListener('message', oyentes.despertar);

function despertar(): void {
  oyentes.despertar();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, no window
  canal?.postMessage(null);
}

/** A register that cannot be read takes the others with it when they are read together. */
async function leerUnoPorUno(base: IDBPDatabase<Esquema>, uid: string): Promise<(Registro | undefined)[]> {
  const claves = await base.getAllKeysFromIndex('registros', 'uid', uid);
  return Promise.all(claves.map((clave) => base.get('registros', clave).catch(() => undefined)));
}

/** The registers that can be read, in the order of the taps. */
export async function registrosDe(uid: string): Promise<Registro[]> {
  const base = await abrir();
  const leidos: readonly unknown[] = await base
    .getAllFromIndex('registros', 'uid', uid)
    .catch(() => leerUnoPorUno(base, uid));
  return leidos.filter(esRegistro).toSorted((a, b) => a.secuencia - b.secuencia);
}

export const contarSinEnviar = async (uid: string): Promise<number> =>
  (await registrosDe(uid)).filter(sinResolver).length;

/** Nobody waits for it any more, and it has been said that it was not kept. */
function dejarloAl(fin: AbortSignal | undefined, tx: { abort: () => void; done: Promise<void> }): void {
  const dejar = () => {
    try {
      tx.abort();
    } catch {
      // The register is being written this moment: asked again under its key, it is this one.
    }
  };
  fin?.addEventListener('abort', dejar);
  tx.done.catch(() => undefined).finally(() => fin?.removeEventListener('abort', dejar));
}

/**
 * Keeps a new register: when this resolves it is on the disk (`strict`), with the next number of this phone. One that
 * was kept under its key before is given back as it is. Rejects when the phone has no room or no storage; after
 * `fin` nothing of it is kept any more.
 */
export async function guardarNuevo(
  clave: string,
  hacer: (telefono: Telefono) => Registro,
  fin?: AbortSignal,
): Promise<Registro> {
  const base = await abrir();
  fin?.throwIfAborted();
  const tx = base.transaction(['registros', 'telefono'], 'readwrite', { durability: 'strict' });
  dejarloAl(fin, tx);
  const registros = tx.objectStore('registros');
  const previo = await registros.get(clave);
  if (previo) return previo;
  const telefonos = tx.objectStore('telefono');
  const telefono = siguiente(await telefonos.get(ESTE));
  const nuevo = hacer(telefono);
  await Promise.all([telefonos.put(telefono, ESTE), registros.add(nuevo), tx.done]);
  anotarTelefono(telefono);
  apuntar(nuevo, true);
  despertar();
  return nuevo;
}

type Cambio = Partial<
  Pick<
    Registro,
    'estado' | 'mensaje' | 'codigo' | 'detalles' | 'http' | 'respuesta' | 'resuelto_en' | 'dicho'
  >
>;

/**
 * Changes one in one transaction, so that of two who want it only one gets it. `hacer` gives it back as it was when
 * there is nothing to change, and nothing when it shall go. Resolves with what it was; undefined when it was not there.
 */
export async function cambiarUno(
  clave: string,
  hacer: (antes: Registro) => Registro | undefined,
): Promise<Registro | undefined> {
  const tx = (await abrir()).transaction('registros', 'readwrite', { durability: 'strict' });
  const antes = await tx.store.get(clave);
  if (!antes) return undefined;
  const despues = hacer(antes);
  if (despues === antes) return antes;
  if (!despues) borrarApuntes([clave]);
  await Promise.all([despues ? tx.store.put(despues) : tx.store.delete(clave), tx.done]);
  if (despues) apuntar(despues, sinTerminar(despues));
  despertar();
  return antes;
}

/** Registers that are over are kept for some days, out of the way of the outbox, which is read whole at each change. */
export const archivoDe = (uid: string): string => `${uid}/enviados`;

/** Changes many in one transaction. */
export async function cambiarVarios(
  claves: readonly string[],
  hacer: (antes: Registro) => Registro,
): Promise<void> {
  const tx = (await abrir()).transaction('registros', 'readwrite', { durability: 'strict' });
  const cambiar = async (clave: string) => {
    const antes = await tx.store.get(clave);
    if (antes) await tx.store.put(hacer(antes));
  };
  await Promise.all([...claves.map(cambiar), tx.done]);
  despertar();
}

/** Notes what has become of it. Undefined when it is no longer there. */
export const anotar = (clave: string, cambio: Cambio): Promise<Registro | undefined> =>
  cambiarUno(clave, (antes) => ({ ...antes, ...cambio }));

const sinRetener = (registro: Registro): Registro => ({ ...registro, retenido_hasta: undefined });

/** The hold is over: it may be sent. */
export const soltar = (clave: string): Promise<unknown> =>
  cambiarUno(clave, (antes) => (antes.retenido_hasta === undefined ? antes : sinRetener(antes)));

/** Takes a register before sending: from here on nobody changes or undoes it. Undefined: it is gone, or answered. */
export async function tomar(clave: string): Promise<Registro | undefined> {
  const antes = await cambiarUno(clave, (registro) =>
    registro.estado === 'pendiente' ? { ...sinRetener(registro), estado: 'enviando' } : registro,
  );
  return antes && sinResolver(antes) ? antes : undefined;
}

/** Forgets what is held. False when it was not any more: then nothing has changed. */
export async function deshacer(clave: string): Promise<boolean> {
  const antes = await cambiarUno(clave, (registro) => (esRetenido(registro) ? undefined : registro));
  return antes !== undefined && esRetenido(antes);
}

export async function quitar(...claves: readonly string[]): Promise<void> {
  const tx = (await abrir()).transaction('registros', 'readwrite');
  borrarApuntes(claves);
  await Promise.all([...claves.map((clave) => tx.store.delete(clave)), tx.done]);
  despertar();
}
