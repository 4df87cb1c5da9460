// The pictures of the cash box: floats, the open cut, the count, and the cuts before the office.
import type { Page } from 'playwright-core';
import { contar } from './caja.ts';
import { delCobrador, delGerente, hay, hayFilas, tocar } from './foto.ts';
import { dialogo } from './ruta.ts';

/** A table at a desk, a list on a phone. */
const hayCortes = hay('.tabla-fila, ul[aria-label="Cortes"] li');

const abrirCorte = async (pagina: Page): Promise<void> => {
  await hayCortes(pagina);
  await pagina.locator('.tabla-fila a, ul[aria-label="Cortes"] a').first().click();
  await pagina.getByRole('table', { name: 'Conteo' }).waitFor();
};

const hayCorte = async (pagina: Page): Promise<void> => {
  await pagina.getByRole('list', { name: 'Mis cortes' }).getByRole('listitem').first().waitFor();
  await hayFilas(pagina);
  await pagina
    .getByRole('region', { name: 'Movimientos de este corte' })
    .locator('details')
    .first()
    .waitFor();
};

/** A stroke up and down across the sheet. */
async function firmar(pagina: Page): Promise<void> {
  const hoja = dialogo(pagina).getByRole('img', { name: /^Firma del cliente/ });
  await hoja.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await hoja.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const a = (parteX: number, parteY: number) => [x + width * parteX, y + height * parteY] as const;
  await pagina.mouse.move(...a(0.15, 0.7));
  await pagina.mouse.down();
  for (const punto of [a(0.3, 0.2), a(0.35, 0.75), a(0.55, 0.3), a(0.6, 0.7), a(0.85, 0.45)])
    await pagina.mouse.move(...punto, { steps: 4 });
  await pagina.mouse.up();
}

const CONTADO = { $500: '4', $200: '3', $100: '2', $20: '5', $10: '6', '50¢': '3' };

/** The movements of a bank, as they are copied from its page: a deposit, and a charge. */
const DEL_BANCO = [
  ['Fecha', 'Descripción', 'Referencia', 'Depósitos', 'Retiros'],
  ['17/11/2026', 'SPEI RECIBIDO', 'MBAN01002611170001', '$240.00', '-'],
  ['17/11/2026', 'COMISION', '0000000422', '-', '$12.50'],
]
  .map((celdas) => celdas.join('\t'))
  .join('\n');

/** A row, or the words for none: whoever takes no transfers has none. */
const hayDelBanco = hay('.diferencias tbody tr, .panel .vacio');

export const DE_CAJA = [
  delCobrador('traspasos', 'cobrador/traspasos', hayFilas),
  delCobrador('confirmar-fondo', 'cobrador/traspasos', async (pagina) => {
    await tocar(pagina, /^Confirmar el fondo/);
    await dialogo(pagina)
      .getByText(/^¿Recibiste/)
      .waitFor();
  }),
  delCobrador('corte', 'cobrador/caja', hayCorte),
  delCobrador('corte-contar', 'cobrador/caja/entregar', (pagina) => contar(pagina, CONTADO)),
  delCobrador('corte-entregar', 'cobrador/caja/entregar', async (pagina) => {
    await contar(pagina, CONTADO);
    await tocar(pagina, /^Entregar corte$/);
    await dialogo(pagina).getByText('Contaste').waitFor();
  }),
  delCobrador('corte-propio', 'cobrador/caja', async (pagina) => {
    await pagina.getByRole('list', { name: 'Mis cortes' }).getByRole('link').first().click();
    await pagina.getByRole('table', { name: 'Conteo' }).waitFor();
  }),
  delCobrador('entregar-credito', 'cobrador/solicitudes', async (pagina) => {
    await tocar(pagina, /^Ya lo entregué$/);
    await tocar(pagina, /^Que firme el cliente$/);
    await firmar(pagina);
  }),
  delGerente('traspasos-gerente', 'gerente/traspasos', hayFilas),
  delGerente('dar-fondo', 'gerente/traspasos', async (pagina) => {
    await tocar(pagina, /^Dar fondo/);
    await dialogo(pagina).getByLabel('Monto').fill('500');
  }),
  delGerente('cortes', 'gerente/cortes?ver=todos', hayCortes),
  delGerente('corte-detalle', 'gerente/cortes', abrirCorte),
  delGerente('confirmar-corte', 'gerente/cortes', async (pagina) => {
    await abrirCorte(pagina);
    await tocar(pagina, /^Confirmar$/);
    await dialogo(pagina)
      .getByText(/^¿Recibiste/)
      .waitFor();
  }),
  delGerente('diferencias', 'gerente/diferencias', hayFilas),
  delGerente('transferencias', 'gerente/transferencias', hayDelBanco),
  delGerente('depositos', 'gerente/transferencias/depositos', hayDelBanco),
  delGerente('cargar-banco', 'gerente/transferencias/cargar', async (pagina) => {
    await pagina.getByText('O pega aquí los renglones').click();
    await pagina.getByLabel('Con sus títulos, como se ven en la página de tu banco').fill(DEL_BANCO);
    await tocar(pagina, /^Leer lo pegado$/);
    await pagina.getByRole('button', { name: 'Cargar 1 depósito' }).waitFor();
  }),
  delGerente('por-entregar', 'gerente/por-entregar', hayFilas),
];
