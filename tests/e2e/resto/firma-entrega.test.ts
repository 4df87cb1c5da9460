// A client signs on the collector's phone, without a line; the office looks at it on the client's page.
import { HOJA_FIRMA, interpretarFirma } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { darFondo } from '../../setup/fondo.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { quieta } from '../apoyo/ejes.ts';
import { irAPorLlevar, porEntregar, porEntregarSinLinea } from '../apoyo/entrega-en-puerta.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import type { Pedido } from '../apoyo/navegador.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { ponerLinea } from '../apoyo/sin-linea.ts';

const escenas = await usarEscenasEnLinea();
const { mundo, linea, comoGerente } = escenas;

const hoja = (pagina: Page) => dialogo(pagina).getByRole('img', { name: /^Firma del cliente/ });

/** A stroke from here to there, in parts of the sheet. */
async function trazar(
  pagina: Page,
  dedo: Dedo,
  [desde, hasta]: readonly [readonly [number, number], readonly [number, number]],
): Promise<void> {
  const caja = await hoja(pagina).boundingBox();
  if (!caja) throw new Error('The sheet is not on screen');
  const punto = ([x, y]: readonly [number, number]) => ({
    x: caja.x + caja.width * x,
    y: caja.y + caja.height * y,
  });
  await dedo.poner(punto(desde));
  await dedo.mover(punto(hasta));
  await dedo.levantar();
}

const RAYAS = [
  [
    [0.1, 0.5],
    [0.6, 0.2],
  ],
  [
    [0.2, 0.8],
    [0.9, 0.75],
  ],
] as const;

/** The cash is in the box, and Eva Mora is about to sign. */
async function anteLaHoja(pedido?: Pedido) {
  const escena = await porEntregar(escenas, pedido);
  const { pagina, cobrador } = escena;
  await darFondo(mundo, cobrador, 3000);
  await irAPorLlevar(escena);
  await pagina.getByRole('button', { name: 'Ya lo entregué' }).click();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Que firme el cliente' }).click();
  await hoja(pagina).waitFor();
  const credito = () => mundo.db.doc(`creditos/${escena.id_credito}`).get();
  return { pagina, credito, dedo: await Dedo.en(pagina) };
}

test('without a line a client signs with the finger, wipes it and signs again; a manager sees what was drawn', async () => {
  const { pagina, contexto, seccion, cobrador, id_credito } = await porEntregarSinLinea(escenas);
  await seccion.getByRole('button', { name: 'Ya lo entregué' }).click();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Que firme el cliente' }).click();
  await hoja(pagina).waitFor();
  await revisarDialogo(pagina);
  const dedo = await Dedo.en(pagina);
  const borrar = dialogo(pagina).getByRole('button', { name: 'Borrar firma' });
  expect(await borrar.isDisabled()).toBe(true);
  await trazar(pagina, dedo, [
    [0.1, 0.1],
    [0.9, 0.9],
  ]);
  await expect.poll(() => hoja(pagina).getAttribute('aria-label')).toBe('Firma del cliente');
  await borrar.click();
  await expect.poll(() => hoja(pagina).getAttribute('aria-label')).toBe('Firma del cliente: vacía');
  for (const raya of RAYAS) await trazar(pagina, dedo, raya);
  await expect.poll(() => hoja(pagina).locator('polyline').count()).toBe(RAYAS.length + 1);
  await dialogo(pagina).getByRole('button', { name: 'Sí, lo entregué' }).click();
  await expect.poll(() => seccion.count()).toBe(0);
  const guardada = async () =>
    (await mundo.db.doc(`creditos/${id_credito}/firmas/entrega`).get()).get('trazos') as string | undefined;
  expect(await guardada()).toBeUndefined();
  await ponerLinea(linea, contexto, true);
  await expect.poll(guardada).not.toBeUndefined();
  const firma = interpretarFirma((await guardada()) ?? '');
  const { ancho, alto } = HOJA_FIRMA;
  const parte = (valor = NaN, de = 1) => Math.round((valor / de) * 20) / 20;
  const enPartes = firma?.map((trazo) =>
    [trazo[0], trazo.at(-1)].map((punto) => [parte(punto?.[0], ancho), parte(punto?.[1], alto)]),
  );
  expect(enPartes).toEqual(RAYAS);

  const { pagina: oficina } = await comoGerente(`gerente/clientes/${cobrador.prefijo}-cli-2`);
  const ver = oficina.getByRole('button', { name: 'Ver firma' });
  await ver.waitFor();
  await revisar(oficina);
  await ver.focus();
  await oficina.keyboard.press('Enter');
  const dibujo = dialogo(oficina).getByRole('img', { name: 'Firma de Eva Mora' });
  await dibujo.waitFor();
  expect(await dibujo.locator('polyline').count()).toBe(RAYAS.length);
  await dialogo(oficina)
    .getByText(/^Eva Mora recibió \$3,000\.00 de /)
    .waitFor();
  await revisarDialogo(oficina);
});

