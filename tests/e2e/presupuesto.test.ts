// What a phone has to fetch: bytes of JavaScript as they travel, and what must not be among them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { llegarA, llenarAcceso } from './apoyo/acceso.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { asa, encabezadoRuta, nombresDeHoy } from './apoyo/ruta.ts';

const { suite } = abrirMundo();
const abrir = usarNavegador();
const KIB = 1024;
const MODULOS = join(import.meta.dirname, '../../web/dist/leal/.vite/modulos.json');

const SIEMPRE_TARDE =
  /@firebase\/(firestore|database|storage|remote-config)|\/(reactfire|rxfire|exceljs|chartist)\//;
const DE_GERENTE = /\/pages\/(gerente|supervisor)\//;
const DE_COBRADOR = /\/pages\/cobrador\/|\/features\/(ruta|abonos|pago)\//;

/** The scripts of the app itself that the page has fetched so far. */
function guionesDe(pagina: Page): Response[] {
  const guiones: Response[] = [];
  pagina.on('response', (r) => /\/leal\/assets\/.*\.js$/.test(r.url()) && guiones.push(r));
  return guiones;
}

/** Compressed as a production server would; the local one may do it less well. */
async function pesoKib(guiones: readonly Response[]): Promise<number> {
  const cuerpos = await Promise.all(guiones.map((guion) => guion.body()));
  return cuerpos.reduce((suma, cuerpo) => suma + gzipSync(cuerpo).length, 0) / KIB;
}

/** The modules inside them; arranque.js is no module of the build. */
function contenidoDe(guiones: readonly Response[]): string[] {
  const modulos = JSON.parse(readFileSync(MODULOS, 'utf8')) as Record<string, string[]>;
  const archivos = guiones.map((guion) => new URL(guion.url()).pathname.replace('/leal/', ''));
  expect(archivos.filter((archivo) => !(archivo in modulos))).toHaveLength(1);
  return archivos.flatMap((archivo) => modulos[archivo] ?? []).map((m) => m.replaceAll('\\', '/'));
}

test('login and route stay within their budget, and carry nothing that is not theirs', async () => {
  const { pagina } = await abrir();
  const guiones = guionesDe(pagina);
  await pagina.goto(suite.url, { waitUntil: 'networkidle' });
  const acceso = await pesoKib(guiones);
  expect(acceso).toBeLessThanOrEqual(215);
  const delAcceso = contenidoDe(guiones);
  for (const ajeno of [SIEMPRE_TARDE, DE_GERENTE, DE_COBRADOR])
    expect(delAcceso.filter((modulo) => ajeno.test(modulo))).toEqual([]);

  await llenarAcceso(pagina, { email: 'cobrador1@leal.demo' });
  await llegarA(pagina, '/leal/cobrador');
  await encabezadoRuta(pagina).waitFor();
  const [primera = ''] = await nombresDeHoy(pagina);
  await asa(pagina, primera).waitFor();
  await pagina.waitForLoadState('networkidle');
  const ruta = await pesoKib(guiones);
  expect(ruta).toBeLessThanOrEqual(430);
  console.log(`JavaScript, KiB gz: login ${acceso.toFixed(1)}, route ready ${ruta.toFixed(1)}`);
  for (const ajeno of [SIEMPRE_TARDE, DE_GERENTE])
    expect(contenidoDe(guiones).filter((modulo) => ajeno.test(modulo))).toEqual([]);
});
