// Pictures of the street alone, for `npm run fotos`: what a card and its sheet unfold, and what only a phone without a line has.
import type { Page } from 'playwright-core';
import { principal } from './capas.ts';
import { delCobrador, type Pantalla } from './foto.ts';
import { irA } from './ir.ts';
import { primero } from './pantallas-papel.ts';
import { abrirHoja, alPie, asa, encabezadoRuta, nombresDeHoy, oye, sinDialogo } from './ruta.ts';
import { hayBuzon } from './sin-linea.ts';

/** Nothing gets through to the server from now on. */
async function cortar(pagina: Page): Promise<string[]> {
  await encabezadoRuta(pagina).waitFor();
  await hayBuzon(pagina);
  const nombres = await nombresDeHoy(pagina);
  await asa(pagina, nombres[0] ?? '').waitFor();
  await pagina.context().route('**/leal-api/**', (ruta) => ruta.abort('internetdisconnected'));
  return nombres;
}

async function pagarLoUsual(pagina: Page, nombre: string): Promise<void> {
  await abrirHoja(pagina, nombre);
  await oye(pagina);
  await principal(pagina).click();
  await sinDialogo(pagina);
  await alPie(pagina).filter({ hasText: nombre }).waitFor();
}

/** Two clients have paid. */
async function trabajar(pagina: Page): Promise<void> {
  const [primera = '', otro = ''] = await cortar(pagina);
  await pagarLoUsual(pagina, primera);
  await pagarLoUsual(pagina, otro);
  await pagina.getByRole('link', { name: /2 por sincronizar/ }).waitFor();
}

export const DE_LA_CALLE: readonly Pantalla[] = [
  delCobrador('ruta-abierta', 'cobrador', async (pagina) => {
    const nombre = await primero(pagina);
    await pagina.getByRole('button', { name: 'Filtros' }).click();
    const datos = pagina.getByRole('button', { name: `Datos de ${nombre}` });
    // At a desk it is open already.
    if ((await datos.getAttribute('aria-expanded')) === 'false') await datos.click();
    await pagina.getByRole('link', { name: `WhatsApp a ${nombre}` }).waitFor();
  }),
  delCobrador('cobrar-visita', 'cobrador', async (pagina) => {
    const hoja = await abrirHoja(pagina, await primero(pagina));
    await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
    await hoja.getByRole('button', { name: 'Prometió pagar', exact: true }).click();
    await hoja.getByLabel('Qué día').waitFor();
  }),
  delCobrador('pago-guardado', 'cobrador', async (pagina) => {
    const [nombre = ''] = await cortar(pagina);
    await pagarLoUsual(pagina, nombre);
  }),
  delCobrador('por-sincronizar', 'cobrador', async (pagina) => {
    await trabajar(pagina);
    await irA(pagina, pagina.url().replace(/\/leal\/.*/, '/leal/cobrador/pendientes'));
    await pagina.getByRole('article').nth(1).waitFor();
  }),
];
