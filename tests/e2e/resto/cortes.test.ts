// The cuts that collectors hand in, before the office: the list, the decision, differences, paper and Excel.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../../setup/cortes.ts';
import { darFondo } from '../../setup/fondo.ts';
import type { Persona } from '../../setup/mundo.ts';
import { corteGuardado } from '../apoyo/caja.ts';
import { principal } from '../apoyo/capas.ts';
import { dicho } from '../apoyo/dicho.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { irYaCerrado } from '../apoyo/ir.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, url, abrirComo, comoGerente } = usarEscenas(ESCRITORIO);

/** Handed in, with this much missing of five hundred. */
async function conCorte(faltan = 0) {
  const cobrador = await mundo.cobrador();
  await darFondo(mundo, cobrador, 500);
  const id_corte = await entregarCorteDe(cobrador, { '100': 5 - faltan / 100 });
  return { cobrador, id_corte };
}

const boton = (pagina: Page, nombre: string | RegExp) => pagina.getByRole('button', { name: nombre });
const enLista = async (pagina: Page, { uid }: Persona, ver = '') => {
  await pagina.goto(`${url}gerente/cortes?cobrador=${uid}${ver}`);
  await pagina.locator('.tabla-rejilla').waitFor();
};

test('by the keyboard: from the list to a cut, its figures, the question, and back; the difference is an account of its own', async () => {
  const { cobrador, id_corte } = await conCorte(100);
  const { pagina } = await abrirComo('gerente@leal.demo');
  await enLista(pagina, cobrador);
  await pagina.getByRole('gridcell', { name: 'Faltan $100.00' }).waitFor();
  await revisar(pagina);
  await pagina.locator('.tabla-rejilla').focus();
  await pagina.keyboard.press('ArrowDown');
  await pagina.keyboard.press('Enter');
  await pagina.getByRole('heading', { name: /^Corte 1 de / }).waitFor();
  await pagina.getByRole('row', { name: /\$100 4 \$400\.00/ }).waitFor();
  await revisar(pagina);
  await boton(pagina, 'Confirmar').focus();
  await pagina.keyboard.press('Enter');
  await oye(pagina);
  await dialogo(pagina).getByText('Faltan $100.00').waitFor();
  await revisarDialogo(pagina);
  await oye(pagina);
  await boton(pagina, 'Sí, lo recibí').focus();
  await pagina.keyboard.press('Enter');
  await dicho(pagina, 'Corte confirmado', '$400.00');
  await pagina.getByText('Confirmado', { exact: true }).waitFor();
  expect(await boton(pagina, 'Confirmar').count()).toBe(0);
  expect(await corteGuardado(mundo, id_corte)).toMatchObject({ estado: 'confirmado' });

  await pagina.goto(`${url}gerente/diferencias?cobrador=${cobrador.uid}`);
  await boton(pagina, /^Saldar la diferencia/).waitFor();
  await revisar(pagina);
  await boton(pagina, /^Saldar la diferencia/).click();
  await principal(pagina).click();
  await dialogo(pagina).getByText('Debe proporcionar un motivo de rechazo').waitFor();
  await dialogo(pagina).getByLabel('Motivo').fill('La pagó hoy.');
  await principal(pagina).click();
  await dicho(pagina, 'Diferencia saldada');
  await pagina.getByText('No hay diferencias').waitFor();
  await pagina.getByText('Todas', { exact: true }).click();
  await pagina
    .getByRole('row', { name: /Saldada/ })
    .getByText('La pagó hoy.')
    .waitFor();
});

test('of two managers the second is told before and after the question', async () => {
  const { cobrador, id_corte } = await conCorte();
  const { pagina, consola } = await comoGerente(`gerente/cortes/${id_corte}`);
  consola.tolerar(/status of 409/);
  await boton(pagina, 'Devolver').click();
  await dialogo(pagina).getByLabel('Motivo').fill('Falta un billete');
  await decidirCorteDe(await mundo.gerente(), id_corte);
  await dialogo(pagina).getByText('Este corte ya no está por confirmar').waitFor();
  await dialogo(pagina)
    .getByText(/^Confirmado por /)
    .waitFor();
  await principal(pagina).click();
  await pagina.getByText('Confirmado', { exact: true }).waitFor();
  expect(await corteGuardado(mundo, id_corte)).toMatchObject({ estado: 'confirmado' });
  await irYaCerrado(pagina, `${url}gerente/cortes?cobrador=${cobrador.uid}`);
  await pagina.getByText('No hay cortes por confirmar').waitFor();
});

test('a cut comes to an open list by itself, is returned with a reason, and the list is a file', async () => {
  const cobrador = await mundo.cobrador();
  await darFondo(mundo, cobrador, 500);
  const { pagina } = await comoGerente(`gerente/cortes?cobrador=${cobrador.uid}`);
  await pagina.getByText('No hay cortes por confirmar').waitFor();
  const id_corte = await entregarCorteDe(cobrador, { '500': 1 });
  await pagina.getByRole('gridcell', { name: 'Cuadra' }).click();
  await boton(pagina, 'Devolver').click();
  await principal(pagina).click();
  await dialogo(pagina).getByText('Debe proporcionar un motivo de rechazo').waitFor();
  await dialogo(pagina).getByLabel('Motivo').fill('Trae monedas.');
  await principal(pagina).click();
  await dicho(pagina, 'Corte devuelto');
  await pagina.getByText('Trae monedas.').first().waitFor();
  expect(await corteGuardado(mundo, id_corte)).toMatchObject({ estado: 'devuelto', motivo: 'Trae monedas.' });
  await enLista(pagina, cobrador, '&ver=todos');
  const bajado = pagina.waitForEvent('download');
  await boton(pagina, 'Exportar cortes').click();
  expect((await bajado).suggestedFilename()).toBe('CORTES LEAL.xlsx');
  await dicho(pagina, 'Cortes exportados');
});
