import { getDefaultEmulatorHostnameAndPort } from '@firebase/util';
import { getApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { alCerrarSesion } from '../al-cerrar.ts';

let abierto: Firestore | undefined;

function abrir(): Firestore {
  // The SDK would fill the console without signal; nobody needs it to work.
  setLogLevel('silent');
  const firestore = initializeFirestore(getApp(), { localCache: memoryLocalCache() });
  const emulador = getDefaultEmulatorHostnameAndPort('firestore');
  if (emulador) connectFirestoreEmulator(firestore, ...emulador);
  return firestore;
}

/** One instance per session, with a cache in memory only; it ends with the session, and its cache with it. */
export function firestoreDeLaSesion(): Firestore {
  abierto ??= abrir();
  return abierto;
}

alCerrarSesion(() => {
  const anterior = abierto;
  abierto = undefined;
  if (anterior) void terminate(anterior).catch(globalThis.reportError);
});
