// `npm run bench:teclas`: from a key to the next paint, by the browser's own Event Timing, with the thread slowed down four
// times: the inbox with 500 rows, the routes of 200 collectors, the calendar of a credit of 60 days.
import type { Suite } from '@leal/local';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { abrirComo, conNavegador } from './apoyo/con-navegador.ts';
import { publicar } from './apoyo/publicar.ts';
import { repetir } from './apoyo/repetir.ts';
import { cifra, MS } from './apoyo/seccion.ts';
import { type Anotada, anotarTeclas, descansar, medianas, peorDe, teclear } from './apoyo/teclas.ts';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';

const META = { ...MS, maximo: 50 };
const VECES = 3;
const MAS_LENTO = 4;
const MOVER = [
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageDown',
  'PageUp',
  'PageUp',
  'End',
  'Home',
];

const tabla = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('grid', { name: nombre }).or(pagina.getByRole('treegrid', { name: nombre }));

async function enTabla(
  pagina: Page,
  nombre: string,
  filas: number,
  demas: string[] = [],
): Promise<Anotada[]> {
  await tabla(pagina, nombre)
    .and(pagina.locator(`[aria-rowcount="${filas + 1}"]`))
    .focus();
  await descansar(pagina);
  const andando = await teclear(pagina, [...MOVER, ...demas]);
  await pagina.getByRole('textbox', { name: /^Buscar/ }).focus();
  return [...andando, ...(await teclear(pagina, ['a', 'n', 'a', 'Backspace']))];
}

/** A calendar's days as cells, walked through. */
async function enCalendario(pagina: Page): Promise<Anotada[]> {
  await pagina.locator('a[href*="/clientes/"]').first().click();
  await pagina.getByRole('button', { name: 'Ver los días' }).click();
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
  const pagina = await abrirComo('gerente@leal.demo', suite, navegador, { viewport: ESCRITORIO });
  const contexto = pagina.context();
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

const medidas: { que: string; anotadas: Anotada[] }[] = [];
await conNavegador(async (suite, navegador) => {
  for (const pantalla of PANTALLAS) {
    const vueltas: Anotada[][] = [];
    for (let i = 0; i < VECES; i += 1) vueltas.push(await medir(suite, navegador, pantalla));
    medidas.push({ que: pantalla.nombre, anotadas: medianas(vueltas) });
  }
});
const cadaUna = ({ que, anotadas }: (typeof medidas)[number]) =>
  `${que}: ${anotadas.map(({ tecla, ms }) => `${tecla} ${ms}`).join(', ')}`;
publicar({
  nombre: 'teclas',
  titulo: `from a key to the next paint, the thread slowed down ${MAS_LENTO} times`,
  medidas: medidas.map(({ que, anotadas }) => cifra(`${que}, the slowest key`, peorDe(anotadas), META)),
  notas: [
    `Each key: median of ${VECES}, in ms; the browser's clock has steps of 8. ${medidas.map(cadaUna).join('; ')}.`,
    'What blocks a page down was traced: half is style and layout of the new rows, a third React. Tried without effect: contain, the alignment of the scroll, no breaks within words, static cells. With effect: a page is one row less; of routes, the height of a row told beforehand (End 56 to 48).',
  ],
});
process.exit();
