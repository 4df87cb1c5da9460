// Nothing opens under a finger and acts on it: taps that come too early, in place and on the button that confirms.
// The times are those that the page is told (`timeStamp`), so that a busy machine is no slower finger.
import { describe, expect, test } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import {
  aLaAltura,
  cerrar,
  cuandoSorda,
  EN_MOVIMIENTO,
  envios,
  principal,
  sigueAbierto,
} from './apoyo/capas.ts';
import { centroDe, Dedo } from './apoyo/dedo.ts';
import { creditoDe, usarEscenas } from './apoyo/escena.ts';
import { asa, dialogo, encabezadoRuta, oye, quedaRegistrado } from './apoyo/ruta.ts';

const { enRuta } = usarEscenas();

/** The short run takes the quickest, the one at which sheets were confirmed, and the last that is too early. */
const SEPARACIONES = ES_TODO ? [50, 80, 120, 200, 300, 350, 500] : [50, 300, 500];
/** The last one is the sheet's own button, three lines high, when the card stands above the bar at the foot. */
const ALTURAS = [160, 400, 640];
const AL_PIE = ALTURAS.slice(-1);
const EN_MARCHA = porCorrida({ corta: AL_PIE, resto: ALTURAS, todo: ALTURAS });
const VECINOS = Array.from({ length: 12 }, (_, n) => creditoDe(`Vecino ${n + 1}`));
const LARGO = 'Doña Remedios de la Tlapalería del Callejón Largo';

describe('two taps in place', () => {
  test.each([
    ['with motion', 'no-preference', EN_MARCHA],
    ['with reduced motion', 'reduce', ES_TODO ? ALTURAS : AL_PIE],
  ] as const)('%s: the second neither pays nor closes, at any height', async (_, reducedMotion, alturas) => {
    const { pagina } = await enRuta(VECINOS.toSpliced(5, 1, creditoDe(LARGO)), { reducedMotion });
    const enviados = envios(pagina);
    const dedo = await Dedo.en(pagina);
    const boton = pagina.getByRole('button', { name: `Registrar Pago de ${LARGO}` });
    await asa(pagina, 'Vecino 1').waitFor();
    await boton.click();
    // The sheet comes from below.
    const alto = async () => (await principal(pagina).boundingBox())?.y ?? Infinity;
    await expect.poll(alto, { message: "the sheet's button, where the card's was" }).toBeLessThan(AL_PIE[0]!);
    await cerrar(pagina);
    for (const altura of alturas) {
      for (const separacion of SEPARACIONES) {
        await dedo.dosVeces(await aLaAltura(boton, altura), separacion);
        await sigueAbierto(pagina, `${separacion} ms at ${altura}`);
        await cerrar(pagina);
      }
    }
    expect(enviados).toEqual([]);
    await encabezadoRuta(pagina, 12).waitFor();
  });
});

test('a held Enter chooses once: not the question that it opened, nor the sheet', async () => {
  const { pagina } = await enRuta([VECINOS[0]!], EN_MOVIMIENTO);
  const enviados = envios(pagina);
  for (const nombre of ['Registrar Pago de Vecino 1', 'Registrar Atraso de Vecino 1']) {
    const boton = pagina.getByRole('button', { name: nombre });
    await boton.focus();
    await pagina.keyboard.down('Enter');
    await dialogo(pagina).waitFor();
    await pagina.keyboard.down('Enter');
    await oye(pagina);
    await dialogo(pagina).locator('.ant-btn-primary').focus();
    for (let n = 0; n < 5; n += 1) await pagina.keyboard.down('Enter');
    await pagina.keyboard.up('Enter');
    await sigueAbierto(pagina, nombre);
    await cerrar(pagina);
    // A layer that closes gives the focus back.
    await expect.poll(() => boton.evaluate((elemento) => elemento === document.activeElement)).toBe(true);
  }
  expect(enviados).toEqual([]);
});

test('a finger that came down too early and stayed pays nothing; one that comes when the button is full does, once', async () => {
  const { pagina } = await enRuta(VECINOS, EN_MOVIMIENTO);
  const enviados = envios(pagina);
  const dedo = await Dedo.en(pagina);
  const pagar = pagina.getByRole('button', { name: 'Registrar Pago de Vecino 1', exact: true });
  const [temprano] = await Promise.all([cuandoSorda(pagina), pagar.click()]);
  await oye(pagina);
  const donde = await centroDe(principal(pagina));
  await dedo.poner(donde, temprano);
  await dedo.levantar();
  await sigueAbierto(pagina, 'a long press');
  expect(enviados).toEqual([]);
  await dedo.tocar(donde);
  await quedaRegistrado(pagina);
  expect(enviados).toHaveLength(1);
});
