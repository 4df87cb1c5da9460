// The foot of a collector's phone: the bar under the thumb, what may stand above it, and what a keyboard leaves.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { llegarA } from './apoyo/acceso.ts';
import { llenarCliente } from './apoyo/alta.ts';
import { principal } from './apoyo/capas.ts';
import { centroDe, Dedo } from './apoyo/dedo.ts';
import { quieta } from './apoyo/ejes.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { cerrarDialogo, irA } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { abrirHoja, alPie, dialogo, encabezadoRuta, oye, sinDialogo, tarjeta } from './apoyo/ruta.ts';
import { TELEFONO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo, usarNavegador());

const VECINOS = Array.from({ length: 6 }, (_, n) => uno(`Vecino ${n + 1}`));
/** What a keyboard leaves of the window, and a phone on its side. */
const CON_TECLADO = { width: 360, height: 420 };
const DE_LADO = { width: 740, height: 360 };

const barra = (pagina: Page) => pagina.getByRole('navigation', { name: 'Accesos' });
const caja = async (que: Locator) => (await que.boundingBox())!;

/** Its middle is what a finger would meet there. */
const seToca = (que: Locator): Promise<boolean> =>
  que.evaluate((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const alFinal = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  });

test('by thumb from screen to screen, the rest behind Más, and Back; nothing lies under the bar', async () => {
  const { pagina } = await enRuta(VECINOS, { hasTouch: true });
  const dedo = await Dedo.en(pagina);
  const tocar = async (que: Locator) => {
    await quieta(pagina);
    await oye(pagina);
    await dedo.tocar(await centroDe(que));
  };
  const actual = () => barra(pagina).locator('[aria-current]').allInnerTexts();
  for (const uno of await barra(pagina).locator('a, button').all()) {
    const { width, height } = await caja(uno);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await actual()).toEqual(['Ruta']);

  await alFinal(pagina);
  const ultima = tarjeta(pagina, 'Vecino 6').getByRole('button', { name: 'Registrar Pago de Vecino 6' });
  expect(await seToca(ultima)).toBe(true);
  await tocar(ultima);
  await dialogo(pagina).waitFor();
  expect(await seToca(barra(pagina).getByRole('link', { name: 'Ruta' }))).toBe(false);
  await tocar(principal(pagina));
  await alPie(pagina).getByText('Guardado', { exact: true }).waitFor();
  // The notice may be there before the sheet has left: a finger would still meet the sheet.
  await expect.poll(() => dialogo(pagina).count()).toBe(0);
  const aviso = await caja(alPie(pagina));
  expect(aviso.y + aviso.height).toBeLessThanOrEqual((await caja(barra(pagina))).y + 1);

  await tocar(barra(pagina).getByRole('link', { name: 'Dashboard' }));
  await llegarA(pagina, '/leal/cobrador/dashboard');
  await expect.poll(actual).toEqual(['Dashboard']);
  await tocar(barra(pagina).getByRole('link', { name: 'Solicitudes' }));
  await pagina.getByRole('heading', { name: 'Solicitudes', exact: true }).waitFor();
  await tocar(barra(pagina).getByRole('button', { name: 'Más' }));
  const menu = dialogo(pagina).getByRole('navigation', { name: 'Principal' });
  await menu.waitFor();
  expect((await menu.getByRole('link').allInnerTexts()).join(', ')).toBe(
    'Mi Ruta, Dashboard, Recaudado, Clientes, Nuevo Cliente, Corte de caja, Fondos y parciales, Renovaciones, Solicitudes, Gastos, Reportes, Por sincronizar',
  );
  await tocar(menu.getByRole('link', { name: 'Gastos' }));
  await llegarA(pagina, '/leal/cobrador/gastos');
  await expect.poll(actual).toEqual(['Más']);
  await sinDialogo(pagina);
  await pagina.goBack();
  await llegarA(pagina, '/leal/cobrador/solicitudes');
  await pagina.goBack();
  await llegarA(pagina, '/leal/cobrador/dashboard');
  await tocar(barra(pagina).getByRole('link', { name: 'Ruta' }));
  await encabezadoRuta(pagina, 5).waitFor();
});

test('a keyboard, and a phone on its side: field and confirm button are reached, and the tap that ends the typing is not for the bar', async () => {
  const { pagina } = await enRuta(VECINOS);
  for (const tamano of [CON_TECLADO, DE_LADO]) {
    await pagina.setViewportSize(TELEFONO);
    const hoja = await abrirHoja(pagina, 'Vecino 1');
    await oye(pagina);
    await hoja.getByLabel(/^Monto/).fill('720');
    await pagina.setViewportSize(tamano);
    await quieta(pagina);
    const motivo = hoja.getByLabel('Motivo para el gerente (opcional)');
    await motivo.fill('Pagó la semana.');
    await expect.poll(() => seToca(motivo)).toBe(true);
    expect(await seToca(principal(pagina))).toBe(true);
    const { y, height } = await caja(principal(pagina));
    expect(y + height).toBeLessThanOrEqual(tamano.height);
    await cerrarDialogo(pagina);
    expect(await barra(pagina).isVisible()).toBe(true);
  }

  await pagina.setViewportSize(TELEFONO);
  await irA(pagina, `${mundo.suite.url}nuevo-cliente`);
  await pagina.getByLabel('Nombre', { exact: true }).focus();
  expect(await barra(pagina).isVisible()).toBe(true);
  await pagina.setViewportSize(CON_TECLADO);
  await barra(pagina).waitFor({ state: 'hidden' });
  await llenarCliente(pagina, 'Ana Nueva');
  const enviar = pagina.getByRole('button', { name: 'Registrar Cliente' });
  await pagina.getByLabel('Monto solicitado', { exact: true }).focus();
  await alFinal(pagina);
  expect(await seToca(enviar)).toBe(true);
  await enviar.click();
  await pagina.getByRole('heading', { name: 'Ana Nueva' }).waitFor();
  await barra(pagina).waitFor();
});
