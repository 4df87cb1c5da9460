// The audit as a manager reads it: who did what and when, before and after; narrowed down and shared by its address.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { invocar } from '../../setup/invocar.ts';
import { dice } from '../apoyo/bandeja.ts';
import { negar, reintentar } from '../apoyo/cifras.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador(ESCRITORIO));

const actos = (pagina: Page): Promise<string[]> => pagina.locator('.renglon-accion').allInnerTexts();

const SEMANA = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
const DE_ALTA = ['Aprobó un crédito', 'Registró un cliente'];

test('filters by collector, client, action and day, each in the address, and what opened has closed; a failed load is no empty list', async () => {
  const cobrador = await mundo.cobrador([uno('Yolanda Ibáñez'), uno('Zita Prado')]);
  await invocar(cobrador, 'registrarAbono', {
    cuerpo: { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 },
  });
  const { pagina, contexto, consola } = await abrirComo('gerente@leal.demo', EN_MOVIMIENTO);
  consola.tolerar(FALLO_DE_RED);
  await negar(contexto, '**/leal-api/bitacora**');
  await pagina.goto(`${mundo.suite.url}gerente/bitacora?cobrador=${cobrador.uid}`);
  await reintentar(pagina, contexto, 'Error al cargar la bitácora');
  await dice(pagina, '5 registros');
  // The menu's last entry is in sight there, and the page has not moved for it.
  await expect
    .poll(() => pagina.locator('.marco-lateral [aria-current]').boundingBox())
    .toSatisfy((caja: { y: number; height: number }) => caja.y + caja.height <= ESCRITORIO.height);
  expect(await pagina.evaluate(() => window.scrollY)).toBe(0);
  expect((await actos(pagina))[0]).toBe('Registró un pago');
  const primero = pagina.locator('.renglon').first();
  await primero.getByText('$3,480.00').waitFor();
  await primero.getByText(/^18\/11\/2026 1\d:\d\d$/).waitFor();

  await pagina.getByRole('link', { name: 'Zita Prado' }).first().click();
  await expect.poll(() => actos(pagina)).toEqual(DE_ALTA);
  expect(new URL(pagina.url()).search).toBe(`?cliente=${cobrador.prefijo}-cli-2`);
  await pagina.getByRole('combobox', { name: 'Acción' }).fill('aprobó un cr');
  await pagina.getByTitle('Aprobó un crédito').click();
  await expect.poll(() => actos(pagina)).toEqual(DE_ALTA.slice(0, 1));
  await pagina.reload();
  await expect.poll(() => actos(pagina)).toEqual(DE_ALTA.slice(0, 1));
  await pagina.getByLabel('Desde').fill('18/11/2026');
  await pagina.keyboard.press('Enter');
  await dice(pagina, 'No se encontraron resultados');
  // With motion it stays until its last movement has ended.
  const abiertos = pagina.locator('.ant-select-dropdown, .ant-picker-dropdown').filter({ visible: true });
  await expect.poll(() => abiertos.count()).toBe(0);
  await pagina.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect.poll(async () => (await actos(pagina)).length).toBeGreaterThanOrEqual(20);
  await expect.poll(() => pagina.getByLabel('Desde').inputValue()).toBe('');
});

test("a day is chosen in a Mexican calendar: its today is the server's, even on a phone with a wrong clock; no later day, and none before the first day chosen", async () => {
  const { pagina } = await abrirComo('gerente@leal.demo', {
    tamano: { width: 320, height: 568 },
    hasTouch: true,
  });
  await pagina.clock.setFixedTime(new Date('2024-02-29T12:00:00Z'));
  await pagina.goto(`${mundo.suite.url}gerente/bitacora?desde=2026-11-02`);
  await expect.poll(() => pagina.getByLabel('Desde').inputValue()).toBe('02/11/2026');
  const hasta = pagina.getByLabel('Hasta');
  expect(await hasta.getAttribute('readonly')).not.toBeNull();
  // The first answer tells the time.
  await expect.poll(async () => (await actos(pagina)).length).toBeGreaterThan(0);
  await hasta.tap();
  const calendario = pagina.locator('.campo-fecha-calendario');
  await expect.poll(() => calendario.locator('th').allInnerTexts()).toEqual(SEMANA);
  await expect
    .poll(() => calendario.locator('.ant-picker-cell-today').getAttribute('title'))
    .toBe('2026-11-18');
  const dia = (titulo: string) => calendario.getByTitle(titulo, { exact: true });
  for (const ajeno of ['2026-11-01', '2026-11-19'])
    expect(await dia(ajeno).getAttribute('class')).toContain('ant-picker-cell-disabled');
  await dia('2026-11-17').tap();
  await expect.poll(() => hasta.inputValue()).toBe('17/11/2026');
  expect(new URL(pagina.url()).search).toBe('?desde=2026-11-02&hasta=2026-11-17');
});

test('a decision that did not say what its question showed is marked', async () => {
  const { uid, prefijo } = await mundo.cobrador([{ estado: 'Pendiente' }, { estado: 'Pendiente' }]);
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const [uno, dos] = [`${prefijo}-cre-1`, `${prefijo}-cre-2`];
  const { visto } = (await invocar(gerente, 'vistoCredito', { parametros: { id_credito: uno } })).cuerpo;
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: uno, visto } });
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: dos } });
  const { pagina } = await abrirComo('gerente@leal.demo');
  const accion = encodeURIComponent('clientes/aprobar-credito');
  await pagina.goto(`${mundo.suite.url}gerente/bitacora?cobrador=${uid}&accion=${accion}`);
  await expect
    .poll(async () => (await actos(pagina)).map((texto) => texto.split('\n')))
    .toEqual([['Aprobó un crédito', 'Sin cotejar'], ['Aprobó un crédito']]);
});
