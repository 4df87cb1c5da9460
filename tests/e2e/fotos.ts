// `npm run fotos [name…]`: the pictures of docs/screenshots, from a fresh demo with a fixed clock.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { entrar } from './apoyo/acceso.ts';
import { quieta } from './apoyo/ejes.ts';
import { PANTALLAS, type Pantalla } from './apoyo/pantallas.ts';
import { DE_LA_CALLE } from './apoyo/pantallas-calle.ts';
import { AMBOS, comoTexto, type Tamano } from './apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const CARPETA = process.env['LEAL_FOTOS'] ?? join(import.meta.dirname, '../../docs/screenshots');
const TEMA = process.env['LEAL_FOTOS_TEMA'] === 'oscuro' ? 'dark' : 'light';

type Sesion = Awaited<ReturnType<BrowserContext['storageState']>>;

async function retratar(pagina: Page, nombre: string, tamano: Tamano): Promise<void> {
  await pagina.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pagina.mouse.move(0, 0);
  await quieta(pagina);
  // A dialog's button is full once it takes a touch.
  await pagina.waitForFunction(() => document.querySelector('.capa[aria-disabled=true]') === null);
  const archivo = `${nombre}-${comoTexto(tamano)}.png`;
  await pagina.screenshot({ path: join(CARPETA, archivo) });
  console.log(archivo);
}

/** Signed in as one does it: the screens greet by name. */
async function sesionDe(navegador: Browser, suite: Suite, email: string): Promise<Sesion> {
  const contexto = await navegador.newContext();
  await entrar(await contexto.newPage(), suite.url, { email });
  const sesion = await contexto.storageState({ indexedDB: true });
  await contexto.close();
  return sesion;
}

const sesiones = new Map<string, Sesion>();
async function recordar(navegador: Browser, suite: Suite, email: string): Promise<Sesion> {
  const sesion = sesiones.get(email) ?? (await sesionDe(navegador, suite, email));
  sesiones.set(email, sesion);
  return sesion;
}

/** A profile that is signed in already, at the screen's address, and the picture. */
async function fotografiar(navegador: Browser, suite: Suite, pantalla: Pantalla, tamano: Tamano) {
  const { nombre, email, camino, preparar } = pantalla;
  const contexto = await navegador.newContext({
    viewport: tamano,
    locale: 'es-MX',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: TEMA,
    ...(email !== undefined && { storageState: await recordar(navegador, suite, email) }),
  });
  const pagina = await contexto.newPage();
  await pagina.goto(suite.url + camino);
  await preparar(pagina);
  await retratar(pagina, nombre, tamano);
  await contexto.close();
}

const pedidas = process.argv.slice(2);
const elegidas = [...PANTALLAS, ...DE_LA_CALLE].filter(
  ({ nombre }) => pedidas.length === 0 || pedidas.includes(nombre),
);

mkdirSync(CARPETA, { recursive: true });
const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const navegador = await abrirNavegador();
try {
  for (const tamano of AMBOS)
    for (const pantalla of elegidas) await fotografiar(navegador, suite, pantalla, tamano);
} finally {
  await navegador.close();
  await suite.detener();
}
