// `npm run bench:ruta`: a route of 500 cards on a phone: from a key of its search to the next paint, and the frames while
// a card is dragged along the list.
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, Page } from 'playwright-core';
import { centroDe } from '../e2e/apoyo/dedo.ts';
import { asa, buscador, encabezadoRuta, tarjeta } from '../e2e/apoyo/ruta.ts';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { cuantil, mediana, publicar } from './apoyo/publicar.ts';
import { repetir } from './apoyo/repetir.ts';
import { type Anotada, anotarTeclas, descansar, medianas, peorDe, teclear } from './apoyo/teclas.ts';

const TARJETAS = 500;
const META_MS = 50;
const PASOS = 60;
const VECES = 3;
const BUSCAR = 'm a r i a Space 1 2 Backspace Backspace Backspace'.split(' ');

async function abrirRuta(suite: Suite, navegador: Browser): Promise<Page> {
  const contexto = await navegador.newContext({
    viewport: TELEFONO,
    locale: 'es-MX',
    serviceWorkers: 'block',
  });
  const pagina = await contexto.newPage();
  await guardarSesion(suite, pagina, 'cobrador1@leal.demo');
  await repetir(
    contexto,
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

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const navegador = await abrirNavegador();
const arrastres: number[][] = [];
const tecleos: Anotada[][] = [];
try {
  for (let i = 0; i < VECES; i += 1) {
    const pagina = await abrirRuta(suite, navegador);
    arrastres.push(await arrastrar(pagina));
    await buscador(pagina).focus();
    await descansar(pagina);
    tecleos.push(await teclear(pagina, BUSCAR));
    await pagina.context().close();
  }
} finally {
  await navegador.close();
  await suite.detener();
}

const ms = { unidad: ' ms' };
const marcos = arrastres.flat();
const teclas = medianas(tecleos);
publicar({
  nombre: 'ruta',
  titulo: `a route of ${TARJETAS} cards: search and drag`,
  medidas: [
    { que: 'search, slowest key to the next paint', valores: [peorDe(teclas)], ...ms, maximo: META_MS },
    {
      que: 'drag, longest frame',
      valores: [mediana(arrastres.map((arrastre) => Math.max(...arrastre)))],
      ...ms,
      maximo: META_MS,
    },
    { que: 'drag, p95 of the frames', valores: [cuantil(marcos, 0.95)], ...ms },
    { que: 'drag, median frame', valores: [cuantil(marcos, 0.5)], ...ms },
  ],
  notas: [
    `Medians of ${VECES}, ${marcos.length} frames in all. Each key, in ms: ${teclas.map(({ tecla, ms: cada }) => `${tecla} ${cada}`).join(', ')}.`,
  ],
});
process.exit();
