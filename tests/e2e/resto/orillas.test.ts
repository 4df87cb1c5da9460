// The phone's own things at the sides of the window (a notch, rounded corners, its own bar), and a phone on its side.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dicho } from '../apoyo/dicho.ts';
import { quieta } from '../apoyo/ejes.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo, irA } from '../apoyo/ir.ts';
import { abrirHoja, alPie, dialogo, oye, pedirEdicion, tarjeta } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirEn, enRuta } = usarEscenas();

const VECINOS = Array.from({ length: 6 }, (_, n) => creditoDe(`Vecino ${n + 1}`));
const ECHADO = { width: 740, height: 360 };
const ORILLAS = [
  ['upright', TELEFONO, { top: 40, bottom: 34, left: 0, right: 0 }],
  ['on its side', ECHADO, { top: 0, bottom: 21, left: 48, right: 48 }],
] as const;
type Orillas = (typeof ORILLAS)[number][2];

async function ponerOrillas(pagina: Page, insets: Orillas): Promise<void> {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const izquierda = () =>
    pagina.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--orilla-izquierda'));
  await expect.poll(izquierda).toBe(`${insets.left}px`);
}

/** The controls that a finger on the phone's own edges would tap, wherever on them. */
const tocablesEn = (pagina: Page, orillas: Orillas): Promise<string[]> =>
  pagina.evaluate(({ top, bottom, left, right }) => {
    const PASO = 6;
    const hallados = new Set<string>();
    const mirar = (x: number, y: number) => {
      const que = document
        .elementFromPoint(x, y)
        ?.closest('a, button, input, textarea, select, label, summary, [role=button], [role=tab]');
      if (que) hallados.add(`${que.textContent || que.getAttribute('aria-label')} at ${x},${y}`);
    };
    for (let y = 1; y < innerHeight; y += PASO) {
      for (let x = 1; x < left; x += PASO) mirar(x, y);
      for (let x = innerWidth - right + 1; x < innerWidth; x += PASO) mirar(x, y);
    }
    for (let x = 1; x < innerWidth; x += PASO) {
      for (let y = 1; y < top; y += PASO) mirar(x, y);
      for (let y = innerHeight - bottom + 1; y < innerHeight; y += PASO) mirar(x, y);
    }
    return [...hallados];
  }, orillas);

describe.each(ORILLAS)('a phone %s', (_, tamano, orillas) => {
  const libres = async (pagina: Page, donde: string) => {
    await quieta(pagina);
    expect([donde, await tocablesEn(pagina, orillas)]).toEqual([donde, []]);
  };

  test('nothing that is tapped lies under its edges: route, sheet, dialog, menu, toast, notice, form', async () => {
    const { pagina } = await enRuta(VECINOS, { viewport: tamano });
    await ponerOrillas(pagina, orillas);
    await libres(pagina, 'route');
    await pagina.mouse.wheel(0, 300);
    await libres(pagina, 'route, scrolled');

    await pedirEdicion(pagina, 'Vecino 2');
    await dialogo(pagina).waitFor();
    await libres(pagina, 'edit request');
    await cerrarDialogo(pagina);

    await pagina.getByRole('button', { name: 'Más' }).click();
    await dialogo(pagina).getByRole('link', { name: 'Gastos' }).waitFor();
    await libres(pagina, 'menu');
    await cerrarDialogo(pagina);

    const hoja = await abrirHoja(pagina, 'Vecino 1');
    await libres(pagina, 'payment sheet');
    await hoja.getByRole('button', { name: /^Registrar \$120\.00 de/ }).click();
    await alPie(pagina).waitFor();
    await expect.poll(() => dialogo(pagina).count()).toBe(0);
    await libres(pagina, 'what can be undone');
    await alPie(pagina).getByRole('button', { name: 'Cerrar aviso' }).click();
    await dicho(pagina, 'Pago registrado correctamente.');

    await irA(pagina, `${mundo.suite.url}cobrador/gastos`);
    await pagina.getByRole('button', { name: 'Solicitar Gasto' }).waitFor();
    await libres(pagina, 'expenses');
  });

  test('a toast stands between its edges', async () => {
    const { pagina } = await enRuta(VECINOS, { viewport: tamano });
    await ponerOrillas(pagina, orillas);
    await pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 1' }).click();
    await oye(pagina);
    await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
    const cerca = async () => {
      const caja = await pagina.locator('.aviso-pasajero').first().boundingBox();
      return (
        caja && [
          tamano.height - orillas.bottom - caja.y - caja.height,
          caja.x - orillas.left,
          tamano.width - orillas.right - caja.x - caja.width,
        ]
      );
    };
    // The notice comes from below.
    await expect.poll(async () => (await cerca())?.every((lado) => lado >= 0)).toBe(true);
  });
});

const bajo = (pagina: Page) => pagina.getByRole('navigation', { name: 'Accesos' });

test('on its side a wide phone shows whole cards, a manager cards in place of the table', async () => {
  const ancho = { width: 915, height: 412 };
  const { pagina } = await enRuta(VECINOS, { viewport: ancho });
  expect((await tarjeta(pagina, 'Vecino 1').boundingBox())!.height).toBeLessThan(150);
  const { pagina: deGerente } = await abrirEn('gerente@leal.demo', 'gerente/bandeja', { viewport: ancho });
  await bajo(deGerente).waitFor();
  await deGerente.locator('.bandeja-renglones').waitFor();
  expect(await deGerente.getByRole('treegrid').count()).toBe(0);
});
