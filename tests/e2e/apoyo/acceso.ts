// Signing in, as a person does it.
import type { Page } from 'playwright-core';

export const CONTRASENA = 'Leal.2026';

/** The code that signing in needs beside the login's own. */
export const RESTO_DE_LA_ENTRADA = [/\/sesion-.*\.js$/, /\/usuario-.*\.js$/];

type Credenciales = { readonly email: string; readonly password?: string; readonly recordar?: boolean };

export async function llenarAcceso(pagina: Page, { email, password, recordar }: Credenciales): Promise<void> {
  await pagina.getByLabel('Correo electrónico').fill(email);
  await pagina.getByLabel('Contraseña', { exact: true }).fill(password ?? CONTRASENA);
  if (recordar !== undefined) await pagina.getByLabel('Recordarme').setChecked(recordar);
  await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** From the login to whatever home the account has. */
export async function entrar(pagina: Page, url: string, credenciales: Credenciales): Promise<void> {
  await pagina.goto(url);
  await llenarAcceso(pagina, credenciales);
  await pagina.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
}

/** From the header; it is asked first. */
export async function cerrarSesion(pagina: Page): Promise<void> {
  const boton = { name: 'Cerrar sesión', exact: true } as const;
  await pagina.getByRole('banner').getByRole('button', boton).click();
  await pagina.getByRole('dialog').getByRole('button', boton).click();
}

export const direccion = (pagina: Page): string => new URL(pagina.url()).pathname;

/** The address bar, once the app has got there. */
export const llegarA = (pagina: Page, camino: string): Promise<void> =>
  pagina.waitForURL(({ pathname }) => pathname === camino);

const CLAVES = ['id_usuario', 'id_rol', 'nombre_usuario', 'sesion'] as const;

/** The fields that local storage keeps of the person (spec §3). */
export const recuerdo = (pagina: Page): Promise<Record<string, string | null>> =>
  pagina.evaluate(
    (claves) => Object.fromEntries(claves.map((clave) => [clave, localStorage.getItem(clave)])),
    CLAVES,
  );

/** Of whoever has signed out, or never came in. */
export const NADA = { id_usuario: null, id_rol: null, nombre_usuario: null, sesion: null };
