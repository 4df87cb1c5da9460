// `npm run bench:linea [times]`: a new phone on 400 kbit/s and 400 ms: from 'Iniciar Sesión' to the first card of the
// route, after ten seconds of typing; and again once its code is kept there. Prints medians beside the goals.
import type { Suite } from '@leal/local';
import type { Browser, Page } from 'playwright-core';
import { CONTRASENA } from '../e2e/apoyo/acceso.ts';
import { TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { conNavegador } from './apoyo/con-navegador.ts';
import { mediana, publicar } from './apoyo/publicar.ts';
import { cifra, SEGUNDOS } from './apoyo/seccion.ts';
import { cronometrar } from './apoyo/tandas.ts';

const VECES = Number(process.argv[2] ?? 3);
const EMAIL = 'cobrador1@leal.demo';
const METAS_S = { primera: 5, tibia: 2 };
const TECLEAR_MS = 10_000;
const LINEA = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function conLinea(pagina: Page): Promise<void> {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('Network.emulateNetworkConditions', LINEA);
}

const hayTarjeta = (pagina: Page): Promise<void> => pagina.getByRole('article').first().waitFor();

async function medir(suite: Suite, navegador: Browser): Promise<{ primera: number; tibia: number }> {
  const contexto = await navegador.newContext({ viewport: TELEFONO, locale: 'es-MX' });
  const pagina = await contexto.newPage();
  await conLinea(pagina);
  await pagina.goto(suite.url, { waitUntil: 'commit' });
  const delay = TECLEAR_MS / (EMAIL.length + CONTRASENA.length);
  await pagina.getByLabel('Correo electrónico').pressSequentially(EMAIL, { delay });
  await pagina.getByLabel('Contraseña', { exact: true }).pressSequentially(CONTRASENA, { delay });
  const primera = await cronometrar(async () => {
    await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await hayTarjeta(pagina);
  });
  await pagina.evaluate(() => navigator.serviceWorker.ready);
  const tibia = await cronometrar(async () => {
    await pagina.reload({ waitUntil: 'commit' });
    await hayTarjeta(pagina);
  });
  await contexto.close();
  return { primera, tibia };
}

const medidas: Awaited<ReturnType<typeof medir>>[] = [];
await conNavegador(async (suite, navegador) => {
  for (let i = 0; i < VECES; i++) medidas.push(await medir(suite, navegador));
});
const fila = (que: string, cual: keyof typeof METAS_S) =>
  cifra(que, mediana(medidas.map((medida) => medida[cual])) / 1000, { ...SEGUNDOS, maximo: METAS_S[cual] });
publicar({
  nombre: 'linea',
  titulo: 'from login to the first card of the route, on 400 kbit/s and 400 ms',
  medidas: [
    fila('a new phone, after ten seconds of typing', 'primera'),
    fila('again, with its code on the phone', 'tibia'),
  ],
  notas: [`Medians of ${VECES}.`],
});
process.exit();
