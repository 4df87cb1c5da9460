import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

const app = () => getApps()[0] ?? initializeApp();

/**
 * The SDK sends a commit that found the store away again by itself, for up to ten minutes. Here
 * `transaccion` decides about that, and somebody is waiting.
 */
const clientConfig = {
  interfaces: {
    'google.firestore.v1.Firestore': {
      retry_codes: { ninguno: [] },
      methods: { Commit: { timeout_millis: 10_000, retry_codes_name: 'ninguno' } },
    },
  },
};

let base: Firestore | undefined;

/** Made at the first request, so that loading the bundle for discovery opens nothing. */
export function firestore(): Firestore {
  if (base === undefined) {
    base = getFirestore(app());
    base.settings({ ignoreUndefinedProperties: true, clientConfig });
  }
  return base;
}

export const auth = (): Auth => getAuth(app());
