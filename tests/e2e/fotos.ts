// `npm run fotos`: the pictures of docs/screenshots, from a fresh demo with a fixed clock.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, Page } from 'playwright-core';
import { entrar } from './apoyo/acceso.ts';
import { quieta } from './apoyo/ejes.ts';
import { asa, nombresDeHoy, tarjeta } from './apoyo/ruta.ts';
import { AMBOS, comoTexto, type Tamano } from './apoyo/tamanos.ts';

const CARPETA = join(import.meta.dirname, '../../docs/screenshots');
const RELOJ = '2026-11-18T11:00:00-06:00';

async function retratar(pagina: Page, nombre: string, tamano: Tamano): Promise<void> {
  await pagina.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pagina.mouse.move(0, 0);
  await quieta(pagina);
  const archivo = `${nombre}-${comoTexto(tamano)}.png`;
  await pagina.screenshot({ path: join(CARPETA, archivo) });
  console.log(`docs/screenshots/${archivo}`);
}

/** Login, route and the payment screen of somebody with a history, as they come. */
async function recorrer(navegador: Browser, suite: Suite, tamano: Tamano): Promise<void> {
  const contexto = await navegador.newContext({
    viewport: tamano,
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  const pagina = await contexto.newPage();
  await pagina.goto(suite.url, { waitUntil: 'networkidle' });
  await retratar(pagina, 'login', tamano);
  await entrar(pagina, suite.url, { email: 'cobrador1@leal.demo' });
  const [primero = ''] = await nombresDeHoy(pagina);
  await asa(pagina, primero).waitFor();
  await retratar(pagina, 'ruta', tamano);
  await tarjeta(pagina, primero).getByRole('link', { name: primero }).click();
  await pagina
    .getByRole('region', { name: 'Historial de Transacciones' })
    .getByRole('listitem')
    .first()
    .waitFor();
  await retratar(pagina, 'pago', tamano);
  await contexto.close();
}

mkdirSync(CARPETA, { recursive: true });
const suite = await iniciarSuite({ reloj: RELOJ });
const navegador = await abrirNavegador();
try {
  for (const tamano of AMBOS) await recorrer(navegador, suite, tamano);
} finally {
  await navegador.close();
  await suite.detener();
}
