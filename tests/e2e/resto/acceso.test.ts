// The login: its size, the forgotten password, and what is pressed before its code is there.
import { describe, expect, test } from 'vitest';
import { llegarA, llenarAcceso, RESTO_DE_LA_ENTRADA } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { detener } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { correosDeRestablecer } from '../apoyo/identidad-local.ts';
import type { Visita } from '../apoyo/navegador.ts';
import { AMBOS, comoTexto } from '../apoyo/tamanos.ts';

const { mundo, suite, abrir } = usarEscenas();
const COBRADOR = { email: 'cobrador1@leal.demo' };

test('the form has its size on the phone and at the desk', async () => {
  const { pagina } = await abrir();
  await pagina.goto(suite.url);
  await pagina.getByRole('heading', { name: 'Iniciar Sesión', exact: true }).waitFor();
  for (const tamano of AMBOS) {
    await pagina.setViewportSize(tamano);
    const { width } = (await pagina.locator('.acceso-tarjeta').boundingBox())!;
    expect(width, comoTexto(tamano)).toBeGreaterThanOrEqual(350);
    expect(width, comoTexto(tamano)).toBeLessThanOrEqual(450);
    expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBe(tamano.width);
  }
});

describe('¿Olvidaste tu contraseña?', () => {
  test('sends the reset mail to the address already typed', async () => {
    const { email } = await mundo.cobrador();
    const { pagina } = await abrir();
    await pagina.goto(suite.url);
    await pagina.getByLabel('Correo electrónico').fill(email);
    await pagina.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
    await pagina.getByRole('heading', { name: 'Restablecer contraseña' }).waitFor();
    expect(await pagina.getByLabel('Correo electrónico').inputValue()).toBe(email);
    await pagina.getByRole('button', { name: 'Enviar enlace' }).click();
    await pagina.getByText('Si el correo está registrado, te llegará un enlace').waitFor();
    expect(await correosDeRestablecer(suite)).toContain(email);
    await pagina.getByRole('button', { name: 'Volver a iniciar sesión' }).click();
    await pagina.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  });

  test('does not tell who is registered', async () => {
    const { pagina, consola } = await abrir();
    consola.tolerar(/status of 400/);
    await pagina.goto(suite.url);
    await pagina.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
    await pagina.getByRole('heading', { name: 'Restablecer contraseña' }).waitFor();
    await pagina.getByLabel('Correo electrónico').fill('nadie@leal.demo');
    await pagina.getByRole('button', { name: 'Enviar enlace' }).click();
    await pagina.getByText('Si el correo está registrado, te llegará un enlace').waitFor();
  });
});

describe('before its code is there, the login', () => {
  /** Delays the app's code until the test releases it. */
  async function sinCodigo(): Promise<Visita & { soltar: () => void }> {
    const visita = await abrir({ sinArchivos: true });
    const soltar = await detener(visita.contexto, /\/assets\/montar-.*\.js$/);
    await visita.pagina.goto(suite.url, { waitUntil: 'commit' });
    return { ...visita, soltar };
  }

  test('takes what is typed and pressed, and signs in as soon as it can', async () => {
    const { pagina, soltar } = await sinCodigo();
    await llenarAcceso(pagina, COBRADOR);
    expect(pagina.url()).toBe(suite.url);
    soltar();
    await llegarA(pagina, '/leal/cobrador');
  });

  test('has somebody in it already: what signing in needs comes with it', async () => {
    const { pagina, contexto, consola, soltar } = await sinCodigo();
    consola.tolerar(FALLO_DE_RED);
    const resto = RESTO_DE_LA_ENTRADA.map((cual) => pagina.waitForResponse(cual));
    await pagina.getByLabel('Correo electrónico').focus();
    soltar();
    for (const llegado of await Promise.all(resto)) await llegado.finished();
    await contexto.setOffline(true);
    await llenarAcceso(pagina, COBRADOR);
    await pagina.getByText('Sin conexión. Revisa tu señal.', { exact: true }).waitFor();
  });

  test("takes '¿Olvidaste tu contraseña?' with the address typed", async () => {
    const { pagina, soltar } = await sinCodigo();
    await pagina.getByLabel('Correo electrónico').fill(COBRADOR.email);
    await pagina.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
    soltar();
    await pagina.getByRole('button', { name: 'Enviar enlace' }).waitFor();
    expect(await pagina.getByLabel('Correo electrónico').inputValue()).toBe(COBRADOR.email);
  });
});
