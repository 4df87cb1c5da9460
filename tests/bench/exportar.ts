// `npm run bench:excel [rows]`: the client export in a real Chromium against bare exceljs writing the same cells in
// Node, in turns: time, the longest task of the page's own thread, and the most memory.
import { readFileSync } from 'node:fs';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import ExcelJS from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { valorEscrito } from '../../web/src/oficina/exportar/hoja/valor-escrito.ts';
import { deColumna } from '../../web/src/oficina/exportar/libro/estilos.ts';
import { Acumulado } from '../../web/src/oficina/exportar/obrero/acumular.ts';
import { boton, pagina as respuesta, servirRenglones } from '../e2e/apoyo/excel.ts';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { mediana, publicar } from './apoyo/publicar.ts';
import { cifra, MIB, MS, VECES } from './apoyo/seccion.ts';

const RENGLONES = Number(process.argv[2] ?? 10_000);
const VUELTAS = 3;

/** The sheet that the worker makes of the same answer, so that both write the same cells. */
function mismasCeldas() {
  const acumulado = new Acumulado();
  const texto = JSON.stringify(respuesta(0, RENGLONES, RENGLONES));
  acumulado.leer(new TextEncoder().encode(texto).buffer);
  return acumulado.hoja('clientes');
}

/** The time of exceljs alone: our cells, and one style for each column. */
async function enNode(): Promise<number> {
  const { nombre, columnas, filas } = mismasCeldas();
  const estilos = columnas.map(deColumna);
  const inicio = performance.now();
  const libro = new ExcelJS.Workbook();
  const pagina = libro.addWorksheet(nombre);
  for (const fila of filas) {
    const renglon = pagina.addRow(
      fila.map((celda, i) => valorEscrito(columnas[i]?.formato ?? 'texto', celda)),
    );
    estilos.forEach((estilo, i) => (renglon.getCell(i + 1).style = estilo));
  }
  await libro.xlsx.writeBuffer();
  return performance.now() - inicio;
}

type Tareas = { tareas: number[]; mayorPausa: number };

/** From here on the page notes every task of 50 ms or more, and the longest pause between two ticks. */
const vigilar = (pagina: Page): Promise<void> =>
  pagina.evaluate(() => {
    const notas = { tareas: [] as number[], mayorPausa: 0 };
    Object.assign(window, { notas });
    new PerformanceObserver((lista) => {
      for (const { duration } of lista.getEntries()) notas.tareas.push(duration);
    }).observe({ type: 'longtask' });
    let anterior = performance.now();
    setInterval(() => {
      const ahora = performance.now();
      notas.mayorPausa = Math.max(notas.mayorPausa, ahora - anterior);
      anterior = ahora;
    }, 4);
  });

const CADA_MS = 20;
const privadosDe = (id: number): number =>
  Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** The memory of the pages' own processes, as Chromium's task manager counts it, workers included. Linux says it. */
async function pesarPaginas(navegador: Browser) {
  const cdp = await navegador.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const paginas = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const pesar = () => Math.max(...paginas.map(privadosDe)) / 1024 ** 2;
  const antes = pesar();
  let pico = antes;
  const reloj = setInterval(() => (pico = Math.max(pico, pesar())), CADA_MS);
  return () => {
    clearInterval(reloj);
    return { antes, pico };
  };
}

/** How long it waited for the answers, one after the other: the time of whoever serves them, here Playwright. */
const esperado = (pagina: Page): Promise<number> =>
  pagina.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/clientes-excel'))
      .reduce((suma, { startTime, responseEnd }) => suma + responseEnd - startTime, 0),
  );

async function medir(navegador: Browser, pagina: Page, suite: Suite) {
  await pagina.goto(`${suite.url}gerente/rutas`);
  await boton(pagina, 'Exportar Clientes').waitFor();
  const pesado = await pesarPaginas(navegador);
  await vigilar(pagina);
  const descarga = pagina.waitForEvent('download');
  const inicio = performance.now();
  await boton(pagina, 'Exportar Clientes').click();
  await descarga;
  const total = performance.now() - inicio;
  const esperar = await esperado(pagina);
  const { tareas, mayorPausa } = await pagina.evaluate(() => Reflect.get(window, 'notas') as Tareas);
  const { antes: enReposo, pico: memoria } = pesado();
  await pagina.close();
  return {
    total,
    trabajo: total - esperar,
    tarea: Math.max(0, ...tareas),
    pausa: mayorPausa,
    memoria,
    enReposo,
  };
}

async function unaVuelta(suite: Suite) {
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext({ viewport: ESCRITORIO });
    const pagina = await contexto.newPage();
    await guardarSesion(suite, pagina, 'gerente@leal.demo');
    await servirRenglones(contexto, RENGLONES);
    return await medir(navegador, pagina, suite);
  } finally {
    await navegador.close();
  }
}

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const nodes: number[] = [];
const vueltas: Awaited<ReturnType<typeof unaVuelta>>[] = [];
try {
  for (let i = 0; i < VUELTAS; i++) {
    nodes.push(await enNode());
    vueltas.push(await unaVuelta(suite));
  }
} finally {
  await suite.detener();
}

const node = mediana(nodes);
const de = (campo: keyof (typeof vueltas)[number]) => vueltas.map((vuelta) => vuelta[campo]);
const [total, trabajo] = [mediana(de('total')), mediana(de('trabajo'))];
const [tarea, pausa] = [mediana(de('tarea')), mediana(de('pausa'))];
const [memoria, enReposo] = [Math.max(...de('memoria')), Math.max(...de('enReposo'))];
publicar({
  nombre: 'excel',
  titulo: `client export of ${RENGLONES} rows in the browser`,
  medidas: [
    cifra('time beside bare exceljs writing the same cells in Node', trabajo / node, {
      ...VECES,
      maximo: 1.5,
    }),
    cifra('longest task of the page (0: none of 50 ms)', tarea, { ...MS, maximo: 100 }),
    cifra('memory of the tab at most', memoria, { ...MIB, maximo: 400 }),
    cifra('memory of the tab before', enReposo, MIB),
    cifra('browser, tap to file', total, MS),
    cifra('without waiting for pages', trabajo, MS),
    cifra('bare exceljs', node, MS),
    cifra('longest pause of a 4 ms tick', pausa, MS),
  ],
  notas: [
    `Medians of ${VUELTAS}, by turns; the pages are served by the browser's driver, whose time does not count.`,
    'Beside the writing, the browser loads exceljs into a worker and checks each row. Tried: a lower level of compression (it has that, the bare one exceljs’ own: a fifth less time, a tenth larger), styles made once for a column.',
  ],
});
process.exit();
