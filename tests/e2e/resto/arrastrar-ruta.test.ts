// The order of the route: by mouse, by thumb and by keyboard, and still there after a reload.
import { describe, expect, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { quieta } from '../apoyo/ejes.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import type { Visita } from '../apoyo/navegador.ts';
import { BAJAR, conCuatro, ORDEN, SOLTAR, teclear, TOMAR } from '../apoyo/orden-de-ruta.ts';
import { alMedio, anunciado, bajarLaPrimera, nombresDeHoy, tarjeta } from '../apoyo/ruta.ts';
import { hayBuzon } from '../apoyo/sin-linea.ts';
import { AMBOS, comoTexto } from '../apoyo/tamanos.ts';

const MOVIDO = ['Beto Ruiz', 'Ana López', 'Carla Gil', 'Dora Paz'];

const { enRuta } = usarEscenas();

const enTelefono = () => conCuatro(enRuta, { hasTouch: true, isMobile: true });

/** The server answers to the drop, whatever stood before. */
const guardado = ({ pagina }: Visita) =>
  pagina.waitForResponse((r) => r.url().endsWith('/clientes/orden') && r.request().method() === 'POST');

async function quedaAsi({ pagina }: Visita, orden: readonly string[]): Promise<void> {
  await expect.poll(() => nombresDeHoy(pagina)).toEqual(orden);
  await pagina.reload();
  // The phone's copy may show the order before for a moment.
  await expect.poll(() => nombresDeHoy(pagina)).toEqual(orden);
}

describe('with the mouse', () => {
  test('a card dragged over another takes its place, at both sizes', async () => {
    const visita = await conCuatro(enRuta);
    const { pagina } = visita;
    for (const [i, tamano] of AMBOS.entries()) {
      const [antes, despues] = i % 2 === 0 ? [ORDEN, MOVIDO] : [MOVIDO, ORDEN];
      await pagina.setViewportSize(tamano);
      await quieta(pagina);
      const respuesta = guardado(visita);
      await bajarLaPrimera(pagina, antes[0]!, antes[1]!);
      expect((await respuesta).status(), comoTexto(tamano)).toBe(200);
      await quedaAsi(visita, despues);
    }
  });

  test('without a line it is on the phone, is drawn again after a reload, and reaches the server with the line', async () => {
    const visita = await conCuatro(enRuta);
    const { pagina, contexto, consola } = visita;
    consola.tolerar(FALLO_DE_RED);
    await hayBuzon(pagina);
    await contexto.route('**/leal-api/**', (ruta) => ruta.abort());
    await bajarLaPrimera(pagina, ORDEN[0]!, ORDEN[1]!);
    await pagina
      .getByRole('banner')
      .getByText(/1\spor\ssincronizar/)
      .waitFor();
    expect(await nombresDeHoy(pagina)).toEqual(MOVIDO);
    await pagina.reload();
    await pagina.getByText(/^Datos de las/).waitFor();
    await expect.poll(() => nombresDeHoy(pagina)).toEqual(MOVIDO);
    const respuesta = guardado(visita);
    await dejarPasar(contexto, '**/leal-api/**');
    await pagina.evaluate(() => dispatchEvent(new Event('online')));
    expect((await respuesta).status()).toBe(200);
    await quedaAsi(visita, MOVIDO);
  });
});

test('with the keyboard: space takes, arrows move, space drops; every step is announced', async () => {
  const visita = await conCuatro(enRuta);
  const respuesta = guardado(visita);
  await teclear(visita, [TOMAR, BAJAR, SOLTAR]);
  await respuesta;
  await quedaAsi(visita, MOVIDO);
});

describe('with the thumb', () => {
  test('a hold lifts the card, the phone answers, and it is dropped in another place', async () => {
    const visita = await enTelefono();
    const { pagina } = visita;
    await pagina.evaluate(() => {
      const vibraciones: unknown[] = [];
      Object.assign(window, { vibraciones });
      navigator.vibrate = (patron) => vibraciones.push(patron) > 0;
    });
    const respuesta = guardado(visita);
    await alMedio(pagina, 'Ana López', 'Beto Ruiz');
    const dedo = await Dedo.en(pagina);
    const comienzo = Date.now();
    await dedo.poner(await centroDe(tarjeta(pagina, 'Ana López')));
    await pagina.locator('.ruta-tomada').waitFor();
    // The two clocks may differ by some milliseconds.
    expect(Date.now() - comienzo).toBeGreaterThan(950);
    expect(await pagina.evaluate(() => Reflect.get(window, 'vibraciones') as unknown)).toEqual([50]);
    await dedo.mover(await centroDe(tarjeta(pagina, 'Beto Ruiz')));
    await anunciado(pagina, 'Ana López está en el lugar 2.');
    await dedo.levantar();
    await respuesta;
    await quedaAsi(visita, MOVIDO);
  });

  test('a thumb that moves on at once scrolls the route', async () => {
    const { pagina } = await enTelefono();
    // So few cards need a low window to be scrolled.
    await pagina.setViewportSize({ width: 360, height: 420 });
    const { x, y } = await centroDe(tarjeta(pagina, 'Ana López'));
    const dedo = await Dedo.en(pagina);
    // Sent together: a pause of ours in between would be a hold.
    await Promise.all([dedo.poner({ x, y }), dedo.mover({ x, y: y - 200 })]);
    await dedo.levantar();
    await expect.poll(() => pagina.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect(await pagina.locator('.ruta-tomada').count()).toBe(0);
    expect(await nombresDeHoy(pagina)).toEqual(ORDEN);
  });
});
