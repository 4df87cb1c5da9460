// The JavaScript that a phone has to fetch: its bytes as they travel, and the modules that must not be among them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { tamanos } from '../../tools/local/src/despliegue/tamanos.ts';
import { llegarA, llenarAcceso } from './apoyo/acceso.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { asa, encabezadoRuta, llamadosDeHoy } from './apoyo/ruta.ts';
import { CANAL } from './apoyo/vivo.ts';

const { suite, abrir } = usarEscenas();
const KIB = 1024;
const RAIZ = join(import.meta.dirname, '../..');
const DIST = join(RAIZ, 'web/dist/leal');
const MODULOS = join(DIST, '.vite/modulos.json');

const SIEMPRE_TARDE = /@firebase\/(firestore|database|storage|remote-config)|\/(reactfire|rxfire|exceljs)\//;
const DE_GERENTE = /\/src\/oficina\//;
const DE_COBRADOR = /\/src\/(calle|comun\/(cobro|pago))\//;

/** The scripts of the app itself that the page has fetched so far. */
function guionesDe(pagina: Page): Response[] {
  const guiones: Response[] = [];
  const nuevo = (r: Response) => guiones.every((otro) => otro.url() !== r.url());
  pagina.on('response', (r) => /\/leal\/assets\/.*\.js$/.test(r.url()) && nuevo(r) && guiones.push(r));
  return guiones;
}

const archivoDe = (guion: Response): string => new URL(guion.url()).pathname.replace('/leal/', '');

/** Compressed as a production server would; the local one may do it less well. */
const pesoKib = (guiones: readonly Response[]): number =>
  guiones.reduce((suma, guion) => suma + gzipSync(readFileSync(join(DIST, archivoDe(guion)))).length, 0) /
  KIB;

/** The modules inside them; arranque.js is no module of the build. */
function contenidoDe(guiones: readonly Response[]): string[] {
  const modulos = JSON.parse(readFileSync(MODULOS, 'utf8')) as Record<string, string[]>;
  const archivos = guiones.map(archivoDe);
  expect(archivos.filter((archivo) => !(archivo in modulos) && !archivo.includes('arranque'))).toEqual([]);
  return archivos.flatMap((archivo) => modulos[archivo] ?? []).map((m) => m.replaceAll('\\', '/'));
}

/**
 * The scripts that were asked for before the first one that listens live: by then the route had been answered. The
 * times are the browser's own, so that a busy machine changes nothing.
 */
async function separar(pagina: Page, guiones: readonly Response[]) {
  const pedidos = await pagina.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );
  const inicioDe = new Map(pedidos.map(({ name, startTime }) => [name, startTime]));
  const vivos = guiones.filter((guion) => contenidoDe([guion]).some((modulo) => SIEMPRE_TARDE.test(modulo)));
  const desde = Math.min(...vivos.map((guion) => inicioDe.get(guion.url()) ?? 0));
  const antes = guiones.filter((guion) => (inicioDe.get(guion.url()) ?? 0) < desde);
  const rutaLista = pedidos.find(({ name }) => name.includes('/activos-sin-pago-hoy/'))?.responseEnd ?? NaN;
  return { antes, rutaLista, desde };
}

test('login and route stay within their budget, and carry nothing that is not theirs', async () => {
  const { pagina } = await abrir({ sinArchivos: true });
  const guiones = guionesDe(pagina);
  await pagina.goto(suite.url, { waitUntil: 'networkidle' });
  const acceso = pesoKib(guiones);
  expect(acceso).toBeLessThanOrEqual(225);
  const delAcceso = contenidoDe(guiones);
  for (const ajeno of [SIEMPRE_TARDE, DE_GERENTE, DE_COBRADOR])
    expect(delAcceso.filter((modulo) => ajeno.test(modulo))).toEqual([]);

  // While somebody types who they are, the code of their first screen comes.
  const codigo = pagina.waitForResponse(/\/RutaCobranza-.*\.js$/);
  await pagina.getByLabel('Correo').pressSequentially('c');
  await codigo;
  const canal = pagina.waitForRequest(CANAL);
  await llenarAcceso(pagina, { email: 'cobrador1@leal.demo' });
  await llegarA(pagina, '/leal/cobrador');
  await encabezadoRuta(pagina).waitFor();
  // Another test may have taken that card off the route meanwhile.
  await expect
    .poll(async () => {
      const [primera = 'nadie'] = await llamadosDeHoy(pagina);
      return asa(pagina, primera).isVisible();
    })
    .toBe(true);
  await canal;
  const { antes, rutaLista, desde } = await separar(pagina, guiones);
  expect(desde).toBeGreaterThan(rutaLista);
  const ruta = pesoKib(antes);
  expect(ruta).toBeLessThanOrEqual(430);
  console.log(`JavaScript, KiB gz: login ${acceso.toFixed(1)}, route ready ${ruta.toFixed(1)}`);
  for (const ajeno of [SIEMPRE_TARDE, DE_GERENTE])
    expect(contenidoDe(antes).filter((modulo) => ajeno.test(modulo))).toEqual([]);
});

test('no screen weighs more than the build says that it may, and neither does the functions’ bundle', async () => {
  expect(await tamanos.revisar({ raiz: RAIZ, proyecto: undefined })).toEqual([]);
});
