// Finds a Chromium wherever there is one; an empty machine gets the one that came with npm.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { type Hallazgo, chromiumEmpaquetado } from './chromium-empaquetado.ts';

const BANDERAS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ORDENES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

function instalados(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (process.platform === 'win32') {
    const bases = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
      (variable) => process.env[variable] ?? [],
    );
    return bases.map((base) => join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const carpetas = (process.env['PATH'] ?? '').split(delimiter);
  return ORDENES.flatMap((orden) => carpetas.map((carpeta) => join(carpeta, orden)));
}

function pedido(): Hallazgo | undefined {
  const ruta = process.env['LEAL_CHROMIUM'];
  if (!ruta) return undefined;
  if (existsSync(ruta)) return { ruta };
  throw new Error(`LEAL_CHROMIUM apunta a ${ruta}, que no existe.`);
}

function existente(rutas: string[]): Hallazgo | undefined {
  const ruta = rutas.find((candidata) => existsSync(candidata));
  return ruta ? { ruta } : undefined;
}

/** LEAL_CHROMIUM, else an installed one, else the npm package's, else Playwright's own. */
export async function encontrarChromium(): Promise<Hallazgo> {
  const hallazgo =
    pedido() ??
    existente(instalados()) ??
    (await chromiumEmpaquetado()) ??
    existente([chromium.executablePath()]);
  if (hallazgo) return hallazgo;
  throw new Error('No se encontró un Chromium: instala Google Chrome o apunta LEAL_CHROMIUM a uno.');
}

async function conChromium<O extends LaunchOptions>(opciones: O) {
  const { ruta, entorno } = await encontrarChromium();
  return {
    executablePath: ruta,
    ...(entorno && { env: { ...process.env, ...entorno } }),
    ...opciones,
    args: [...BANDERAS, ...(opciones.args ?? [])],
  };
}

/** A headless browser for the tests; the caller closes it. */
export const abrirNavegador = async (opciones: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch(await conChromium(opciones));

type OpcionesPerfil = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** The same with one profile, which stays in that folder when the browser ends or dies. */
export const abrirPerfil = async (carpeta: string, opciones: OpcionesPerfil): Promise<BrowserContext> =>
  chromium.launchPersistentContext(carpeta, await conChromium(opciones));
