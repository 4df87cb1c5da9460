// A collector's cut: what should be in hand, why, and the count that is handed in.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../../setup/cortes.ts';
import { escenaDe } from '../../setup/escena.ts';
import { darFondo } from '../../setup/fondo.ts';
import type { Persona } from '../../setup/mundo.ts';
import { abiertaDesdeAyer, contar, corteGuardado } from '../apoyo/caja.ts';
import { cerrarConAtras, EN_MOVIMIENTO, principal } from '../apoyo/capas.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { nadaSalto, revisar, revisarDialogo, vigilarSaltos } from '../apoyo/revisar.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { gastar, ponerLinea } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const conLinea = await usarEscenasEnLinea();
const { mundo, linea } = conLinea;
const { url, abrirEn } = usarEscenas(TELEFONO, mundo);

const enMano = (pagina: Page) => pagina.getByRole('region', { name: 'En mano' }).getByRole('strong');
const suma = (pagina: Page) => pagina.locator('.conteo-pie output');
const boton = (pagina: Page) => pagina.getByRole('button', { name: 'Entregar corte' });
const cortesDe = async ({ uid }: Persona) =>
  (await mundo.db.collection('cortes').where('id_cobrador', '==', uid).get()).docs;

test('the open cut, with its movements unfolded, keeps what every screen must', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await escenaDe(mundo, cobrador).abonar(120);
  await darFondo(mundo, cobrador, 500);
  const { pagina } = await abrirEn(cobrador.email, 'cobrador/caja');
  const filas = pagina.getByRole('region', { name: 'Movimientos de este corte' });
  await filas.getByText('Pagos (1)').click();
  await filas.getByText('Ana López').waitFor();
  await revisar(pagina);
});

test('a cut that is open since an earlier day reminds where one begins the day, and moves nothing that is read', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await abiertaDesdeAyer(mundo, cobrador, 200);
  const { pagina } = await abrirEn(cobrador.email, 'cobrador');
  const linea = pagina.getByRole('link', { name: 'Tu corte está abierto desde el martes 17/11/2026' });
  await linea.waitFor();
  // The phone knows it by now: it is there with the first paint.
  await vigilarSaltos(pagina);
  await pagina.reload();
  await linea.waitFor();
  await nadaSalto(pagina);
  await irA(pagina, `${url}cobrador/dashboard`);
  await linea.click();
  await pagina.getByText('Este corte está abierto desde el martes 17/11/2026. Entrégalo hoy.').waitFor();
});

