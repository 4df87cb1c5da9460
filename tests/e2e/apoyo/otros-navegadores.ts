// Browsers that are not Chromium, where they are installed. Both speak W3C WebDriver: WebKit's driver over HTTP, Firefox
// by itself over a port of its own (Marionette: the same commands by name), so that no geckodriver is needed.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { once } from 'node:events';
import { apartarPuertos } from '@leal/local/apartados';
import { vi } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { type Mando, ORDENES } from './conductor.ts';

type Conducido = { readonly mando: Mando; readonly cerrar: () => Promise<void> };

/** How to start it, or why it is not here. */
export type Navegador = { readonly nombre: string } & (
  | { readonly abrir: () => Promise<Conducido> }
  | { readonly falta: string }
);

const enRuta = (programa: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((carpeta) => join(carpeta, programa))
    .find((ruta) => existsSync(ruta));

/** The first answer of a program that has just been started. */
const listo = <T>(preguntar: () => Promise<T>): Promise<T> => vi.waitFor(preguntar, { timeout: 60_000 });

/** The process does not outlive its worker, also when that fails before anybody could close it. */
function atado<H extends ChildProcess>(hijo: H): H {
  process.once('exit', () => hijo.kill('SIGKILL'));
  return hijo;
}

async function terminar(hijo: ChildProcess): Promise<void> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return;
  const fin = once(hijo, 'exit');
  hijo.kill('SIGKILL');
  await fin;
}

/** `length:[0, id, name, data]` there, `length:[1, id, error, result]` back. */
function porMarionette(linea: Socket): Mando {
  const esperan = new Map<number, PromiseWithResolvers<unknown>>();
  let [recibido, ultima] = [Buffer.alloc(0), 0];
  const leer = (): void => {
    const inicio = recibido.indexOf(':') + 1;
    const fin = inicio + Number(recibido.subarray(0, inicio - 1));
    if (inicio === 0 || recibido.length < fin) return;
    const mensaje: unknown = JSON.parse(recibido.subarray(inicio, fin).toString());
    recibido = recibido.subarray(fin);
    if (Array.isArray(mensaje)) {
      const [, id, error, resultado] = mensaje as [
        1,
        number,
        { error: string; message: string } | null,
        unknown,
      ];
      if (error) esperan.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else esperan.get(id)?.resolve(resultado);
      esperan.delete(id);
    }
    leer();
  };
  linea.on('data', (parte) => {
    recibido = Buffer.concat([recibido, parte]);
    leer();
  });
  linea.on('close', () => {
    for (const { reject } of esperan.values()) reject(new Error('Firefox has gone'));
  });
  return async (orden, datos = {}) => {
    const espera = Promise.withResolvers<unknown>();
    esperan.set((ultima += 1), espera);
    const mensaje = JSON.stringify([0, ultima, ORDENES[orden].nombre, datos]);
    linea.write(`${Buffer.byteLength(mensaje)}:${mensaje}`);
    const resultado = await espera.promise;
    return resultado !== null && typeof resultado === 'object' && 'value' in resultado
      ? resultado.value
      : resultado;
  };
}

async function abrirFirefox(programa: string): Promise<Conducido> {
  const perfil = mkdtempSync(join(tmpdir(), 'leal-firefox-'));
  // A free port, which it writes into its profile; and nothing moves.
  const gustos = ['user_pref("marionette.port", 0);', 'user_pref("ui.prefersReducedMotion", 1);'];
  writeFileSync(join(perfil, 'user.js'), gustos.join('\n'));
  const opciones = ['--marionette', '--headless', '--no-remote', '--profile', perfil];
  const hijo = atado(spawn(programa, opciones, { stdio: 'ignore' }));
  const puerto = await listo(async () =>
    Number(await readFile(join(perfil, 'MarionetteActivePort'), 'utf8')),
  );
  const linea = connect(puerto, '127.0.0.1');
  const mando = porMarionette(linea);
  await mando('empezar', { capabilities: { alwaysMatch: {} } });
  const cerrar = async () => {
    linea.destroy();
    await terminar(hijo);
    rmSync(perfil, { recursive: true, force: true, maxRetries: 5 });
  };
  return { mando, cerrar };
}

