// The corrections that are asked for of a payment that stands, and those that a manager makes at once; a client once
// more.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { dejarPasar, negar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { dato, historial, panel, renglones } from '../apoyo/pago.ts';
import { dialogo, quedaRegistrado } from '../apoyo/ruta.ts';

const { mundo, abrirEn, enPago } = usarEscenas();

const ANA = creditoDe('Ana López', {
  fecha_inicio: fecha('2026-11-09'),
  movimientos: [
    { tipo: 'pago', fecha: fecha('2026-11-10') },
    { tipo: 'pago', fecha: fecha('2026-11-13') },
  ],
});

/** A definite refusal: without an answer the app would ask again by itself. */
const NO = { code: 'NO_ELEGIBLE', message: 'Hoy no se puede.' };

const fila = (pagina: Page, dia: string) => historial(pagina).getByRole('listitem').filter({ hasText: dia });
const boton = (pagina: Page, dia: string, accion: string) =>
  fila(pagina, dia).getByRole('button', { name: new RegExp(`^${accion}`) });
const enviar = (pagina: Page) => dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' });

test("today's payment can be asked to be changed from where it says that it stands", async () => {
  const { pagina } = await enPago([ANA]);
  await panel(pagina, 'Registrar Pago')
    .getByRole('button', { name: /^Registrar \$120/ })
    .click();
  await quedaRegistrado(pagina);
  await panel(pagina, 'Registrar Pago').getByRole('button', { name: 'Solicitar edición' }).click();
  await dialogo(pagina).getByLabel('Monto nuevo').fill('200');
  await dialogo(pagina).getByLabel('Motivo').fill('Pagó más.');
  await enviar(pagina).click();
  await panel(pagina, 'Registrar Pago')
    .getByText('Ya hay una solicitud por revisar de este pago.', { exact: true })
    .waitFor();
});

test('a manager changes the amount at once, and every panel says so', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const { pagina, consola } = await abrirEn(
    'gerente@leal.demo',
    `payment/x?credito=${cobrador.prefijo}-cre-1`,
  );
  consola.tolerar(FALLO_DE_RED);
  await expect.poll(() => renglones(pagina)).toHaveLength(2);
  expect(await historial(pagina).getByTitle('Eliminar pago', { exact: true }).count()).toBe(0);
  await boton(pagina, '13/11/2026', 'Editar pago').click();
  const guardar = dialogo(pagina).getByRole('button', { name: 'Guardar Cambios' });
  await dialogo(pagina).getByLabel('Monto nuevo').fill('99999');
  await guardar.click();
  await dialogo(pagina).getByText('El monto es mayor que lo que falta por pagar: $3,480.00.').waitFor();
  expect(await dialogo(pagina).getByLabel('Monto nuevo').inputValue()).toBe('99999');
  await dialogo(pagina).getByLabel('Monto nuevo').fill('150');
  await guardar.click();
  await dicho(pagina, 'Pago actualizado correctamente');
  await fila(pagina, '13/11/2026').getByText('Modificado', { exact: true }).waitFor();
  await expect.poll(() => dato(pagina, 'Total pagado')).toBe('$270.00');
});

test('a client is duplicated under the next free name', async () => {
  const { pagina, contexto, consola } = await enPago([ANA]);
  consola.tolerar(FALLO_DE_RED);
  const abrir = pagina.getByRole('button', { name: 'Duplicar', exact: true });
  await abrir.click();
  const modal = dialogo(pagina);
  const duplicar = modal.getByRole('button', { name: 'Duplicar', exact: true });
  await modal.getByLabel('Monto solicitado').waitFor();
  await duplicar.click();
  await modal.getByText('El monto solicitado es requerido y debe ser mayor a 0', { exact: true }).waitFor();
  await modal.getByText('Debes seleccionar los días de pago', { exact: true }).waitFor();
  await modal.getByLabel('Monto solicitado').fill('5000');
  await modal.getByText('40 días').click();
  await expect.poll(() => modal.getByText('$150.00').count()).toBe(1);
  const url = '**/clientes/duplicar';
  await negar(contexto, url, 422, NO);
  await duplicar.click();
  await modal.getByText('Error al duplicar cliente', { exact: true }).waitFor();
  expect(await modal.getByLabel('Monto solicitado').inputValue()).toBe('5000');
  await dejarPasar(contexto, url);
  await duplicar.click();
  await pagina.getByText('Cliente duplicado', { exact: true }).waitFor();
  await pagina.getByText(/^Ana López #2 queda pendiente/).waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Entendido' }).click();
  await expect.poll(() => abrir.evaluate((e) => e === document.activeElement)).toBe(true);
});
