// A payment can be undone for 5 s: held on the phone meanwhile, until its collector goes on, leaves or does not look.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EN_MOVIMIENTO, envios, principal } from './apoyo/capas.ts';
import { centroDe, Dedo } from './apoyo/dedo.ts';
import { dicho, hace } from './apoyo/dicho.ts';
import { quieta } from './apoyo/ejes.ts';
import { type Escena, idCredito, creditoDe, usarEscenas } from './apoyo/escena.ts';
import { recargarYaCerrado } from './apoyo/ir.ts';
import { panel } from './apoyo/pago.ts';
import { revisar } from './apoyo/revisar.ts';
import { alPie, asa, buscador, dialogo, encabezadoRuta, oye, sinDialogo, tarjeta } from './apoyo/ruta.ts';
import { TELEFONO } from './apoyo/tamanos.ts';

const { enRuta } = usarEscenas();

const NOMBRES = ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz', 'Eva Luna', 'Fito Mar'];
const RETENCION_MS = 5_000;
const REGISTRADO = 'Pago registrado correctamente.';

/** The rows of a credit in the ledger. */
async function libro({ cobrador, ...escena }: Escena, n: number): Promise<object[]> {
  const id = idCredito({ ...escena, cobrador }, n);
  const { cuerpo } = await cobrador.llamar<{ datos: object[] }>('GET', `abonos/historial/${id}`);
  return cuerpo.datos;
}

const barra = (pagina: Page) => pagina.getByRole('banner').getByRole('link', { name: /por sincronizar/ });

/** A thumb on the route of so many clients. */
async function conPulgar() {
  const escena = await enRuta(
    NOMBRES.map((nombre) => creditoDe(nombre)),
    { ...EN_MOVIMIENTO, hasTouch: true },
  );
  const { pagina } = escena;
  const enviados = envios(pagina);
  const dedo = await Dedo.en(pagina);
  const tocar = async (que: Locator) => {
    await que.scrollIntoViewIfNeeded();
    await quieta(pagina);
    await oye(pagina);
    await dedo.tocar(await centroDe(que));
  };
  const pagar = async (nombre: string) => {
    await tocar(pagina.getByRole('button', { name: `Registrar Pago de ${nombre}`, exact: true }));
    await dialogo(pagina).waitFor();
    await oye(pagina);
    await tocar(principal(pagina));
  };
  const deshacer = alPie(pagina).getByRole('button', { name: 'Deshacer', exact: true });
  await asa(pagina, 'Ana López').waitFor();
  return { escena, pagina, enviados, tocar, pagar, deshacer };
}

test('looking for the next client, whose name goes into the address, does not end the time for it', async () => {
  for (;;) {
    const { escena, pagina, pagar, deshacer } = await conPulgar();
    await pagar('Ana López');
    await dicho(pagina, 'Guardado');
    await buscador(pagina).fill('beto');
    await pagina.waitForURL('**/cobrador?q=beto');
    const quedaba = await deshacer.isVisible();
    // On a slow machine a press may find it still moving: a hand presses again, as long as it is there.
    while ((await deshacer.isVisible()) && (await hace(pagina, 'Guardado')) <= RETENCION_MS)
      await deshacer.click({ timeout: 1_000 }).catch(() => undefined);
    if ((await hace(pagina, 'Guardado')) > RETENCION_MS) continue;
    expect(quedaba).toBe(true);
    await dicho(pagina, 'Deshecho: no se registró.');
    expect(await libro(escena, 1)).toEqual([]);
    return;
  }
});

test('paid by thumb and undone it was never sent', async () => {
  // A machine that stands still for the whole hold undoes nothing: then it is done again, with others.
  for (;;) {
    const { escena, pagina, enviados, tocar, pagar, deshacer } = await conPulgar();
    await pagar('Ana López');
    await dicho(pagina, 'Guardado');
    await tocar(deshacer).catch(() => undefined);
    if ((await hace(pagina, 'Guardado')) > RETENCION_MS) continue;
    await dicho(pagina, 'Deshecho: no se registró.');
    await encabezadoRuta(pagina, 6).waitFor();
    await tarjeta(pagina, 'Ana López').waitFor();
    expect(enviados).toEqual([]);
    expect(await libro(escena, 1)).toEqual([]);
    return;
  }
});

test('the next tap, a reload within the hold, and looking away each send it once', async () => {
  const { escena, pagina, enviados, tocar, pagar, deshacer } = await conPulgar();
  const seGuardo = async (nombre: string) => {
    await dicho(pagina, 'Guardado', `$120.00 de ${nombre}`);
    await sinDialogo(pagina);
  };
  await pagar('Beto Ruiz');
  const { height, width, y } = (await deshacer.boundingBox())!;
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  expect(y).toBeGreaterThan(TELEFONO.height / 2);
  expect(await barra(pagina).count()).toBe(0);
  await seGuardo('Beto Ruiz');
  await encabezadoRuta(pagina, 5).waitFor();
  await revisar(pagina);
  await tocar(pagina.getByRole('button', { name: 'Registrar Pago de Carla Gil', exact: true }));
  await dicho(pagina, REGISTRADO);
  expect(await libro(escena, 2)).toMatchObject([{ tipo: 'pago', monto: 120 }]);
  await oye(pagina);
  await tocar(principal(pagina));
  await seGuardo('Carla Gil');
  await recargarYaCerrado(pagina);
  await encabezadoRuta(pagina, 4).waitFor();
  expect(await alPie(pagina).count()).toBe(0);
  await dicho(pagina, 'Se registró el pago de $120.00 de Carla Gil.');
  expect(await libro(escena, 3)).toMatchObject([{ tipo: 'pago', monto: 120 }]);

  await asa(pagina, 'Dora Paz').waitFor();
  await pagar('Dora Paz');
  await seGuardo('Dora Paz');
  await pagina.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => libro(escena, 4)).toMatchObject([{ tipo: 'pago', monto: 120 }]);
  await pagina.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  expect(enviados).toHaveLength(3);

  await pagar('Eva Luna');
  await seGuardo('Eva Luna');
  await tarjeta(pagina, 'Fito Mar').getByRole('link', { name: 'Fito Mar' }).click();
  await panel(pagina, 'Registrar Pago').waitFor();
  await expect.poll(() => libro(escena, 5)).toMatchObject([{ tipo: 'pago', monto: 120 }]);
  expect(enviados).toHaveLength(4);
});
