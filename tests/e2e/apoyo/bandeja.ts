// A manager's lists of requests, as one reads and decides them.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seDijo } from './dicho.ts';
import { quieta } from './ejes.ts';
import { alguno, hasta } from './hasta.ts';
import { pulsar } from './pulsar.ts';
import { dialogo, sinDialogo } from './ruta.ts';

export const laTarjeta = (pagina: Page, nombre: string | RegExp): Locator =>
  pagina.getByRole('tabpanel').getByRole('article', { name: nombre });

const esEscritorio = (pagina: Page): boolean => (pagina.viewportSize()?.width ?? 0) >= 900;

/** A client's row of the desk's table. */
export const laFila = (pagina: Page, nombre: string | RegExp): Locator =>
  pagina.getByRole('tabpanel').getByRole('row', { name: nombre }).and(pagina.locator('[aria-expanded]'));

/** Only rows in sight are drawn: half a page further down, and from the end to the top again. */
const seguirBajando = (pagina: Page): Promise<void> =>
  pagina
    .getByRole('tabpanel')
    .locator('.tabla-lista-holder')
    .evaluate((cuadro) => {
      const alFinal = cuadro.scrollTop + cuadro.clientHeight >= cuadro.scrollHeight - 1;
      cuadro.scrollTop = alFinal ? 0 : cuadro.scrollTop + cuadro.clientHeight / 2;
    });

/** Other tests have asked for something too: the next pages come when the end is near. */
export const bajarHasta = (pagina: Page, que: Locator): Promise<void> =>
  expect
    .poll(async () => {
      if (await que.isVisible()) return true;
      await pagina.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
      return false;
    })
    .toBe(true);

/**
 * A client's card, which a desk's row opens to. A request that arrives may move the row from under the press: then it is
 * pressed again.
 */
export async function abrirTarjeta(pagina: Page, nombre: string | RegExp): Promise<Locator> {
  const tarjeta = laTarjeta(pagina, nombre).first();
  const fila = laFila(pagina, typeof nombre === 'string' ? new RegExp(nombre, 'i') : nombre).first();
  const abrir = async () => {
    if (!esEscritorio(pagina) || (await tarjeta.isVisible())) return;
    await pagina.getByRole('tabpanel').locator('.tabla-fila').first().waitFor();
    if ((await fila.count()) === 0) return seguirBajando(pagina);
    // Beside the links of its cells.
    if ((await fila.getAttribute('aria-expanded')) === 'false')
      await fila.click({ position: { x: 16, y: 16 } });
  };
  const seVe = async () => {
    await abrir();
    return tarjeta.isVisible();
  };
  await hasta(seVe, (si) => si);
  return tarjeta;
}

export async function elegir(pagina: Page, accion: string, nombre: string): Promise<void> {
  // A question that is still leaving is no answer to this one.
  await sinDialogo(pagina);
  const tarjeta = await abrirTarjeta(pagina, new RegExp(nombre, 'i'));
  const boton = tarjeta.getByRole('button', { name: `${accion} la solicitud de ${nombre}` });
  const responde = dialogo(pagina).or(tarjeta.locator('[aria-invalid="true"]'));
  // The facts that come beside it may move it, too.
  const elegida = async () => {
    if ((await responde.count()) === 0) await boton.click();
    return responde.count();
  };
  await alguno(elegida);
}

export const contestar = (pagina: Page, accion: string) =>
  pulsar(dialogo(pagina).getByRole('button', { name: accion, exact: true }));

/** The text stands on the screen, or a notice said it. */
export async function dice(pagina: Page, texto: string): Promise<void> {
  const visible = pagina.getByText(texto, { exact: true }).first();
  await expect
    .poll(async () => (await seDijo(pagina, texto)) || visible.isVisible(), { message: texto })
    .toBe(true);
}

