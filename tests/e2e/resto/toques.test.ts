// Nothing opens under a finger and acts on it: a late day's question, what slides, and what an honest payment takes.
// The times are those that the page is told (`timeStamp`), so that a busy machine is no slower finger.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { aLaAltura, cerrar, EN_MOVIMIENTO, envios, principal, sigueAbierto } from '../apoyo/capas.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { quieta } from '../apoyo/ejes.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { asa, dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';

const { enRuta } = usarEscenas();

/** The short run takes the quickest, the one at which sheets were confirmed, and the last that is too early. */
const SEPARACIONES = ES_TODO ? [50, 80, 120, 200, 300, 350, 500] : [50, 300, 500];
const VECINOS = Array.from({ length: 12 }, (_, n) => creditoDe(`Vecino ${n + 1}`));

/** Notes in the page when it was touched, when the sheet began to hear, and when it was said that it is saved. */
const cronometrar = (pagina: Page) =>
  pagina.evaluateHandle(() => {
    const notas = { toques: [] as number[], oye: 0, dicho: 0 };
    addEventListener('click', ({ timeStamp }) => notas.toques.push(timeStamp), true);
    new MutationObserver(() => {
      const ahora = performance.now();
      const sorda = document.querySelector('.capa[aria-disabled=true]');
      if (notas.toques.length === 1 && document.querySelector('.capa') && !sorda) notas.oye ||= ahora;
      if (document.querySelector('.aviso-al-pie')) notas.dicho ||= ahora;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return notas;
  });

/** A bound on a time is for a machine that does nothing else: the long run's. */
const VECES = ES_TODO ? 6 : 1;

test('two taps in place: on a late day, whose question opens under the finger; and by mouse', async () => {
  const { pagina } = await enRuta(VECINOS, EN_MOVIMIENTO);
  const enviados = envios(pagina);
  const dedo = await Dedo.en(pagina);
  const boton = pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 6' });
  await boton.click();
  const confirmar = await centroDe(dialogo(pagina).getByRole('button', { name: 'Confirmar' }));
  await cerrar(pagina);
  for (const separacion of SEPARACIONES) {
    await dedo.dosVeces(await aLaAltura(boton, confirmar.y), separacion);
    await sigueAbierto(pagina, `${separacion} ms`);
    await cerrar(pagina);
  }
  const { x, y } = await aLaAltura(boton, confirmar.y);
  await pagina.mouse.dblclick(x, y);
  await sigueAbierto(pagina, 'by mouse');
  expect(enviados).toEqual([]);
});

test('an honest two-tap payment takes the wait and being stored, less than a second', async () => {
  const { pagina } = await enRuta(VECINOS, EN_MOVIMIENTO);
  const tiempos: number[] = [];
  for (let n = 1; n <= VECES && !tiempos.some((ms) => ms < 1000); n += 1) {
    await pagina.reload();
    await asa(pagina, `Vecino ${n}`).waitFor();
    const notas = await cronometrar(pagina);
    await pagina.getByRole('button', { name: `Registrar Pago de Vecino ${n}`, exact: true }).click();
    await principal(pagina).click();
    await dicho(pagina, 'Guardado');
    const { toques, oye: cuando, dicho: en } = await notas.jsonValue();
    expect(toques).toHaveLength(2);
    tiempos.push(cuando - toques[0]! + (en - toques[1]!));
  }
  expect(Math.min(...tiempos)).toBeGreaterThan(500);
  if (ES_TODO) expect(Math.min(...tiempos), tiempos.join(', ')).toBeLessThan(1000);
});

test('what slides under the finger when a card leaves takes no touch', async () => {
  const { pagina } = await enRuta(VECINOS, EN_MOVIMIENTO);
  const dedo = await Dedo.en(pagina);
  await asa(pagina, 'Vecino 1').waitFor();
  const boton = pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 2', exact: true });
  await boton.scrollIntoViewIfNeeded();
  const salida = pagina.waitForFunction(
    () => document.querySelectorAll('article').length < 12 && performance.now(),
  );
  await pagina.getByRole('button', { name: 'Registrar Pago de Vecino 1', exact: true }).click();
  await principal(pagina).click();
  const cuando = (await (await salida).jsonValue()) as number;
  await sinDialogo(pagina);
  await oye(pagina);
  await dedo.tocarA(await centroDe(boton), cuando + 200);
  await quieta(pagina);
  expect(await dialogo(pagina).count()).toBe(0);
  await boton.click();
  await dialogo(pagina).waitFor();
});
