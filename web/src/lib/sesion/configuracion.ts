import { getDefaultAppConfig } from '@firebase/util';
import type { FirebaseOptions } from 'firebase/app';

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

/** From the build's environment, else from what the page was handed over, else from Hosting. */
export async function leerConfiguracion(): Promise<FirebaseOptions> {
  if (DE_CONSTRUCCION.apiKey) return DE_CONSTRUCCION;
  const entregada: FirebaseOptions | undefined = getDefaultAppConfig();
  return entregada?.apiKey ? entregada : deHosting();
}