/** The row has left the list, and the keyboard goes on in the table; from the title, where there is none or no more. */
export async function seFue(pagina: Page, nombre: string): Promise<void> {
  await laTarjeta(pagina, nombre).waitFor({ state: 'detached' });
  await laFila(pagina, new RegExp(nombre, 'i')).waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      pagina.evaluate(() => {
        const tablas = [...document.querySelectorAll('[role=tabpanel] [role=treegrid]')];
        const tabla = tablas.find((otraTabla) => otraTabla.checkVisibility());
        return document.activeElement === (tabla ?? document.querySelector('#contenido h1'));
      }),
    )
    .toBe(true);
}

/** A client's card in the history, which is read again by itself. */
export async function enHistorial(pagina: Page, nombre: string | RegExp): Promise<Locator> {
  await pagina.getByRole('tab', { name: /^Historial/ }).click();
  return abrirTarjeta(pagina, nombre);
}

/** Each screen when it is fullest: with a refusal, or with its dialog open. */
export const REVISADAS: readonly { camino: string; abrirLo: (pagina: Page) => Promise<unknown> }[] = [
  {
    camino: 'solicitudes-edicion',
    abrirLo: async (pagina) => {
      await laTarjeta(pagina, 'Eva Luna').getByLabel('Monto a modificar').fill('0');
      await elegir(pagina, 'Aprobar', 'Eva Luna');
      await dice(pagina, 'Monto inválido');
    },
  },
  {
    camino: 'solicitudes-abonos-multiples',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Rechazar', 'Eva Luna');
      await dialogo(pagina).getByLabel('Comentario (opcional)').waitFor();
    },
  },
  {
    camino: 'solicitudes/tardias',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Aprobar', 'Eva Luna');
      await dialogo(pagina).getByLabel('Monto a registrar').fill('60');
      await dialogo(pagina).getByText('Devolver al cliente', { exact: true }).waitFor();
    },
  },
  { camino: 'solicitudes-clientes', abrirLo: (pagina) => laTarjeta(pagina, 'Eva Luna').waitFor() },
  { camino: 'solicitudes-eliminacion', abrirLo: (pagina) => laTarjeta(pagina, 'EVA LUNA').waitFor() },
  {
    camino: 'solicitudes',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Editar', 'Fito Páez');
      await dialogo(pagina).getByLabel('Teléfono', { exact: true }).fill('1');
      await contestar(pagina, 'Guardar Cambios');
      await dice(pagina, 'Ingrese un número de teléfono válido de 10 dígitos');
    },
  },
  { camino: 'solicitudes?ver=historial', abrirLo: (pagina) => laTarjeta(pagina, 'Dora Paz').waitFor() },
];

/** How many rows of the inbox a key draws: each reads its date once, to say how long it has waited. */
export async function contarDibujadas(pagina: Page): Promise<(tecla: string) => Promise<number>> {
  await pagina.evaluate(() => {
    const { parse } = Date;
    Object.assign(globalThis, { leidas: 0 });
    Date.parse = (texto) => {
      Reflect.set(globalThis, 'leidas', Reflect.get(globalThis, 'leidas') + 1);
      return parse(texto);
    };
  });
  return async (tecla) => {
    // The row where the focus has just come is drawn for that.
    await quieta(pagina);
    // Counted from the key to the second frame after it: a minute that ends, or an answer, draws all rows as well.
    await pagina.evaluate(() => {
      const alPintar = () => Reflect.set(globalThis, 'deLaTecla', Reflect.get(globalThis, 'leidas'));
      const contar = () => {
        Object.assign(globalThis, { leidas: 0, deLaTecla: undefined });
        requestAnimationFrame(() => requestAnimationFrame(alPintar));
      };
      addEventListener('keydown', contar, { capture: true, once: true });
    });
    await pagina.keyboard.press(tecla);
    await pagina.waitForFunction(() => Reflect.get(globalThis, 'deLaTecla') !== undefined);
    return pagina.evaluate(() => Reflect.get(globalThis, 'deLaTecla') as number);
  };
}
