// A browser that is signed in already: what the identity SDK and the app have stored after the login.
// The login itself is walked by its own tests; the others need not go through it each time.
import type { ClienteSuite } from '@leal/local';
import type { BrowserContext } from 'playwright-core';
import { CONTRASENA } from './acceso.ts';
import { pedirAuth } from './identidad-local.ts';

type Identidad = {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

const UNA_HORA_MS = 3_600_000;

const entrar = (suite: ClienteSuite, email: string): Promise<Identidad> =>
  pedirAuth(suite, 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo', {
    email,
    password: CONTRASENA,
    returnSecureToken: true,
  });

/** What `firebase/auth` writes into IndexedDB with 'Recordarme' ticked. */
const registroDe = ({ localId: uid, email, idToken, refreshToken }: Identidad) => ({
  fbase_key: 'firebase:authUser:demo:[DEFAULT]',
  value: {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + UNA_HORA_MS,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'demo',
    appName: '[DEFAULT]',
  },
});

const ROLES = { gerente: 6, supervisor: 7 } as const;
const rolDe = (email: string): number =>
  email.startsWith('gerente') ? ROLES.gerente : email.startsWith('supervisor') ? ROLES.supervisor : 5;

/** What the app keeps in local storage (spec §3). */
function recuerdoDe({ localId, email, displayName = email }: Identidad): Record<string, string> {
  const usuario = { id_usuario: localId, id_rol: rolDe(email), nombre: displayName, email };
  return {
    id_usuario: localId,
    id_rol: String(usuario.id_rol),
    nombre_usuario: displayName,
    sesion: JSON.stringify(usuario),
  };
}

type Guardada = { registro: ReturnType<typeof registroDe>; recuerdo: Record<string, string> };

/** Runs before everything else of a page; does nothing in a profile that has had its session, be it over by now. */
function ponerSesion({ registro, recuerdo }: Guardada): void {
  const PUESTA = 'sesion_puesta=1';
  if (!location.protocol.startsWith('http') || document.cookie.includes(PUESTA)) return;
  document.cookie = `${PUESTA}; path=/`;
  for (const [clave, valor] of Object.entries(recuerdo)) localStorage.setItem(clave, valor);
  // Whoever opens the same database after this waits until its first version is whole.
  const apertura = indexedDB.open('firebaseLocalStorageDb', 1);
  apertura.addEventListener('upgradeneeded', () => {
    const almacen = apertura.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    almacen.put(registro);
  });
  apertura.addEventListener('success', () => apertura.result.close());
}

/** Makes a new profile this person's. Playwright's own saved states would load a page of their own for it. */
export async function guardarSesion(
  suite: ClienteSuite,
  contexto: BrowserContext,
  email: string,
): Promise<void> {
  const identidad = await entrar(suite, email);
  const guardada: Guardada = { registro: registroDe(identidad), recuerdo: recuerdoDe(identidad) };
  await contexto.addInitScript(ponerSesion, guardada);
}
