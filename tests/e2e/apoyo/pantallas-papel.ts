// The pictures of a client's payment screen and of the papers that are given there: the receipt, the statement.
import type { Page } from 'playwright-core';
import { delCobrador, tocar } from './foto.ts';
import { asa, dialogo, encabezadoRuta, nombresDeHoy, tarjeta } from './ruta.ts';

export const primero = async (pagina: Page): Promise<string> => {
  await encabezadoRuta(pagina).waitFor();
  const [nombre = ''] = await nombresDeHoy(pagina);
  await asa(pagina, nombre).waitFor();
  return nombre;
};

export async function abrirPago(pagina: Page): Promise<void> {
  const nombre = await primero(pagina);
  await tarjeta(pagina, nombre).getByRole('link', { name: nombre, exact: true }).click();
  await pagina
    .getByRole('region', { name: 'Historial de Transacciones' })
    .getByRole('listitem')
    .first()
    .waitFor();
}

export const DE_PAPEL = [
  delCobrador('comprobante', 'cobrador', async (pagina) => {
    await abrirPago(pagina);
    await tocar(pagina, /^Comprobante \+/);
    // A phone that has just been set up may not have its series yet.
    const folio = dialogo(pagina).locator('.recibo-folio');
    const pedir = dialogo(pagina).getByRole('button', { name: 'Pedir la serie' });
    await folio.or(pedir).waitFor();
    if (await pedir.isVisible()) await pedir.click();
    await folio.waitFor();
  }),
  delCobrador('estado-de-cuenta', 'cobrador', async (pagina) => {
    await abrirPago(pagina);
    await pagina.getByRole('link', { name: 'Estado de cuenta', exact: true }).click();
    await pagina.getByRole('article', { name: 'Estado de cuenta' }).waitFor();
  }),
];
