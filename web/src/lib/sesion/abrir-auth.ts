import { getDefaultEmulatorHost } from '@firebase/util';
import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';
import { leerConfiguracion } from './configuracion.ts';

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