function porHttp(base: string): Mando {
  let sesion = '';
  return async (orden, datos = {}) => {
    const [metodo, camino] = ORDENES[orden].http;
    const { id, ...cuerpo } = datos;
    const respuesta = await fetch(`${base}/session${sesion}${camino.replace(':id', String(id))}`, {
      method: metodo,
      ...(metodo === 'POST' && { body: JSON.stringify(cuerpo) }),
    });
    const { value } = (await respuesta.json()) as { value: Record<string, unknown> | null };
    if (!respuesta.ok) throw new Error(`${String(value?.['error'])}: ${String(value?.['message'])}`);
    if (orden === 'empezar') sesion = `/${String(value?.['sessionId'])}`;
    return value;
  };
}

/** WebKit for GTK draws on a screen only: this one, or a virtual one. */
async function abrirPantalla(
  xvfb: string | undefined,
): Promise<{ readonly display: string; readonly hijo?: ChildProcess }> {
  const { DISPLAY } = process.env;
  if (DISPLAY !== undefined || xvfb === undefined) return { display: DISPLAY ?? '' };
  const hijo = atado(
    spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [numero] = (await once(hijo.stdout, 'data')) as [Buffer];
  return { display: `:${numero.toString().trim()}`, hijo };
}

async function abrirWebKit(
  driver: string,
  minibrowser: string,
  xvfb: string | undefined,
): Promise<Conducido> {
  const { display, hijo: pantalla } = await abrirPantalla(xvfb);
  const { puertos, soltar } = await apartarPuertos();
  const base = `http://127.0.0.1:${puertos.hosting}`;
  const gustos = mkdtempSync(join(tmpdir(), 'leal-webkit-'));
  mkdirSync(join(gustos, 'gtk-3.0'));
  writeFileSync(join(gustos, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const hijo = atado(
    spawn(driver, [`--port=${puertos.hosting}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CONFIG_HOME: gustos,
      },
    }),
  );
  const mando = porHttp(base);
  const opciones = { binary: minibrowser, args: ['--automation'] };
  await listo(() => fetch(`${base}/status`));
  await mando('empezar', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': opciones } } });
  const cerrar = async () => {
    await mando('terminar').catch(() => undefined);
    await terminar(hijo);
    if (pantalla) await terminar(pantalla);
    rmSync(gustos, { recursive: true, force: true });
    soltar();
  };
  return { mando, cerrar };
}

function elFirefox(): Navegador {
  const programa =
    enRuta('firefox') ??
    enRuta('firefox-esr') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((ruta) => existsSync(ruta));
  return programa === undefined
    ? { nombre: 'Firefox', falta: 'Firefox is not installed (Debian: firefox-esr)' }
    : { nombre: 'Firefox', abrir: () => abrirFirefox(programa) };
}

function elWebKit(): Navegador {
  const nombre = 'WebKit';
  const driver = enRuta('WebKitWebDriver');
  const [minibrowser] = globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser');
  if (driver === undefined || minibrowser === undefined)
    return { nombre, falta: 'WebKitWebDriver is not installed (Debian: webkit2gtk-driver)' };
  const xvfb = enRuta('Xvfb');
  if (process.env['DISPLAY'] === undefined && xvfb === undefined)
    return { nombre, falta: 'WebKit has no screen here (DISPLAY, or Debian: xvfb)' };
  return { nombre, abrir: () => abrirWebKit(driver, minibrowser, xvfb) };
}

/** Three browsers at once are too much for the short run's machine. */
const soloEnLaLarga = (navegador: Navegador): Navegador =>
  'falta' in navegador || ES_TODO
    ? navegador
    : { nombre: navegador.nombre, falta: 'it runs in npm run test:todo' };

export const OTROS_NAVEGADORES: readonly Navegador[] = [elFirefox(), elWebKit()].map(soloEnLaLarga);
