// One's own account: another password, and a theme that is there before the first paint.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CONTRASENA } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { PROPIA } from '../apoyo/propia.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';

const { mundo, suite, abrirComo, abrirEn } = usarEscenas();
const NUEVA = 'Nueva.2026';

async function enPerfil(email: string) {
  const visita = await abrirEn(email, 'cobrador/profile');
  await visita.pagina.getByRole('heading', { name: 'Mi perfil' }).waitFor();
  // The build has put it in.
  await visita.pagina.getByText(/^Leal, versión \d+\.\d+\.\d+$/).waitFor();
  return visita;
}

async function llenar(pagina: Page, actual: string, nueva: string, repetida = nueva): Promise<void> {
  await pagina.getByLabel('Contraseña actual').fill(actual);
  await pagina.getByLabel('Contraseña nueva').fill(nueva);
  await pagina.getByLabel('Confirmar contraseña').fill(repetida);
  await pagina.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('a new password meets the rules, is typed twice, and needs the current one; then it works', async () => {
  const { email } = await mundo.cobrador();
  const { pagina, consola } = await enPerfil(email);
  consola.tolerar(FALLO_DE_RED);
  const requisitos = pagina.getByRole('list', { name: 'Requisitos de la contraseña' });
  await llenar(pagina, 'No.Era.1', 'corta', 'otra');
  await pagina.getByText('La contraseña no cumple con los requisitos.', { exact: true }).waitFor();
  await pagina.getByText('Las contraseñas no coinciden.', { exact: true }).waitFor();
  await expect.poll(() => requisitos.getByText('Al menos una letra minúscula: cumple').count()).toBe(1);
  await expect.poll(() => requisitos.getByText(/: falta$/).count()).toBe(4);

  await llenar(pagina, 'No.Era.1', NUEVA);
  await pagina.getByText('La contraseña actual no es correcta.', { exact: true }).waitFor();
  expect(await pagina.getByLabel('Contraseña nueva').inputValue()).toBe(NUEVA);

  await llenar(pagina, CONTRASENA, NUEVA);
  await dicho(pagina, 'Contraseña actualizada correctamente');
  await expect.poll(() => pagina.getByLabel('Contraseña actual').inputValue()).toBe('');
  await expect(suite.token(email, NUEVA)).resolves.toMatch(/\./);
});

test('the session goes on: what was asked before the change and is refused after it is asked again with the new login', async () => {
  const { email } = await mundo.cobrador([creditoDe('Ana López')]);
  const { pagina, contexto, consola } = await abrirComo(email);
  consola.tolerar(FALLO_DE_RED);
  const [cambiada, negada] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const json = { code: 'NO_AUTENTICADO', message: 'Tu sesión terminó.' };
  let pedidas = 0;
  await contexto.route('**/solicitudes/mias**', async (ruta) => {
    if ((pedidas += 1) > 1) return ruta.continue();
    await cambiada.promise;
    await ruta.fulfill({ status: 401, headers: PROPIA, json });
    negada.resolve();
  });
  // The identity service counts whole seconds: the change comes in another one than the check before it.
  const segundo = () => Math.floor(Date.now() / 1000);
  await contexto.route('**/accounts:update**', async (ruta) => {
    await expect.poll(segundo, { interval: 20 }).toBeGreaterThan(segundo());
    const response = await ruta.fetch();
    cambiada.resolve();
    await negada.promise;
    await ruta.fulfill({ response });
  });
  const pedida = pagina.waitForRequest('**/solicitudes/mias**');
  await pagina.goto(`${suite.url}cobrador/profile`);
  await pedida;
  const pedidaOtraVez = pagina.waitForResponse((r) => r.url().includes('/solicitudes/mias') && r.ok());
  await llenar(pagina, CONTRASENA, NUEVA);
  await pedidaOtraVez;
  await irA(pagina, `${suite.url}cobrador`);
  await encabezadoRuta(pagina, 1).waitFor();
});

test('the theme that was chosen stays, also on the login, and is there before any code', async () => {
  const { email } = await mundo.cobrador();
  const { pagina, contexto, consola } = await enPerfil(email);
  consola.tolerar(FALLO_DE_RED);
  const tema = () => pagina.evaluate(() => document.documentElement.dataset['tema']);
  const fondo = () => pagina.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await tema()).toBe('claro');
  const claro = await fondo();
  await pagina.getByText('Oscuro', { exact: true }).click();
  await expect.poll(tema).toBe('oscuro');
  await expect.poll(fondo).not.toBe(claro);
  const oscuro = await fondo();

  await contexto.route(/\/assets\/(?!arranque).*\.js$/, (ruta) => ruta.abort());
  await pagina.goto(suite.url, { waitUntil: 'commit' });
  await pagina.locator('body').waitFor({ state: 'attached' });
  expect(await tema()).toBe('oscuro');
  await expect.poll(fondo).toBe(oscuro);
  await dejarPasar(contexto);

  await pagina.goto(`${suite.url}cobrador/profile`);
  await pagina.getByText('Automático', { exact: true }).click();
  await pagina.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(tema).toBe('oscuro');
  await pagina.emulateMedia({ colorScheme: 'light' });
  await expect.poll(tema).toBe('claro');
});
