// `npm run bench:ruta`: a route of 500 cards on a phone: from a key of its search to the next paint, and the frames while
// a card is dragged along the list.
import type { Suite } from '@leal/local';
import type { Browser, Page } from 'playwright-core';
import { centroDe } from '../e2e/apoyo/dedo.ts';
import { asa, buscador, encabezadoRuta, tarjeta } from '../e2e/apoyo/ruta.ts';
import { TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { abrirComo, conNavegador } from './apoyo/con-navegador.ts';
import { cuantil, mediana, publicar } from './apoyo/publicar.ts';
import { repetir } from './apoyo/repetir.ts';
import { cifra, MS } from './apoyo/seccion.ts';
import { type Anotada, anotarTeclas, descansar, medianas, peorDe, teclear } from './apoyo/teclas.ts';

const TARJETAS = 500;
const META = { ...MS, maximo: 50 };
const PASOS = 60;
const VECES = 3;
const BUSCAR = 'm a r i a Space 1 2 Backspace Backspace Backspace'.split(' ');

async function abrirRuta(suite: Suite, navegador: Browser): Promise<Page> {
  const pagina = await abrirComo('cobrador1@leal.demo', suite, navegador, { viewport: TELEFONO });
  await repetir(
    pagina.context(),
    '**/clientes/activos-sin-pago-hoy/*',
    TARJETAS,
    'id_credito',
    'id_cliente',
    'nombre',
  );
  await pagina.addInitScript(anotarTeclas);
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina, TARJETAS).waitFor();
  return pagina;
}

/** Runs in the page: how long each frame took, from here on. */
function anotarMarcos(): void {
  const marcos: number[] = [];
  Object.assign(globalThis, { marcos });
  let anterior = performance.now();
  const alPintar = (ahora: number) => {
    marcos.push(ahora - anterior);
    anterior = ahora;
    requestAnimationFrame(alPintar);
  };
  requestAnimationFrame(alPintar);
}

/** The first card, along the list and back; a step in each frame, as a hand moves. */
async function arrastrar(pagina: Page): Promise<number[]> {
  const [primera = ''] = await pagina.locator('.ruta > .ruta-cuadricula article h2').allTextContents();
  await asa(pagina, primera).waitFor();
  const { x, y } = await centroDe(tarjeta(pagina, primera));
  await pagina.mouse.move(x, y);
  await pagina.mouse.down();
  await pagina.mouse.move(x, y + 20, { steps: 4 });
  await pagina.locator('[id^="DndLiveRegion"]').filter({ hasText: primera }).waitFor({ state: 'attached' });
  await pagina.evaluate(anotarMarcos);
  for (let paso = 1; paso <= PASOS; paso += 1)
    await pagina.mouse.move(x, y + 250 * Math.sin((paso / PASOS) * Math.PI));
  const marcos = await pagina.evaluate(() => (Reflect.get(globalThis, 'marcos') as number[]).slice(1));
  await pagina.keyboard.press('Escape');
  await pagina.mouse.up();
  return marcos;
}

const arrastres: number[][] = [];
const tecleos: Anotada[][] = [];
await conNavegador(async (suite, navegador) => {
  for (let i = 0; i < VECES; i += 1) {
    const pagina = await abrirRuta(suite, navegador);
    arrastres.push(await arrastrar(pagina));
    await buscador(pagina).focus();
    await descansar(pagina);
    tecleos.push(await teclear(pagina, BUSCAR));
    await pagina.context().close();
  }
});

const marcos = arrastres.flat();
const teclas = medianas(tecleos);
publicar({
  nombre: 'ruta',
  titulo: `a route of ${TARJETAS} cards: search and drag`,
  medidas: [
    cifra('search, slowest key to the next paint', peorDe(teclas), META),
    cifra('drag, longest frame', mediana(arrastres.map((arrastre) => Math.max(...arrastre))), META),
    cifra('drag, p95 of the frames', cuantil(marcos, 0.95), MS),
    cifra('drag, median frame', cuantil(marcos, 0.5), MS),
  ],
  notas: [
    `Medians of ${VECES}, ${marcos.length} frames in all. Each key, in ms: ${teclas.map(({ tecla, ms: cada }) => `${tecla} ${cada}`).join(', ')}.`,
  ],
});
process.exit();
