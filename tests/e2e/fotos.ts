// `npm run fotos [name…]`: the pictures of docs/screenshots, from a fresh demo with a fixed clock. `--oscuro`: the same by
// night, as smaller files, in docs/screenshots/oscuro. `--leeme`: those of the README, in docs/imagenes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { entrar } from './apoyo/acceso.ts';
import { quieta } from './apoyo/ejes.ts';
import { CARPETA_LEEME, DEL_LEEME, filmarPago } from './apoyo/leeme.ts';
import type { Pantalla } from './apoyo/foto.ts';
import { PANTALLAS } from './apoyo/pantallas.ts';
import { SOLO_EN_FOTOS } from './apoyo/pantallas-oficina.ts';
import { DE_LA_CALLE } from './apoyo/pantallas-calle.ts';
import { oye } from './apoyo/ruta.ts';
import { AMBOS, comoTexto, type Tamano } from './apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const leeme = process.argv.includes('--leeme');
const oscuro = process.argv.includes('--oscuro');
const pedidas = process.argv.slice(2).filter((opcion) => !opcion.startsWith('--'));
const elegidas = [...PANTALLAS, ...SOLO_EN_FOTOS, ...DE_LA_CALLE].filter(
  ({ nombre }) => pedidas.length === 0 || pedidas.includes(nombre),
);

const CARPETA =
  process.env['LEAL_FOTOS'] ??
  join(import.meta.dirname, '../../docs/screenshots', ...(oscuro ? ['oscuro'] : []));
const TIPO = oscuro ? 'jpg' : 'png';

const TEMAS = { claro: 'light', oscuro: 'dark' } as const;
const TEMA = oscuro ? 'oscuro' : 'claro';

type Sesion = Awaited<ReturnType<BrowserContext['storageState']>>;

async function retratar(pagina: Page, path: string): Promise<void> {
  await pagina.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pagina.mouse.move(0, 0);
  await quieta(pagina);
  // A dialog's button is full once it takes a touch.
  await oye(pagina);
  await pagina.screenshot({ path });
  console.log(path);
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

/** A profile that is signed in already, at the screen's address. */
async function abrir(
  navegador: Browser,
  suite: Suite,
  pantalla: Pantalla,
  tamano: Tamano,
  tema: keyof typeof TEMAS = TEMA,
) {
  const { email, camino, preparar } = pantalla;
  const contexto = await navegador.newContext({
    viewport: tamano,
    locale: 'es-MX',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: TEMAS[tema],
    ...(email !== undefined && { storageState: await recordar(navegador, suite, email) }),
  });
  // In the README the app is seen as people have it, without the local suite's strip.
  if (leeme)
    await contexto.route('**/_local/franja.js', (ruta) => ruta.fulfill({ contentType: 'text/javascript' }));
  const pagina = await contexto.newPage();
  await pagina.goto(suite.url + camino);
  await preparar(pagina);
  return pagina;
}

async function retratarTodas(navegador: Browser, suite: Suite): Promise<void> {
  for (const tamano of AMBOS)
    for (const pantalla of elegidas) {
      const pagina = await abrir(navegador, suite, pantalla, tamano);
      await retratar(pagina, join(CARPETA, `${pantalla.nombre}-${comoTexto(tamano)}.${TIPO}`));
      await pagina.context().close();
    }
}

async function retratarLeeme(navegador: Browser, suite: Suite): Promise<void> {
  mkdirSync(CARPETA_LEEME, { recursive: true });
  for (const [pantalla, tamano] of DEL_LEEME)
    for (const tema of ['claro', 'oscuro'] as const) {
      const pagina = await abrir(navegador, suite, pantalla, tamano, tema);
      await retratar(pagina, join(CARPETA_LEEME, `${pantalla.nombre}-${tema}.png`));
      await pagina.context().close();
    }
  const [calle] = DEL_LEEME;
  if (calle) await filmarPago(await abrir(navegador, suite, ...calle, 'claro'));
}

mkdirSync(CARPETA, { recursive: true });
const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const navegador = await abrirNavegador();
try {
  await (leeme ? retratarLeeme : retratarTodas)(navegador, suite);
} finally {
  await navegador.close();
  await suite.detener();
}
