// `npm run bench:teclas`: from a key to the next paint, by the browser's own Event Timing, with the thread slowed down four
// times: the inbox with 500 rows, the routes of 200 collectors, the calendar of a credit of 60 days.
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const META_MS = 50;
const MAS_LENTO = 4;
const MOVER = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageDown', 'End', 'Home'];

type Fila = Record<string, unknown> & { item?: Record<string, unknown> };
type Lista = { datos: Fila[] };

/** What the browser draws is measured, so that the demo's own rows serve, again and again under other ids. */
function repetir(
  contexto: BrowserContext,
  camino: string | RegExp,
  filas: number,
  clave: string,
): Promise<unknown> {
  const otra = (fila: Fila, n: number): Fila =>
    fila.item
      ? { ...fila, item: { ...fila.item, [clave]: `${String(fila.item[clave])}-${n}` } }
      : { ...fila, [clave]: `${String(fila[clave])}-${n}` };
  return contexto.route(camino, async (ruta) => {
    const response = await ruta.fetch();
    const lista = (await response.json()) as Lista;
    const datos = Array.from({ length: filas }, (_, n) => otra(lista.datos[n % lista.datos.length] ?? {}, n));
    await ruta.fulfill({ response, json: { ...lista, datos } });
  });
}

type Anotada = { tecla: string; ms: number };

/** Runs in the page. */
function anotarTeclas(): void {
  const anotadas: number[] = [];
  Object.assign(globalThis, { anotadas });
  new PerformanceObserver((lista) => {
    for (const { name, duration } of lista.getEntries()) if (name === 'keydown') anotadas.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const DESCANSO_MS = 400;
const descansar = (pagina: Page) => pagina.waitForTimeout(DESCANSO_MS);

/** The longest entry of each key; what the browser does not name took less than one frame. */
async function teclear(pagina: Page, teclas: readonly string[]): Promise<Anotada[]> {
  const anotadas: Anotada[] = [];
  for (const tecla of teclas) {
    await pagina.evaluate(() => Reflect.get(globalThis, 'anotadas').splice(0));
    await pagina.keyboard.press(tecla);
    await descansar(pagina);
    const suyas = await pagina.evaluate(() => Reflect.get(globalThis, 'anotadas') as number[]);
    anotadas.push({ tecla, ms: Math.max(16, ...suyas) });
  }
  return anotadas;
}

const tabla = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('grid', { name: nombre }).or(pagina.getByRole('treegrid', { name: nombre }));

async function enTabla(
  pagina: Page,
  nombre: string,
  filas: number,
  otras: string[] = [],
): Promise<Anotada[]> {
  await tabla(pagina, nombre)
    .and(pagina.locator(`[aria-rowcount="${filas + 1}"]`))
    .focus();
  await descansar(pagina);
  const andando = await teclear(pagina, [...MOVER, ...otras]);
  await pagina.getByRole('textbox', { name: /^Buscar/ }).focus();
  return [...andando, ...(await teclear(pagina, ['a', 'n', 'a', 'Backspace']))];
}

/** Its days as cells, walked through. */
async function enCalendario(pagina: Page): Promise<Anotada[]> {
  await pagina.locator('a[href*="/clientes/"]').first().click();
  const celda = pagina
    .getByRole('grid', { name: 'Calendario de pagos' })
    .getByRole('gridcell', { selected: true });
  await celda.focus();
  await descansar(pagina);
  return teclear(pagina, ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Home', 'End']);
}

type Pantalla = {
  nombre: string;
  camino: string;
  llenar?: (contexto: BrowserContext) => Promise<unknown>;
  hacer: (pagina: Page) => Promise<Anotada[]>;
};

const PANTALLAS: readonly Pantalla[] = [
  {
    nombre: 'inbox, 500 rows',
    camino: 'gerente/bandeja',
    llenar: (contexto) => repetir(contexto, /leal-api\/bandeja(\?|$)/, 500, 'id'),
    hacer: (pagina) => enTabla(pagina, 'Por decidir', 500, ['Space', 'Space']),
  },
  {
    nombre: 'routes, 200 rows',
    camino: 'gerente/rutas',
    llenar: (contexto) => repetir(contexto, '**/leal-api/gerente/rutas', 200, 'id_cobrador'),
    hacer: (pagina) => enTabla(pagina, 'Rutas', 200),
  },
  { nombre: 'calendar, 60 days', camino: 'gerente/clientes-activos?plazo=60', hacer: enCalendario },
];

async function medir(suite: Suite, navegador: Browser, { camino, llenar, hacer }: Pantalla) {
  const contexto = await navegador.newContext({
    viewport: ESCRITORIO,
    locale: 'es-MX',
    serviceWorkers: 'block',
  });
  const pagina = await contexto.newPage();
  await guardarSesion(suite, pagina, 'gerente@leal.demo');
  await llenar?.(contexto);
  await pagina.addInitScript(anotarTeclas);
  await pagina.goto(suite.url + camino);
  await pagina.getByRole('heading', { level: 1 }).waitFor();
  const cdp = await contexto.newCDPSession(pagina);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: MAS_LENTO });
  const anotadas = await hacer(pagina);
  await contexto.close();
  return anotadas;
}

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const navegador = await abrirNavegador();
try {
  for (const pantalla of PANTALLAS) {
    const anotadas = await medir(suite, navegador, pantalla);
    const peor = Math.max(...anotadas.map(({ ms }) => ms));
    if (peor > META_MS) process.exitCode = 1;
    const cada = anotadas.map(({ tecla, ms }) => `${tecla} ${ms}`).join(' · ');
    console.log(`${pantalla.nombre.padEnd(18)} worst ${peor} ms (${META_MS}) · ${cada}`);
  }
} finally {
  await navegador.close();
  await suite.detener();
}
