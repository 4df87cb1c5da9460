import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore, type Settings } from 'firebase-admin/firestore';
import { llamadaAlAlmacen } from './llamada-al-almacen.ts';

const app = () => getApps()[0] ?? initializeApp();

/**
 * The SDK sends a commit that found the store away again by itself, for up to ten minutes. Here
 * `transaccion` decides about that, and somebody is waiting.
 */
const clientConfig = {
  interfaces: {
    'google.firestore.v1.Firestore': {
      retry_codes: { ninguno: [] },
      methods: { Commit: { retry_codes_name: 'ninguno' } },
    },
  },
};

const propios = {
  ignoreUndefinedProperties: true,
  clientConfig,
  'grpc.callInvocationTransformer': llamadaAlAlmacen,
};

let conexion: Settings = {};

/** Sets another connection to the store than the environment's, before its first use: for a store in this process. */
export function conectar(ajustes: Settings): void {
  conexion = ajustes;
}

let abierta: { readonly de: App; readonly base: Firestore } | undefined;

/**
 * The store is opened at the first request, so that loading the bundle for discovery opens nothing; and again for
 * another app.
 */
export function firestore(): Firestore {
  const de = app();
  if (abierta?.de !== de) {
    const base = getFirestore(de);
    base.settings({ ...conexion, ...propios });
    abierta = { de, base };
  }
  return abierta.base;
}

export const auth = (): Auth => getAuth(app());
