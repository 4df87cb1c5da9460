// A browser that is signed in already: what the identity SDK and the app have stored after the login.
// The login itself is walked by its own tests; the others need not go through it each time.
import type { ClienteSuite } from '@leal/local';
import type { Page } from 'playwright-core';
import { cargaDe } from '../../setup/token.ts';
import { CONTRASENA } from './acceso.ts';
import { pedirAuth } from './identidad-local.ts';
import { irALaOrilla } from './perfil.ts';

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

/** The record that `firebase/auth` keeps in local storage with 'Recordarme' ticked. */
const registroDe = ({ localId: uid, email, idToken, refreshToken }: Identidad): Record<string, string> => ({
  'firebase:authUser:demo:[DEFAULT]': JSON.stringify({
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
  }),
});

/** The fields that the app keeps in local storage (spec §3). */
function recuerdoDe({ localId, email, idToken, displayName = email }: Identidad): Record<string, string> {
  const usuario = { id_usuario: localId, id_rol: cargaDe(idToken).id_rol, nombre: displayName, email };
  return {
    id_usuario: localId,
    id_rol: String(usuario.id_rol),
    nombre_usuario: displayName,
    sesion: JSON.stringify(usuario),
  };
}

/** Runs in the page. */
function guardar(recuerdo: Record<string, string>): void {
  for (const [clave, valor] of Object.entries(recuerdo)) localStorage.setItem(clave, valor);
}

/** Makes a new profile this person's. Playwright's own saved states would load a page of their own for it. */
export async function guardarSesion(suite: ClienteSuite, pagina: Page, email: string): Promise<void> {
  const [identidad, ahora] = await Promise.all([
    entrar(suite, email),
    suite.ahora(),
    irALaOrilla(pagina, suite.url),
  ]);
  // The answers to a login have told the server's clock, which is another week's than this machine's.
  const reloj = { leal_desfase_ms: String(ahora.getTime() - Date.now()) };
  await pagina.evaluate(guardar, { ...registroDe(identidad), ...recuerdoDe(identidad), ...reloj });
}
