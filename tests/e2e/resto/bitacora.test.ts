// The filters of the audit, where they open over it: lists, and a calendar.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice } from '../apoyo/bandeja.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo, comoGerente } = usarEscenas(ESCRITORIO);

const actos = (pagina: Page): Promise<string[]> => pagina.locator('.renglon-accion').allInnerTexts();

const SEMANA = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
const DE_ALTA = ['Aprobó un crédito', 'Registró un cliente'];

test("the menu's last entry is in sight, and the page has not moved for it; what the filters open closes", async () => {
  const cobrador = await mundo.cobrador([creditoDe('Zita Prado')]);
  const { pagina } = await comoGerente(`gerente/bitacora?cobrador=${cobrador.uid}`, EN_MOVIMIENTO);
  await expect.poll(() => actos(pagina)).toEqual(DE_ALTA);
  await expect
    .poll(() => pagina.locator('.marco-lateral [aria-current]').boundingBox())
    .toSatisfy((caja: { y: number; height: number }) => caja.y + caja.height <= ESCRITORIO.height);
  expect(await pagina.evaluate(() => window.scrollY)).toBe(0);

  await pagina.getByRole('combobox', { name: 'Acción' }).fill('aprobó un cr');
  await pagina.getByTitle('Aprobó un crédito').click();
  await expect.poll(() => actos(pagina)).toEqual(DE_ALTA.slice(0, 1));
  await pagina.getByLabel('Desde').fill('18/11/2026');
  await pagina.keyboard.press('Enter');
  await dice(pagina, 'No se encontraron resultados');
  // With motion it stays until its last movement has ended.
  const abiertos = pagina.locator('.ant-select-dropdown, .ant-picker-dropdown').filter({ visible: true });
  await expect.poll(() => abiertos.count()).toBe(0);
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
