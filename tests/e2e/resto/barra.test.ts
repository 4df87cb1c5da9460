// The foot of a collector's phone: the bar under the thumb, what may stand above it, and what a keyboard leaves.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { llegarA } from '../apoyo/acceso.ts';
import { llenarCliente } from '../apoyo/alta.ts';
import { principal } from '../apoyo/capas.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { quieta } from '../apoyo/ejes.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo, irA } from '../apoyo/ir.ts';
import { botonRegistrar, campoMonto } from '../apoyo/pago.ts';
import {
  abrirHoja,
  alPie,
  dialogo,
  encabezadoRuta,
  oye,
  pedirEdicion,
  sinDialogo,
  tarjeta,
} from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirEn, enRuta } = usarEscenas();

const VECINOS = Array.from({ length: 6 }, (_, n) => creditoDe(`Vecino ${n + 1}`));
/** The window that a keyboard leaves, and a phone on its side. */
const CON_TECLADO = { width: 360, height: 420 };
const DE_LADO = { width: 740, height: 360 };

const barra = (pagina: Page) => pagina.getByRole('navigation', { name: 'Accesos' });
const caja = async (que: Locator) => (await que.boundingBox())!;

/** A finger would meet the element in its own middle. */
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
  for (const boton of await barra(pagina).locator('a, button').all()) {
    const { width, height } = await caja(boton);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await actual()).toEqual(['Mi Ruta']);

  await alFinal(pagina);
  const ultima = tarjeta(pagina, 'Vecino 6').getByRole('button', { name: 'Registrar Pago de Vecino 6' });
  expect(await seToca(ultima)).toBe(true);
  await tocar(ultima);
  await dialogo(pagina).waitFor();
  expect(await seToca(barra(pagina).getByRole('link', { name: 'Mi Ruta' }))).toBe(false);
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
  await tocar(barra(pagina).getByRole('link', { name: 'Mi Ruta' }));
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
  for (const campo of ['Nombre', 'Dirección', 'Monto solicitado']) {
    await pagina.getByLabel(campo, { exact: true }).focus();
    await expect.poll(() => seToca(pagina.getByLabel(campo, { exact: true }))).toBe(true);
    expect([campo, await seToca(enviar)]).toEqual([campo, true]);
  }
  await enviar.click();
  await pagina.getByRole('heading', { name: 'Ana Nueva' }).waitFor();
  await barra(pagina).waitFor();
});

test('the page asks the browser to make room for a keyboard, and to draw up to the edges', async () => {
  const { pagina } = await abrirEn('cobrador1@leal.demo', 'cobrador');
  const pedido = await pagina.locator('meta[name=viewport]').getAttribute('content');
  expect(pedido?.split(', ')).toEqual([
    'width=device-width',
    'initial-scale=1',
    'viewport-fit=cover',
    'interactive-widget=resizes-content',
  ]);
});

type Forma = { pagina: Page; campo: Locator; boton: Locator };

/** The field is being filled in, and the keyboard has come. */
async function conTeclado({ pagina, campo }: Forma): Promise<void> {
  await campo.focus();
  await pagina.setViewportSize(CON_TECLADO);
  await quieta(pagina);
}

const aLaVista = (que: Locator): Promise<void> =>
  que.evaluate((e) => e.scrollIntoView({ block: 'nearest', behavior: 'instant' }));

/** A thumb reaches it above the keyboard, while the field keeps the focus. */
async function seAlcanza({ campo, boton }: Omit<Forma, 'pagina'>): Promise<void> {
  await expect.poll(() => seToca(boton)).toBe(true);
  const { y, height } = await caja(boton);
  expect(y + height).toBeLessThanOrEqual(CON_TECLADO.height);
  expect(await campo.evaluate((e) => e === document.activeElement)).toBe(true);
}

test('above a keyboard the button of a dialog is there: a request for an edit, and what a manager is asked', async () => {
  const { pagina, cobrador } = await enRuta(VECINOS);
  await pedirEdicion(pagina, 'Vecino 1');
  await oye(pagina);
  const ventana = dialogo(pagina);
  const edicion = { pagina, campo: ventana.getByLabel('Motivo'), boton: principal(pagina) };
  await conTeclado(edicion);
  expect(await seToca(edicion.campo)).toBe(true);
  expect(await seToca(edicion.boton)).toBe(true);
  await ventana.getByRole('button', { name: 'Cambiar datos' }).click();
  const telefono = ventana.getByLabel('Teléfono', { exact: true });
  await telefono.focus();
  await expect.poll(() => seToca(telefono)).toBe(true);
  await seAlcanza({ ...edicion, campo: telefono });

  await escenaDe(mundo, cobrador, 2).pedirMultiple();
  const { pagina: deGerente } = await abrirEn('gerente@leal.demo', `gerente/bandeja?q=${cobrador.prefijo}`);
  await deGerente.locator('.bandeja-renglon > button').click();
  await deGerente.getByRole('button', { name: 'Aprobar la solicitud de Vecino 2' }).click();
  const monto = dialogo(deGerente).getByLabel('Monto a registrar');
  await monto.waitFor();
  await oye(deGerente);
  const decision = { pagina: deGerente, campo: monto, boton: principal(deGerente) };
  await conTeclado(decision);
  await expect.poll(() => seToca(monto)).toBe(true);
  await seAlcanza(decision);
});

test('above a keyboard the button of a screen is reached by scrolling: an expense, and a payment', async () => {
  const { pagina, cobrador } = await enRuta(VECINOS);
  await irA(pagina, `${mundo.suite.url}cobrador/gastos`);
  const enviar = pagina.getByRole('button', { name: 'Solicitar Gasto' });
  for (const campo of ['Monto', 'Motivo']) {
    const gasto = { pagina, campo: pagina.getByLabel(campo), boton: enviar };
    await conTeclado(gasto);
    await aLaVista(enviar);
    await seAlcanza(gasto);
    expect(await barra(pagina).isVisible()).toBe(false);
    await pagina.setViewportSize(TELEFONO);
  }

  await irA(pagina, `${mundo.suite.url}payment/x?credito=${idCredito({ cobrador })}`);
  const pago = { pagina, campo: campoMonto(pagina), boton: botonRegistrar(pagina) };
  await pago.campo.waitFor();
  await conTeclado(pago);
  await aLaVista(pago.boton);
  await seAlcanza(pago);
});
