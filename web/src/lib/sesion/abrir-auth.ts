import { getDefaultAppConfig, getDefaultEmulatorHost } from '@firebase/util';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';

const DE_CONSTRUCCION: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

async function deHosting(): Promise<FirebaseOptions> {
  const respuesta = await fetch('/__/firebase/init.json');
  return (await respuesta.json()) as FirebaseOptions;
}

/** From the build's environment, else from what the page was given, else from Hosting. */
async function leerConfiguracion(): Promise<FirebaseOptions> {
  if (DE_CONSTRUCCION.apiKey) return DE_CONSTRUCCION;
  const entregada: FirebaseOptions | undefined = getDefaultAppConfig();
  return entregada?.apiKey ? entregada : deHosting();
}

/**
 * An instance of the identity service; one without a name is the page's own. Explicit persistence and
 * no popup resolver: that leaves out a third of the SDK and the script that it would fetch from outside
 * at start.
 */
export async function abrirAuth(persistence: Persistence[], nombre?: string): Promise<Auth> {
  const auth = initializeAuth(initializeApp(await leerConfiguracion(), nombre), { persistence });
  auth.languageCode = 'es';
  const emulador = getDefaultEmulatorHost('auth');
  if (emulador) connectAuthEmulator(auth, `http://${emulador}`, { disableWarnings: true });
  return auth;
}
