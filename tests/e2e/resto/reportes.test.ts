// Weekly reports: from week to week, into a day and back, and what happens when the week does not answer.
import { type Fecha, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { filas, negar, reintentar, valorDe } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { CADA_TAMANO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const VIERNES = fecha('2026-11-13');
const MARTES = fecha('2026-11-17');
const pago = (dia: Fecha) => ({ tipo: 'pago' as const, fecha: dia });
const CARTERA = [
  uno('Ana López', { fecha_inicio: fecha('2026-11-09'), movimientos: [pago(VIERNES), pago(MARTES)] }),
  ...Array.from({ length: 11 }, (_, i) => uno(`Cliente ${i + 1}`, { movimientos: [pago(VIERNES)] })),
];
const SEMANA = '**/leal-api/abonos/reporte-semana/**';
const DIA = '**/leal-api/abonos/reporte/**';

const consulta = (pagina: Page) => new URL(pagina.url()).search;
const enlaceDia = (pagina: Page, dia: string) => pagina.getByRole('link', { name: new RegExp(`^${dia}`) });
const buscador = (pagina: Page) => pagina.getByRole('searchbox', { name: 'Buscar por cliente o dirección' });

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { abrirComo } = usarEscenas(mundo, usarNavegador(tamano));

  const visitar = async () => abrirComo((await mundo.cobrador(CARTERA)).email);
  test('weeks go back, never into the future, each beside the one before; a day opens, pages and searches, and back is its week, however it was opened', async () => {
    const { pagina, contexto } = await visitar();
    const leidas: string[] = [];
    pagina.on('request', (pedido) => {
      const { pathname, searchParams } = new URL(pedido.url());
      if (pathname.includes('/abonos/reporte-semana/')) leidas.push(searchParams.get('semana') ?? '');
    });
    await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
    await pagina.goto(`${mundo.suite.url}cobrador/reportes`);
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$120.00');
    // Tuesday's payment beside Monday and Tuesday of last week, when nothing came in; Friday's is not compared yet.
    await pagina.getByText('antes $1,440.00').waitFor();
    await pagina.getByText('sin cobros con que comparar', { exact: true }).waitFor();
    await pagina
      .getByRole('row', { name: /^Viernes 13|^Viernes 20/ })
      .getByText('$1,440.00')
      .waitFor();
    await pagina.getByRole('button', { name: 'Copiar tabla' }).click();
    await dicho(pagina, 'Tabla copiada');
    const renglones = (await pagina.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(renglones[5]?.split('\t')).toEqual(['Viernes', '20/11/2026', '0.00', '1440.00', '0', '0', '0.00']);
    expect(renglones[8]?.split('\t').slice(0, 4)).toEqual(['Total', '', '120.00', '1440.00']);
    await pagina.emulateMedia({ media: 'print' });
    expect(await pagina.locator(':is(.barra, .inferior, .reportes .ant-btn):visible').count()).toBe(0);
    await pagina.emulateMedia({ media: null });
    expect(await pagina.getByRole('button', { name: 'Semana siguiente' }).isDisabled()).toBe(true);
    expect(await enlaceDia(pagina, 'Jueves 19').count()).toBe(0);
    await pagina.getByRole('button', { name: 'Semana anterior' }).click();
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$1,440.00');
    expect(await valorDe(pagina, 'Clientes')).toBe('12');
    expect(await valorDe(pagina, 'Abonos')).toBe('12');
    expect(await valorDe(pagina, 'Créditos nuevos')).toBe('1');
    expect(await valorDe(pagina, 'Visitas sin pago')).toBe('0');
    expect(consulta(pagina)).toBe('?semana=2026-11-09');
    await pagina.getByText('sin semana anterior', { exact: true }).waitFor();
    // One week back asks for one week more, the one before it.
    expect([...new Set(leidas)]).toEqual(['2026-11-16', '2026-11-09', '2026-11-02']);

    await enlaceDia(pagina, 'Viernes 13/11/2026').click();
    await expect.poll(() => filas(pagina)).toHaveLength(10);
    expect(await valorDe(pagina, 'Total del día')).toBe('$1,440.00');
    await pagina.getByRole('listitem', { name: '2', exact: true }).click();
    await expect.poll(() => filas(pagina)).toHaveLength(2);
    expect(consulta(pagina)).toBe('?dia=2026-11-13&pagina=2');
    await pagina.reload();
    await expect.poll(() => filas(pagina)).toHaveLength(2);

    await buscador(pagina).fill('  ');
    await buscador(pagina).press('Enter');
    expect(consulta(pagina)).toBe('?dia=2026-11-13&pagina=2');
    await buscador(pagina).fill(' ana ');
    await buscador(pagina).press('Enter');
    await expect.poll(() => filas(pagina)).toHaveLength(1);
    expect(consulta(pagina)).toBe('?dia=2026-11-13&q=ana');
    expect(await valorDe(pagina, 'Total del día')).toBe('$1,440.00');
    for (const vaciar of [
      () => buscador(pagina).fill(''),
      () => pagina.locator('.reportes-buscar .ant-input-clear-icon').click(),
    ]) {
      await vaciar();
      await expect.poll(() => filas(pagina)).toHaveLength(10);
      expect(consulta(pagina)).toBe('?dia=2026-11-13');
      await buscador(pagina).fill('ana');
      await buscador(pagina).press('Enter');
      await expect.poll(() => filas(pagina)).toHaveLength(1);
    }

    await pagina.getByRole('button', { name: 'Semana', exact: true }).click();
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$1,440.00');
    expect(consulta(pagina)).toBe('?semana=2026-11-09');

    // A day that was opened from a link leads back to its own week.
    await irA(pagina, `${mundo.suite.url}cobrador/reportes?dia=2026-11-17`);
    await expect.poll(() => filas(pagina)).toHaveLength(1);
    await pagina.getByRole('button', { name: 'Semana', exact: true }).click();
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$120.00');
  });

  test('when the week does not answer its days do; when they fail too, it says so', async () => {
    const { pagina, contexto, consola } = await visitar();
    consola.tolerar(FALLO_DE_RED);
    const roto = { status: 500, body: '' };
    await contexto.route(SEMANA, (ruta) => ruta.fulfill(roto));
    await pagina.goto(`${mundo.suite.url}cobrador/reportes?semana=2026-11-09`);
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$1,440.00');
    expect(await valorDe(pagina, 'Clientes')).toBe('—');

    await contexto.route(DIA, (ruta) => ruta.fulfill(roto));
    await pagina.getByRole('button', { name: 'Semana siguiente' }).click();
    await reintentar(pagina, contexto, 'Error al cargar historial de la semana');
    await expect.poll(() => valorDe(pagina, 'Clientes')).toBe('1');

    await negar(contexto, DIA);
    await enlaceDia(pagina, 'Martes 17/11/2026').click();
    await reintentar(pagina, contexto, 'Error al cargar historial del día');
    await expect.poll(() => filas(pagina)).toHaveLength(1);
  });
});
