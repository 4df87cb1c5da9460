// What a screen shows of its list stands in its address: a link opens it, and Back leaves the screen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { entrar } from '../apoyo/acceso.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { buscador, encabezadoRuta, nombresDeHoy } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO, type Tamano } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { suite } = mundo;
const abrir = usarNavegador();

type Muestra = (pagina: Page) => Promise<unknown>;

const elegida =
  (nombre: RegExp): Muestra =>
  (pagina) =>
    pagina.getByRole('radio', { name: nombre, checked: true }).waitFor({ state: 'attached' });

const historial: Muestra = (pagina) =>
  pagina.getByRole('tab', { name: /^Historial/, selected: true }).waitFor();

const escrito =
  (texto: string): Muestra =>
  (pagina) =>
    expect.poll(() => pagina.getByRole('search').locator('input').inputValue()).toBe(texto);

const vencidos: Muestra = (pagina) =>
  pagina.getByRole('checkbox', { name: 'Solo vencidos', checked: true }).waitFor();

const elegido =
  (nombre: string, valor: string): Muestra =>
  (pagina) =>
    pagina
      .locator('.ant-select')
      .filter({ has: pagina.getByRole('combobox', { name: nombre }) })
      .getByText(valor, { exact: true })
      .waitFor();

/** The column by which the desk's table is sorted, from its largest on. */
const deMayorAMenor =
  (titulo: string): Muestra =>
  (pagina) =>
    expect
      .poll(() => pagina.getByRole('columnheader', { name: titulo, exact: true }).getAttribute('aria-sort'))
      .toBe('descending');

const semanaDel9: Muestra = (pagina) => pagina.getByText('9–15 de nov de 2026', { exact: true }).waitFor();

const filtrada: Muestra = async (pagina) => {
  await pagina.getByRole('search').getByText('Registró un pago', { exact: true }).waitFor();
  await expect.poll(() => pagina.getByLabel('Desde').inputValue()).toBe('16/11/2026');
};

const DE_CADA_ROL: readonly (readonly [string, Tamano, readonly (readonly [string, ...Muestra[]])[]])[] = [
  [
    'cobrador1@leal.demo',
    TELEFONO,
    [
      ['cobrador?q=ana', escrito('ana')],
      ['cobrador/clientes-visitados?ver=activos&q=ana', elegida(/^Activos/), escrito('ana')],
      ['cobrador/solicitudes?tipo=renovacion&ver=rechazadas', elegida(/^Renovación/), elegida(/^Rechazadas/)],
      ['cobrador/renovaciones?ver=historial', historial],
      ['cobrador/reportes?dia=2026-11-17&q=ana', escrito('ana')],
      ['cobrador/clientes-visitados?ver=otros', elegida(/^Todos/)],
    ],
  ],
  [
    'gerente@leal.demo',
    ESCRITORIO,
    [
      ['gerente/gastos?ver=aprobados', elegida(/^Aprobados/)],
      ['gerente/solicitudes?ver=historial', historial],
      ['gerente/solicitudes-edicion?ver=historial', historial],
      ['gerente/clientes-activos?q=ana', escrito('ana')],
      ['gerente/clientes-activos?ver=vencidos&plazo=60', vencidos, elegido('Plazo', '60 días')],
      ['gerente/bandeja?tipo=edicion_pago&q=ana', elegido('Tipo', 'Edición de pago'), escrito('ana')],
      ['gerente/bandeja?monto=hasta-500', elegido('Monto', 'Hasta $500.00')],
      ['gerente/bandeja?tipo=otro&cobrador=&espera=%00', elegido('Tipo', 'Tipo')],
      ['gerente/rutas?orden=-saldo', deMayorAMenor('Saldo pendiente')],
      ['gerente/rutas?ver=atrasadas&orden=nada', elegida(/^Atrasadas/)],
      ['gerente/reportes?semana=2026-11-09&orden=-cobrado', semanaDel9, deMayorAMenor('Esta semana')],
      ['gerente/bitacora?accion=abonos/registrar&desde=2026-11-16', filtrada],
      ['gerente/gastos?ver=otros', elegida(/^Pendientes/)],
    ],
  ],
];

test.each(DE_CADA_ROL)('a link opens each list of %s as it was', async (email, tamano, direcciones) => {
  const { pagina } = await abrir({ tamano });
  await entrar(pagina, suite.url, { email });
  for (const [camino, ...muestras] of direcciones) {
    await irA(pagina, suite.url + camino);
    for (const muestra of muestras) await muestra(pagina);
  }
});

test('filter after filter is one entry of the history: Back leaves the screen, and Forward brings it as it was', async () => {
  const { pagina } = await abrir({ tamano: TELEFONO });
  await entrar(pagina, suite.url, { email: 'cobrador1@leal.demo' });
  await encabezadoRuta(pagina).waitFor();
  await irA(pagina, `${suite.url}cobrador/clientes-visitados`);
  const cuales = pagina.getByRole('radiogroup', { name: 'Qué clientes' });
  await cuales.getByText('Activos', { exact: true }).click();
  await cuales.getByText('Finalizados', { exact: true }).click();
  await pagina.getByRole('search').getByRole('textbox').fill('zzz');
  await pagina.waitForURL('**/clientes-visitados?ver=finalizados&q=zzz');
  await pagina.goBack();
  await encabezadoRuta(pagina).waitFor();
  await pagina.goForward();
  await elegida(/^Finalizados/)(pagina);
  await escrito('zzz')(pagina);
});

test('what was searched on the route stands in its address, without an entry of its own: a reload and a client opened from there leave it', async () => {
  const { enRuta } = usarEscenas(mundo, abrir);
  const { pagina } = await enRuta([uno('Ana López'), uno('Beto Ruiz')]);
  const entradas = () => pagina.evaluate(() => history.length);
  const antes = await entradas();
  await buscador(pagina).fill('b');
  await buscador(pagina).fill('beto');
  await pagina.waitForURL('**/cobrador?q=beto');
  expect(await entradas()).toBe(antes);
  await pagina.reload();
  await pagina.getByText('1 de 2 clientes encontrados', { exact: true }).waitFor();
  await pagina.getByRole('link', { name: 'Beto Ruiz', exact: true }).click();
  await pagina.getByRole('heading', { name: 'Registro de Pago', exact: true }).waitFor();
  await pagina.getByRole('button', { name: 'Volver', exact: true }).click();
  await encabezadoRuta(pagina, 2).waitFor();
  expect(await buscador(pagina).inputValue()).toBe('beto');
  expect(await nombresDeHoy(pagina)).toEqual(['Beto Ruiz']);
  // The bar's own link is the route without a search.
  await pagina.getByRole('navigation', { name: 'Accesos' }).getByRole('link', { name: 'Ruta' }).click();
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
  expect(await buscador(pagina).inputValue()).toBe('');
  // What was typed before does not come back into the address, nor by a reload.
  await pagina.waitForURL((url) => url.search === '');
  await pagina.reload();
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
  expect(await buscador(pagina).inputValue()).toBe('');
  await pagina.goBack();
  await expect.poll(() => buscador(pagina).inputValue()).toBe('beto');
  await buscador(pagina).fill('');
  await pagina.waitForURL((url) => url.search === '');
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
});