describe('the count', () => {
  test('adds up as it is typed, is not lost by a reload or Back, and is handed in once by two taps', async () => {
    const cobrador = await mundo.cobrador();
    await darFondo(mundo, cobrador, 740);
    const { pagina } = await abrirEn(cobrador.email, 'cobrador/caja', EN_MOVIMIENTO);
    await pagina.getByRole('link', { name: 'Entregar corte' }).click();
    const filas = await pagina
      .locator('.conteo-fila')
      .evaluateAll((todas) => todas.map((tarjeta) => tarjeta.getBoundingClientRect()));
    expect(filas.map(({ height }) => Math.round(height))).toEqual(filas.map(() => 52));
    // The sum and the button are in sight, wherever one scrolls.
    const altura = TELEFONO.height;
    for (const cual of [boton(pagina), suma(pagina)]) {
      const caja = await cual.boundingBox();
      expect((caja?.y ?? altura) + (caja?.height ?? 0)).toBeLessThan(altura);
    }
    await contar(pagina, { $500: '1', $100: '2' });
    await expect
      .poll(() => suma(pagina).innerText())
      .toMatch(/\$700\.00[\s\S]*de \$740\.00[\s\S]*Te faltan \$40\.00/);
    await revisar(pagina);
    await pagina.reload();
    await pagina.getByText('Recuperamos lo que habías escrito.').waitFor();
    await expect.poll(() => suma(pagina).innerText()).toContain('$700.00');
    await pagina.getByRole('link', { name: 'Volver' }).click();
    await pagina.getByRole('link', { name: 'Entregar corte' }).click();
    await contar(pagina, { $20: 'dos' });
    await pagina.getByText('Solo números, sin decimales').waitFor();
    await expect.poll(() => suma(pagina).innerText()).toContain('—');
    await boton(pagina).click();
    expect(await dialogo(pagina).count()).toBe(0);
    await contar(pagina, { $20: '1', '50¢': '4' });
    await expect.poll(() => suma(pagina).innerText()).toContain('Te faltan $18.00');
    await boton(pagina).click();
    await dialogo(pagina).getByText('Te faltan $18.00').waitFor();
    await revisarDialogo(pagina);
    await cerrarConAtras(pagina);
    expect(await cortesDe(cobrador)).toHaveLength(0);
    await boton(pagina).click();
    await oye(pagina);
    await principal(pagina).dblclick();
    await dicho(pagina, 'Corte 1 entregado', '$722.00');
    await pagina.getByRole('heading', { name: 'Corte 1', exact: true }).waitFor();
    await pagina.getByText('Faltan $18.00').waitFor();
    await revisar(pagina);
    const docs = await cortesDe(cobrador);
    expect(docs.map((doc) => doc.data())).toMatchObject([
      { estado: 'entregado', numero: 1, contado_centavos: 72_200, diferencia_centavos: 1800 },
    ]);
    await irA(pagina, `${url}cobrador/caja`);
    await expect.poll(() => enMano(pagina).innerText()).toBe('$0.00');
    await pagina.getByRole('button', { name: 'No hay nada que entregar' }).waitFor();
    await irA(pagina, `${url}cobrador/caja/entregar`);
    await pagina.getByText('No hay nada que entregar').waitFor();
  });

  test('what moves the box meanwhile is said, and the count is kept', async () => {
    const cobrador = await mundo.cobrador();
    await darFondo(mundo, cobrador, 200);
    const { pagina, consola } = await abrirEn(cobrador.email, 'cobrador/caja/entregar');
    consola.tolerar(/status of 409/);
    await contar(pagina, { $200: '1' });
    await boton(pagina).click();
    await dialogo(pagina).waitFor();
    await darFondo(mundo, cobrador, 50);
    await principal(pagina).click();
    await pagina.getByText('Mientras contabas cambió lo que debes tener: $200.00 → $250.00').waitFor();
    await expect.poll(() => suma(pagina).innerText()).toMatch(/\$200\.00[\s\S]*Te faltan \$50\.00/);
    await pagina.getByRole('button', { name: 'Entendido' }).click();
    await contar(pagina, { $50: '1' });
    await boton(pagina).click();
    await dialogo(pagina).getByText('Cuadra').waitFor();
    await principal(pagina).click();
    await dicho(pagina, 'Corte 1 entregado', '$250.00');
  });

  test('nothing is handed in without a line, or while the phone holds something', async () => {
    const { pagina, contexto, cobrador } = await conLinea.enRutaGuardada([creditoDe('Ana López')]);
    await darFondo(mundo, cobrador, 100);
    await irA(pagina, `${linea.suite.url}cobrador/caja/entregar`);
    await contar(pagina, { $100: '1' });
    await expect.poll(() => boton(pagina).isEnabled()).toBe(true);
    await irA(pagina, `${linea.suite.url}cobrador/gastos`);
    await pagina.getByLabel('Monto').waitFor();
    await ponerLinea(linea, contexto, false);
    await gastar(pagina, 'Gasolina');
    await irA(pagina, `${linea.suite.url}cobrador/caja/entregar`);
    await pagina.getByRole('link', { name: 'Ver por sincronizar' }).waitFor();
    expect(await boton(pagina).isEnabled()).toBe(false);
    await expect.poll(() => suma(pagina).innerText()).toContain('$100.00');
    await ponerLinea(linea, contexto, true);
    await expect.poll(() => boton(pagina).isEnabled()).toBe(true);
  });
});

test('a returned cut is told where one looks, and counted again', async () => {
  const cobrador = await mundo.cobrador();
  await darFondo(mundo, cobrador, 300);
  const id_corte = await entregarCorteDe(cobrador, { '200': 1 });
  const { pagina } = await abrirEn(cobrador.email, `cobrador/caja/${id_corte}`);
  await pagina.getByText('Entregado', { exact: true }).waitFor();
  await decidirCorteDe(await mundo.cuenta('gerente@leal.demo'), id_corte, 'devolver');
  await pagina.getByText('Cuenta de nuevo').first().waitFor();
  await irA(pagina, `${url}cobrador`);
  await pagina.getByRole('link', { name: 'Te devolvieron un corte: cuéntalo otra vez' }).click();
  await pagina.getByRole('link', { name: 'Contar otra vez' }).click();
  await contar(pagina, { $200: '1', $100: '1' });
  await boton(pagina).click();
  await principal(pagina).click();
  await dicho(pagina, 'Corte 1 entregado', '$300.00');
  await pagina.getByText('Conteos devueltos').waitFor();
  await revisar(pagina);
  expect(await corteGuardado(mundo, id_corte)).toMatchObject({
    estado: 'entregado',
    contado_centavos: 30_000,
    veces: [{ contado_centavos: 20_000 }, { contado_centavos: 30_000 }],
  });
});
