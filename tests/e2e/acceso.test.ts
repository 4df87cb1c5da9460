// The login: whom it lets in, and what it remembers. Its words are tested without a browser (tests/pantallas).
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CONTRASENA,
  entrar,
  llegarA,
  llenarAcceso,
  NADA,
  recuerdo,
  RESTO_DE_LA_ENTRADA,
} from './apoyo/acceso.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { desactivarEnAuth } from './apoyo/identidad-local.ts';
import type { Visita } from './apoyo/navegador.ts';

const { mundo, suite, abrir } = usarEscenas();
const COBRADOR = { email: 'cobrador1@leal.demo' };

describe('who gets in', () => {
  test.each([
    ['cobrador1@leal.demo', '/leal/cobrador'],
    ['gerente@leal.demo', '/leal/gerente'],
    ['supervisor@leal.demo', '/leal/supervisor'],
  ])('%s goes to %s', async (email, camino) => {
    const { pagina } = await abrir();
    await entrar(pagina, suite.url, { email });
    await llegarA(pagina, camino);
    expect(await pagina.getByText('Usuario no autorizado').count()).toBe(0);
  });

  test('a wrong password, an unknown address: the spec’s words, and what was typed stays', async () => {
    const { pagina, consola } = await abrir();
    consola.tolerar(/status of 400/);
    for (const [email, password] of [
      ['cobrador1@leal.demo', 'Equivocada.1'],
      ['nadie@leal.demo', CONTRASENA],
    ] as const) {
      await pagina.goto(suite.url);
      await llenarAcceso(pagina, { email, password });
      await pagina.getByText('Correo o contraseña incorrectos', { exact: true }).waitFor();
      expect(await pagina.getByLabel('Correo electrónico').inputValue()).toBe(email);
      expect(await pagina.getByLabel('Contraseña', { exact: true }).inputValue()).toBe(password);
      await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
    }
  });

  test('a disabled account is told so, whether the identity or the record says it', async () => {
    const [enAuth, enRegistro] = await Promise.all([mundo.cobrador(), mundo.cobrador()]);
    await desactivarEnAuth(suite, enAuth.uid);
    await mundo.db.doc(`usuarios/${enRegistro.uid}`).update({ activo: false });
    const { pagina, consola } = await abrir();
    consola.tolerar(/status of 40[03]/);
    for (const { email } of [enAuth, enRegistro]) {
      await pagina.goto(suite.url);
      await llenarAcceso(pagina, { email });
      await pagina.getByText('Tu cuenta está desactivada.', { exact: true }).waitFor();
      await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
    }
  });

  test('without signal it says so, and the same press works once the signal is back', async () => {
    const { pagina, contexto, consola } = await abrir({ sinArchivos: true });
    consola.tolerar(FALLO_DE_RED);
    await pagina.goto(suite.url, { waitUntil: 'networkidle' });
    const resto = RESTO_DE_LA_ENTRADA.map((cual) => pagina.waitForResponse(cual));
    await pagina.getByLabel('Correo electrónico').focus();
    for (const llegado of await Promise.all(resto)) await llegado.finished();
    await contexto.setOffline(true);
    await llenarAcceso(pagina, COBRADOR);
    await pagina.getByText('Sin conexión. Revisa tu señal.', { exact: true }).waitFor();
    await contexto.setOffline(false);
    await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await llegarA(pagina, '/leal/cobrador');
  });
});

describe('Recordarme', () => {
  let visita: Visita;
  beforeEach(async () => {
    visita = await abrir();
  });

  test('ticked: another tab of the browser is signed in at once', async () => {
    const { pagina, contexto } = visita;
    await entrar(pagina, suite.url, COBRADOR);
    const otra = await contexto.newPage();
    await otra.goto(suite.url);
    await llegarA(otra, '/leal/cobrador');
    await otra.getByRole('heading', { name: /^Clientes para hoy/ }).waitFor();
  });

  test('not ticked: the tab stays signed in over a reload, another tab is not', async () => {
    const { pagina, contexto } = visita;
    await entrar(pagina, suite.url, { ...COBRADOR, recordar: false });
    await pagina.reload();
    await pagina.getByRole('heading', { name: /^Clientes para hoy/ }).waitFor();
    const otra = await contexto.newPage();
    await otra.goto(`${suite.url}cobrador`);
    await otra.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  });
});
