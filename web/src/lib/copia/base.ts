import type { Fecha } from '@leal/domain';
import { alIrse } from '../al-cerrar.ts';

/** The database of the day's copy, on this device alone. Registers that wait to be sent are not in it. */
const BASE = 'leal-copia';
const RESPUESTAS = 'respuestas';

/** An answer of the server, as it travels, and when it came by the server's clock. */
export type Guardada = { readonly version: number; readonly en: number; readonly respuesta: unknown };

/** The person and the business day of the answers: nothing else can be found by it. */
export type Cajon = { readonly uid: string; readonly dia: Fecha };

const hecho = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolver, rechazar) => {
    pedido.addEventListener('success', () => resolver(pedido.result));
    pedido.addEventListener('error', () => rechazar(pedido.error ?? new Error('IndexedDB failed')));
  });

async function abrirUna(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BASE, 1);
  pedido.addEventListener('upgradeneeded', () => pedido.result.createObjectStore(RESPUESTAS));
  const base = await hecho(pedido);
  // Another tab deletes or repairs it, or the browser took it away: the next use opens it again.
  base.addEventListener('versionchange', () => base.close());
  for (const suceso of ['versionchange', 'close']) base.addEventListener(suceso, () => (abierta = undefined));
  if (base.objectStoreNames.contains(RESPUESTAS)) return base;
  base.close();
  throw new Error('The copy has another form');
}

/** A storage that cannot be used is thrown away: it is only a copy. */
async function abrir(): Promise<IDBDatabase> {
  try {
    return await abrirUna();
  } catch {
    await hecho(indexedDB.deleteDatabase(BASE));
    return abrirUna();
  }
}

let abierta: Promise<IDBDatabase> | undefined;

alIrse(() => {
  abierta?.then((base) => base.close()).catch(() => undefined);
  abierta = undefined;
});

async function conRespuestas<T>(
  modo: IDBTransactionMode,
  hacer: (respuestas: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  abierta ??= abrir();
  const base = abierta;
  try {
    return await hecho(hacer((await base).transaction(RESPUESTAS, modo).objectStore(RESPUESTAS)));
  } catch (error) {
    if (abierta === base) abierta = undefined;
    throw error;
  }
}

const claveDe = ({ uid, dia }: Cajon, cual: string): IDBValidKey => [uid, dia, cual];

export const leerGuardada = (cajon: Cajon, cual: string): Promise<unknown> =>
  conRespuestas<unknown>('readonly', (r) => r.get(claveDe(cajon, cual)));

export const guardarla = (cajon: Cajon, cual: string, guardada: Guardada): Promise<unknown> =>
  conRespuestas('readwrite', (r) => r.put(guardada, claveDe(cajon, cual)));

export const borrarla = (cajon: Cajon, cual: string): Promise<unknown> =>
  conRespuestas('readwrite', (r) => r.delete(claveDe(cajon, cual)));

/** Deletes what is somebody else's or another day's. */
export const conservarSolo = ({ uid, dia }: Cajon): Promise<unknown> =>
  conRespuestas('readwrite', (r) => {
    r.delete(IDBKeyRange.upperBound([uid, dia]));
    // A list sorts after every text in IndexedDB.
    return r.delete(IDBKeyRange.lowerBound([uid, dia, []]));
  });

export const vaciarCopia = (): Promise<unknown> => conRespuestas('readwrite', (r) => r.clear());
