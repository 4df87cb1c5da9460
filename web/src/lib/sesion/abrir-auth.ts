import { getDefaultEmulatorHost, getDefaults } from '@firebase/util';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';
import { almacenLocal } from '../almacen-local.ts';
import { ErrorAcceso } from './error-acceso.ts';

const DE_CONSTRUCCION: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** The environment that Firebase's SDKs look up: the project, and other hosts than Google's where somebody set them. */
type Entorno = Omit<NonNullable<ReturnType<typeof getDefaults>>, 'config'> & {
  readonly config: FirebaseOptions;
};

const esEntorno = (valor: unknown): valor is Entorno =>
  typeof (valor as Partial<Entorno> | null | undefined)?.config?.apiKey === 'string';

const CLAVE = 'leal_firebase';

const guardar = (entorno: Entorno): void => almacenLocal.guardar(CLAVE, JSON.stringify(entorno));

/** The environment of an earlier start, also for one without a line. */
function leerGuardado(): Entorno | undefined {
  try {
    const guardado: unknown = JSON.parse(almacenLocal.leer(CLAVE) ?? 'null');
    return esEntorno(guardado) ? guardado : undefined;
  } catch {
    return undefined;
  }
}

async function deHosting(): Promise<FirebaseOptions> {
  const respuesta = await fetch('/__/firebase/init.json');
  return (await respuesta.json()) as FirebaseOptions;
}

/** Serves at once; what Hosting says now is taken at the next start. */
function servirGuardado(guardado: Entorno): FirebaseOptions {
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: guardado });
  deHosting().then(
    (config) => esEntorno({ config }) && guardar({ ...guardado, config }),
    // Nobody waits for it.
    () => undefined,
  );
  return guardado.config;
}

/** The configuration of the build's environment, else what the page was given, else the stored one, else Hosting's. */
async function buscarConfiguracion(): Promise<FirebaseOptions> {
  if (DE_CONSTRUCCION.apiKey) return DE_CONSTRUCCION;
  const entregado = getDefaults();
  if (esEntorno(entregado)) {
    guardar(entregado);
    return entregado.config;
  }
  const guardado = leerGuardado();
  if (guardado) return servirGuardado(guardado);
  const config = await deHosting();
  guardar({ config });
  return config;
}

let configuracion: Promise<FirebaseOptions> | undefined;

/** The configuration is found once for the page; a failure (no signal) may be tried again. */
function leerConfiguracion(): Promise<FirebaseOptions> {
  configuracion ??= buscarConfiguracion().catch((error: unknown) => {
    configuracion = undefined;
    throw error;
  });
  return configuracion;
}

/** A demo project is only in emulators. Without their hosts a password would go to Google, for nobody's project. */
function exigirAnfitriones({ projectId = '' }: FirebaseOptions): void {
  if (!projectId.startsWith('demo-') || getDefaultEmulatorHost('auth')) return;
  throw new ErrorAcceso(
    `"${projectId}" es un proyecto de prueba y esta página no sabe dónde están sus emuladores: ábrela con npm run emuladores.`,
  );
}

/**
 * An instance of the identity service; one without a name is the page's own. Explicit persistence and
 * no popup resolver: that leaves out a third of the SDK and the script that it would fetch from outside
 * at start.
 */
export async function abrirAuth(persistence: Persistence[], nombre?: string): Promise<Auth> {
  const config = await leerConfiguracion();
  exigirAnfitriones(config);
  const auth = initializeAuth(initializeApp(config, nombre), { persistence });
  auth.languageCode = 'es';
  const emulador = getDefaultEmulatorHost('auth');
  if (emulador) connectAuthEmulator(auth, `http://${emulador}`, { disableWarnings: true });
  return auth;
}
