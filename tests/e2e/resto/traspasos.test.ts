// Cash between office and collector: one side gives, the other confirms, and both see it without a reload.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { darFondo } from '../../setup/fondo.ts';
import { cerrarConAtras, EN_MOVIMIENTO, principal } from '../apoyo/capas.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, oye } from '../apoyo/ruta.ts';
import { hayBuzon, ponerLinea, tieneLaApp } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const conLinea = await usarEscenasEnLinea();
const { mundo, linea } = conLinea;
const { abrirEn, comoGerente, enRuta } = usarEscenas(TELEFONO, mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

type Hecho = { traspaso: { id_traspaso: string } };

const dar = (id_cobrador: string, monto: number) =>
  gerente.llamar<Hecho>('POST', 'traspasos', { cuerpo: { monto, id_cobrador, nota: 'Para cambio' } });

const caja = async (id: string) => (await mundo.db.doc(`cajas/${id}`).get()).data();
const boton = (pagina: Page, nombre: string | RegExp) => pagina.getByRole('button', { name: nombre });
const fila = (pagina: Page, texto: string | RegExp) =>
  pagina.getByRole('table', { name: 'Fondos y parciales' }).getByRole('row', { name: texto });

test('a float is told on the route, and is in the box once its collector has said that it came', async () => {
  const { pagina, cobrador } = await enRuta([creditoDe('Ana López')], EN_MOVIMIENTO);
  await hayBuzon(pagina);
  await dar(cobrador.uid, 500);
  await pagina.getByRole('link', { name: '$500.00 de fondo por confirmar' }).click();
  await fila(pagina, /^Fondo .*\$500\.00/)
    .getByText('Para cambio')
    .waitFor();
  await revisar(pagina);
  await boton(pagina, /^Confirmar el fondo de \$500\.00/).click();
  await dialogo(pagina).getByText('¿Recibiste el fondo de $500.00?').waitFor();
  await revisarDialogo(pagina);
  await cerrarConAtras(pagina);
  expect((await caja(cobrador.uid))?.['sumas_centavos']).toBeUndefined();

  await boton(pagina, /^Confirmar el fondo/).click();
  await oye(pagina);
  await boton(pagina, 'Sí, lo recibí').dblclick();
  await dicho(pagina, 'Efectivo confirmado', '$500.00');
  await pagina.getByText('No hay efectivo por confirmar').waitFor();
  await expect
    .poll(() => caja(cobrador.uid))
    .toMatchObject({ sumas_centavos: { fondo: 50_000 }, traspasos: {} });
  await pagina.getByText('Confirmados', { exact: true }).click();
  await fila(pagina, /^Fondo/)
    .getByText('Confirmado', { exact: true })
    .waitFor();
  await pagina.goto(`${mundo.suite.url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
  await expect.poll(() => pagina.getByText('de fondo por confirmar').count()).toBe(0);
});

test('without a line it is kept, drawn as said, and sent once', async () => {
  const cobrador = await mundo.cobrador();
  await dar(cobrador.uid, 320);
  const { pagina, contexto, consola } = await conLinea.abrirEn(cobrador.email, 'cobrador/traspasos', {
    serviceWorkers: 'allow',
  });
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await boton(pagina, /^Confirmar el fondo/).waitFor();
  await hayBuzon(pagina);
  await tieneLaApp(pagina);
  await ponerLinea(linea, contexto, false);
  await boton(pagina, /^Confirmar el fondo/).click();
  await principal(pagina).click();
  await dicho(pagina, 'Guardado', 'la confirmación del fondo de $320.00');
  await fila(pagina, /^Fondo/)
    .getByText('Sin confirmar', { exact: true })
    .waitFor();
  expect(await boton(pagina, /^Confirmar el fondo/).count()).toBe(0);
  await ponerLinea(linea, contexto, true);
  await pagina.getByText('No hay efectivo por confirmar').waitFor();
  expect(await caja(cobrador.uid)).toMatchObject({ sumas_centavos: { fondo: 32_000 } });
});

test('a part that is handed in comes to the office by itself; of two managers the second is told', async () => {
  const cobrador = await mundo.cobrador();
  await darFondo(mundo, cobrador, 300);
  const { pagina: oficina, consola } = await comoGerente(`gerente/traspasos?cobrador=${cobrador.uid}`);
  consola.tolerar(/status of 409/);
  await oficina.getByText('No hay efectivo por confirmar').waitFor();

  const { pagina: calle } = await abrirEn(cobrador.email, 'cobrador/traspasos');
  await boton(calle, 'Entregar una parte').click();
  await principal(calle).click();
  await dialogo(calle).getByText('Ingresa un monto válido', { exact: true }).waitFor();
  await calle.getByLabel('Monto').fill('250.50');
  await principal(calle).click();
  await dicho(calle, 'Entrega por confirmar', '$250.50');
  await boton(calle, /^Cancelar la entrega de \$250\.50/).waitFor();

  const confirmar = boton(oficina, /^Confirmar la entrega de \$250\.50/);
  await confirmar.waitFor();
  await revisar(oficina);
  await confirmar.click();
  await dialogo(oficina).getByText('$250.50').waitFor();
  const { docs } = await mundo.db
    .collection('traspasos')
    .where('id_cobrador', '==', cobrador.uid)
    .where('tipo', '==', 'parcial')
    .get();
  const otro = await mundo.gerente();
  await otro.llamar('PUT', `traspasos/${docs[0]?.id ?? ''}`, { cuerpo: { decision: 'confirmar' } });
  await boton(oficina, 'Sí, lo recibí').click();
  await dialogo(oficina).getByText('Ya estaba confirmado.').waitFor();
  await boton(oficina, 'Cancelar').last().click();
  await oficina.getByText('No hay efectivo por confirmar').waitFor();
  await calle.getByText('No hay efectivo por confirmar').waitFor();
  expect(await caja(cobrador.uid)).toMatchObject({ sumas_centavos: { parcial: -25_050 } });
});

test('a manager gives one by the keyboard, and takes it back', async () => {
  const cobrador = await mundo.cobrador();
  const { nombre } = (await mundo.db.doc(`usuarios/${cobrador.uid}`).get()).data() as { nombre: string };
  const { pagina } = await comoGerente(`gerente/traspasos?cobrador=${cobrador.uid}`);
  await boton(pagina, 'Dar fondo').focus();
  await pagina.keyboard.press('Enter');
  await oye(pagina);
  const cual = dialogo(pagina).getByRole('combobox', { name: 'Cobrador' });
  await expect.poll(() => cual.evaluate((e) => e === document.activeElement)).toBe(true);
  await revisarDialogo(pagina);
  await pagina.keyboard.type(nombre);
  await pagina.getByTitle(nombre, { exact: true }).last().waitFor();
  await pagina.keyboard.press('Enter');
  await expect.poll(() => cual.getAttribute('aria-expanded')).toBe('false');
  await pagina.keyboard.press('Tab');
  await pagina.keyboard.type('1500');
  await pagina.keyboard.press('Enter');
  await dicho(pagina, 'Fondo por confirmar', `$1,500.00 a ${nombre}`);
  await boton(pagina, `Cancelar el fondo de $1,500.00 a ${nombre}`).click();
  await boton(pagina, 'Cancelar fondo').click();
  await dicho(pagina, 'Entrega cancelada', '$1,500.00');
  await pagina.getByText('Todos', { exact: true }).click();
  await fila(pagina, /^Fondo/)
    .getByText('Cancelado', { exact: true })
    .waitFor();
  expect((await caja(cobrador.uid))?.['sumas_centavos']).toBeUndefined();
});