test('a touch without a stroke is no signature, and the loan is handed over all the same', async () => {
  const { pagina, credito, dedo } = await anteLaHoja();
  await dedo.tocar(await centroDe(hoja(pagina)));
  await expect
    .poll(() => dialogo(pagina).getByRole('button', { name: 'Borrar firma' }).isEnabled())
    .toBe(true);
  await dialogo(pagina).getByRole('button', { name: 'Sí, lo entregué' }).click();
  await expect.poll(async () => (await credito()).get('entrega.estado') as string).toBe('entregada');
  expect((await credito()).get('entrega.firmada')).toBeUndefined();
});

/** How a stroke may end, in parts of the sheet; `vecino`: another finger, or the ball of the hand, that comes down meanwhile. */
const FINALES = [
  { como: 'on the sheet', hasta: [0.6, 0.5] },
  { como: 'on its edge', hasta: [0.999, 0.5] },
  { como: 'above it', hasta: [0.5, -0.6] },
  { como: 'below it, on its own button', hasta: [0.5, 1.25] },
  { como: 'beside the window', hasta: [1.6, 0.5] },
  { como: 'as a dot', hasta: [0.3, 0.4] },
  { como: 'with a second finger on the sheet', hasta: [0.6, 0.5], vecino: [0.2, 0.8] },
  { como: 'with a second finger beside the sheet', hasta: [0.6, 0.5], vecino: [0.2, -0.5] },
] as const;
const MS_DESPUES = 60;

test('however the last stroke ends, the tap that follows it at once is heard', async () => {
  const { pagina, credito, dedo } = await anteLaHoja(EN_MOVIMIENTO);
  await quieta(pagina);
  const { x, y, width, height } = (await hoja(pagina).boundingBox())!;
  const punto = ([parteX, parteY]: readonly [number, number]) => ({
    x: x + width * parteX,
    y: y + height * parteY,
  });
  const dice = () => hoja(pagina).getAttribute('aria-label');
  /** One stroke to there; then a tap, made so soon after it. */
  const firmarYTocar = async (final: (typeof FINALES)[number], boton: string) => {
    await dedo.poner(punto([0.3, 0.4]));
    if (final.como !== 'as a dot') await dedo.mover(punto(final.hasta));
    if ('vecino' in final) await dedo.conOtro(punto(final.vecino));
    await dedo.levantar();
    const ms = await pagina.evaluate(() => performance.now());
    await dedo.tocarA(await centroDe(dialogo(pagina).getByRole('button', { name: boton })), ms + MS_DESPUES);
  };
  for (const final of FINALES) {
    await firmarYTocar(final, 'Borrar firma');
    await expect.poll(dice, { message: final.como }).toBe('Firma del cliente: vacía');
    expect(await hoja(pagina).locator('polyline').count(), final.como).toBe(1);
  }
  await firmarYTocar(FINALES[2], 'Sí, lo entregué');
  await expect.poll(async () => (await credito()).get('entrega.firmada') as boolean).toBe(true);
});
