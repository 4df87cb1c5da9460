// A lost phone, from its theft to its return: shut at once, its outbox kept, the other phone of its person at work.
import { SESION_TERMINADA } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroCuadrado } from '../../setup/libro.ts';
import { pedir } from '../../setup/mundo.ts';
import { cargaDe } from '../../setup/token.ts';
import { llenarAcceso, NADA, recuerdo } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { nadaSeCopia, seCopia } from '../apoyo/copia.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { pulsar } from '../apoyo/pulsar.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, sinDialogo } from '../apoyo/ruta.ts';
import { hayBuzon, pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, linea, enRuta } = await usarEscenasEnLinea();
const { abrirComo, abrirEn } = usarEscenas(TELEFONO, mundo);
const PERDIDO = 'Teléfono perdido';

/** Runs in the page. */
function tokenDelTelefono(): string {
  const clave = Object.keys(localStorage).find((llave) => llave.startsWith('firebase:authUser:')) ?? '';
  const { stsTokenManager } = JSON.parse(localStorage.getItem(clave) ?? '{}') as {
    stsTokenManager?: { accessToken: string };
  };
  return stsTokenManager?.accessToken ?? '';
}

/** The contact of a phone, as its page tells it once an hour. */
async function avisar(pagina: Page, dispositivo: string, sin_enviar: number): Promise<void> {
  await pagina.evaluate((id) => localStorage.setItem('leal_este_telefono', id), dispositivo);
  const cuerpo = { dispositivo, version: '1.0.0', sin_enviar, monto_sin_enviar: 120 * sin_enviar };
  const token = await pagina.evaluate(tokenDelTelefono);
  const peticion = { cuerpo, clave: crypto.randomUUID() };
  expect((await pedir(mundo.suite, token, 'POST', 'usuarios/contacto', peticion)).estado).toBe(200);
}

/** Sessions differ by their second. */
async function pasaUnSegundo(pagina: Page): Promise<void> {
  const sesion = cargaDe(await pagina.evaluate(tokenDelTelefono)).auth_time;
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(sesion);
}

test('stolen with a payment on it: it is shut, the other one goes on; back, its payment arrives once', async () => {
  const robado = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const { pagina, contexto, consola, cobrador } = robado;
  consola.tolerar(FALLO_DE_RED, /40[13]/);
  await pasaUnSegundo(pagina);
  const otro = await abrirEn(cobrador.email, 'cobrador');
  await encabezadoRuta(otro.pagina, 2).waitFor();

  await hayBuzon(pagina);
  await seCopia(pagina, cobrador.uid);
  await pagina.evaluate(
    (clave) => localStorage.setItem(clave, '{"version":1,"en":9e15,"escrito":{"motivo":"x"}}'),
    `leal_borrador:${cobrador.uid}:gasto`,
  );
  await avisar(pagina, 'robado', 1);
  await avisar(otro.pagina, 'otro', 0);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');

  const oficina = await abrirComo('gerente@leal.demo');
  const equipo = oficina.pagina;
  await equipo.goto(`${mundo.suite.url}gerente/registrar-usuario?q=${encodeURIComponent(cobrador.email)}`);
  await equipo.getByText('1 cuenta encontrada', { exact: true }).waitFor();
  await equipo.getByRole('button', { name: /^Más de / }).click();
  await pulsar(equipo.getByRole('menuitem', { name: PERDIDO }));
  const deEste = dialogo(equipo).getByRole('listitem').filter({ hasText: '1 registro por $120.00' });
  await deEste.waitFor();
  await revisarDialogo(equipo);
  await deEste.getByRole('button', { name: /^Se perdió este/ }).click();
  await dialogo(equipo)
    .getByText(/^Tenía sin enviar 1 registro por \$120\.00, según su último aviso de las/)
    .waitFor();
  await revisarDialogo(equipo);
  await dialogo(equipo).getByRole('button', { name: 'Dar por perdido' }).click();
  await sinDialogo(equipo);
  const dicho = equipo.getByRole('list', { name: 'Usuarios' }).getByText(PERDIDO, { exact: true });
  await dicho.waitFor();
  await revisar(equipo);

  await ponerLinea(linea, contexto, true);
  await pagina.getByText(SESION_TERMINADA, { exact: true }).waitFor();
  await pagina
    .getByText('Este teléfono guarda 1 registro sin enviar, de quien no ha vuelto a entrar.')
    .waitFor();
  await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
  expect(await pagina.getByText('Ana López').count()).toBe(0);
  await nadaSeCopia(pagina);
  expect(await pagina.evaluate(() => Object.keys(localStorage).join())).not.toContain(cobrador.uid);
  await pagar(otro.pagina, 'Beto Ruiz');
  const pagados = async () =>
    (await libroCuadrado(mundo.db, cobrador.uid)).movimientos.map(({ id_credito }) => id_credito);
  await expect.poll(pagados).toEqual([`${cobrador.prefijo}-cre-2`]);

  await pasaUnSegundo(otro.pagina);
  await llenarAcceso(pagina, { email: cobrador.email });
  await expect
    .poll(async () => (await pagados()).toSorted())
    .toEqual([`${cobrador.prefijo}-cre-1`, `${cobrador.prefijo}-cre-2`]);
  await avisar(pagina, 'robado', 0);
  await equipo.reload();
  await equipo.getByText('1 cuenta encontrada', { exact: true }).waitFor();
  await dicho.waitFor({ state: 'hidden' });
});
