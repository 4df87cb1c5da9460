// A browser that is signed in already: what the identity SDK and the app have stored after the login.
// The login itself is walked by its own tests; the others need not go through it each time.
import type { BrowserContextOptions } from 'playwright-core';
import type { ClienteSuite } from '@leal/local';
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

/** `indexedDB:firebaseLocalStorageDb`, as `firebase/auth` writes it with 'Recordarme' ticked. */
const baseDeIdentidad = ({ localId: uid, email, idToken, refreshToken }: Identidad) => ({
  name: 'firebaseLocalStorageDb',
  version: 1,
  stores: [
    {
      name: 'firebaseLocalStorage',
      autoIncrement: false,
      keyPath: 'fbase_key',
      indexes: [],
      records: [
        {
          value: {
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
          },
        },
      ],
    },
  ],
});

const ROLES = { gerente: 6, supervisor: 7 } as const;
const rolDe = (email: string): number =>
  email.startsWith('gerente') ? ROLES.gerente : email.startsWith('supervisor') ? ROLES.supervisor : 5;

function recuerdoDe({ localId, email, displayName = email }: Identidad) {
  const usuario = { id_usuario: localId, id_rol: rolDe(email), nombre: displayName, email };
  return [
    { name: 'id_usuario', value: localId },
    { name: 'id_rol', value: String(usuario.id_rol) },
    { name: 'nombre_usuario', value: displayName },
    { name: 'sesion', value: JSON.stringify(usuario) },
  ];
}

/** What a new browser profile must hold to be this person's. */
export async function sesionGuardada(
  suite: ClienteSuite,
  email: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const identidad = await entrar(suite, email);
  const origen = {
    origin: new URL(suite.url).origin,
    localStorage: recuerdoDe(identidad),
    indexedDB: [baseDeIdentidad(identidad)],
  };
  return { cookies: [], origins: [origen] };
}
