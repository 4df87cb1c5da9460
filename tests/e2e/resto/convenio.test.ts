// A new plan that a client promises, by hands: days tapped in the calendar, Back, a second tap, a reload; and the office that
// writes another one while the collector's stands open.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { convenir } from '../../setup/convenio.ts';
import { cerrar, EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, type Escena, idCredito, usarEscenas } from '../apoyo/escena.ts';
import { panel } from '../apoyo/pago.ts';
import { revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, oye, sinDialogo, tarjeta } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente, enPago } = usarEscenas();

const CON_DEDO = { ...EN_MOVIMIENTO, hasTouch: true };
const enSuPago = () => enPago([creditoDe('Ana Atrasada')], CON_DEDO);

const boton = (pagina: Page, nombre: string) =>
  panel(pagina, 'Convenio').getByRole('button', { name: nombre });
const guardar = (pagina: Page) => dialogo(pagina).getByRole('button', { name: 'Guardar convenio' });
const pagos = (pagina: Page): Promise<string[]> =>
  panel(pagina, 'Convenio')
    .getByRole('list', { name: 'Pagos del convenio' })
    .getByRole('listitem')
    .evaluateAll((filas) => filas.map(({ textContent }) => textContent));

/** A payment more, its day tapped in the calendar. */
async function agregar(pagina: Page, n: number, dia: string, monto: string): Promise<void> {
  await dialogo(pagina).getByRole('button', { name: 'Agregar pago' }).tap();
  await dialogo(pagina).getByLabel(`Día del pago ${n}`).tap();
  const calendario = pagina.locator('.campo-fecha-calendario').filter({ visible: true });
  await calendario.getByTitle(dia, { exact: true }).tap();
  await expect.poll(() => calendario.count()).toBe(0);
  await dialogo(pagina).getByLabel(`Monto del pago ${n}`).fill(monto);
}

const elConvenio = async (escena: Escena) =>
  (await mundo.db.doc(`creditos/${idCredito(escena)}`).get()).get('convenio') as { id: string } | undefined;

test('written with a thumb: Back leaves nothing behind, two taps write one, and it is there after a reload and on the card', async () => {
  const escena = await enSuPago();
  const { pagina } = escena;
  await boton(pagina, 'Hacer convenio').tap();
  await cerrar(pagina);
  await boton(pagina, 'Hacer convenio').tap();
  await oye(pagina);
  await agregar(pagina, 1, '2026-11-20', '500');
  await agregar(pagina, 2, '2026-11-27', '250.50');
  await dialogo(pagina).getByText('Suma $750.50 de $3,600.00').waitFor();
  await revisarDialogo(pagina);
  const dedo = await Dedo.en(pagina);
  await dedo.dosVeces(await centroDe(guardar(pagina)), 150);
  await dicho(pagina, 'Convenio guardado');
  await sinDialogo(pagina);
  const ESCRITOS = ['Vie 20/11/2026$500.00', 'Vie 27/11/2026$250.50'];
  await expect.poll(() => pagos(pagina)).toEqual(ESCRITOS);
  const { size } = await mundo.db
    .collection('bitacora')
    .where('documento', '==', `creditos/${idCredito(escena)}`)
    .where('accion', '==', 'creditos/convenio')
    .get();
  expect(size).toBe(1);
  await pagina.reload();
  await expect.poll(() => pagos(pagina)).toEqual(ESCRITOS);
  await pagina.goto(`${mundo.suite.url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
  await tarjeta(pagina, 'Ana Atrasada')
    .getByText('Convenio: próximo $500.00 el viernes 20/11/2026', { exact: true })
    .waitFor();
});

test('the office writes one while the collector’s stands open: it is said where the thumb is, nothing typed is lost, and the next one counts', async () => {
  const escena = await enSuPago();
  const { pagina, cobrador, consola } = escena;
  consola.tolerar(/status of 409/);
  const id_credito = idCredito(escena);
  await convenir(cobrador, { id_credito });
  await pagina.reload();
  await boton(pagina, 'Cambiar convenio').tap();
  await oye(pagina);
  await agregar(pagina, 3, '2026-12-04', '75');

  const { pagina: oficina } = await comoGerente(`gerente/clientes/${cobrador.prefijo}-cli-1`);
  await boton(oficina, 'Cambiar convenio').click();
  await oye(oficina);
  await dialogo(oficina).getByLabel('Nota (opcional)').fill('Habló a la oficina');
  await guardar(oficina).click();
  await dicho(oficina, 'Convenio guardado');
  const deOficina = (await elConvenio(escena))?.id;

  await guardar(pagina).tap();
  const aviso = dialogo(pagina).getByRole('alert').filter({ hasText: 'Cambió mientras lo escribías' });
  await aviso.getByText('Otra persona escribió un convenio.').waitFor();
  const alto = TELEFONO.height;
  await expect
    .poll(() => aviso.boundingBox())
    .toSatisfy(
      (caja: { y: number; height: number }) => Math.ceil(caja.y) >= 0 && caja.y + caja.height <= alto,
    );
  expect((await elConvenio(escena))?.id).toBe(deOficina);
  expect(await dialogo(pagina).getByLabel('Monto del pago 3').inputValue()).toMatch(/^75/);
  await guardar(pagina).tap();
  await dicho(pagina, 'Convenio guardado');
  await expect.poll(() => pagos(pagina)).toHaveLength(3);
  // The office's page hears of it by itself, or when it is looked at again.
  await oficina.reload();
  await expect.poll(() => pagos(oficina)).toHaveLength(3);
});
