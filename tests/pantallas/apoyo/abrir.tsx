// A screen as a person opens it: the whole app with its frame, at an address, signed in, over the server's own code in this
// process. Nothing is drawn: what has a place, a size or a finger is for the browser (tests/e2e).
import { getUserByUid, type Usuario } from '@leal/contract';
import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { Aplicacion } from '../../../web/src/app/Aplicacion.tsx';
import { limpiarTodo } from '../../../web/src/lib/al-cerrar.ts';
import { fijarProveedor } from '../../../web/src/lib/credencial.ts';
import { anotarLinea } from '../../../web/src/lib/linea.ts';
import { anotarHora } from '../../../web/src/lib/reloj.ts';
import { recibirNegocio } from '../../../web/src/lib/negocio.ts';
import { CARGANDO, publicarSesion } from '../../../web/src/lib/sesion/almacen.ts';
import { TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { mirarBotones } from './botones.ts';
import { anotarLoDicho } from './dicho.ts';
import { ponerTamano } from './navegador-jugado.ts';
import { Red } from './red.ts';

/** The text of the screen as somebody reads it, in place of all its elements. */
const loQueSeLee = (): string => (document.body.innerText ?? document.body.textContent ?? '').slice(0, 3_000);

configure({
  // A limit for what hangs, not for a busy machine.
  asyncUtilTimeout: 60_000,
  getElementError: (mensaje) => new Error(`${mensaje?.split('\n\n')[0]}\nEn pantalla: ${loQueSeLee()}`),
});

/** The complaints of the library itself, and about things that jsdom does not know. */
const SIN_IMPORTANCIA = [/is unrecognized in this browser/, /not implemented/i, /not wrapped in act/];

/** The console's words are looked at, as in the browser's tests; `tolerar` allows those that a test is about. */
function oirConsola() {
  const toleradas = [...SIN_IMPORTANCIA];
  const quejas: string[] = [];
  const oir = (...dicho: unknown[]) => {
    const queja = dicho.map(String).join(' ');
    if (!toleradas.some((patron) => patron.test(queja))) quejas.push(queja);
  };
  vi.spyOn(console, 'error').mockImplementation(oir);
  vi.spyOn(console, 'warn').mockImplementation(oir);
  return { quejas, tolerar: (cual: RegExp): void => void toleradas.push(cual) };
}

export type Pedido = {
  readonly tamano?: Tamano;
  /** Before anything is asked. */
  readonly antes?: (red: Red) => void;
  /** A start without a known person: this finds out who is signed in. */
  readonly arrancar?: () => void;
};

export type Pantalla = {
  readonly red: Red;
  readonly usuario: UserEvent;
  readonly tolerar: (cual: RegExp) => void;
};

/** The person, asked for as the app does at a sign-in; the answer tells the time, too. */
async function usuarioDe(persona: Persona): Promise<Usuario> {
  const enviado = Date.now();
  const { cuerpo, cabeceras } = await invocar(persona, 'getUserByUid', { cuerpo: { uid: persona.uid } });
  anotarHora(cabeceras.get('x-leal-ahora'), enviado, Date.now());
  return getUserByUid.respuesta.parse(cuerpo).usuario;
}

/** Nobody is signed in without a person. */
async function entrar(persona: Persona | undefined): Promise<void> {
  const token = persona?.token ?? null;
  const terminar = (motivo: string) => publicarSesion({ estado: 'anonimo', motivo });
  fijarProveedor({ token: () => Promise.resolve(token), terminar });
  if (!persona) return publicarSesion({ estado: 'anonimo' });
  const usuario = await usuarioDe(persona);
  publicarSesion({ estado: 'activa', usuario, rol: usuario.id_rol });
}

let abierta: Red | undefined;

/**
 * The state after 'Cerrar sesión', on a device that knows no settings yet: the next person finds nothing of this one.
 */
function dejar(): void {
  cleanup();
  act(() => {
    limpiarTodo(true);
    recibirNegocio({ version: '' });
    publicarSesion(CARGANDO);
  });
  abierta?.cerrar();
  abierta = undefined;
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

const turno = (): Promise<void> => new Promise((sigue) => setTimeout(sigue));

/**
 * At an entry of its own: by its key the app knows what was asked for on it (`lib/en-la-url.ts`). Layers of the screen
 * before have gone with it, and their steps back in the history may still be on their way.
 */
async function ponerse(camino: string): Promise<void> {
  for (let n = 0; n < 4; n += 1) await turno();
  const key = crypto.randomUUID();
  do {
    history.pushState({ idx: 0, key }, '', `/leal/${camino}`);
    await turno();
  } while ((history.state as { key?: string } | null)?.key !== key);
}

/** At `camino`, as in the address behind /leal/; whoever had a screen open in this test has left it. */
export async function abrir(
  persona: Persona | undefined,
  camino: string,
  { tamano = TELEFONO, antes, arrancar }: Pedido = {},
): Promise<Pantalla> {
  if (abierta) dejar();
  const red = new Red();
  antes?.(red);
  const consola = oirConsola();
  const callar = anotarLoDicho();
  const faltasDeSusBotones = mirarBotones();
  vi.spyOn(globalThis, 'fetch').mockImplementation(red.fetch);
  ponerTamano(tamano);
  await ponerse(camino);
  anotarLinea(true);
  if (arrancar) arrancar();
  else await entrar(persona);
  onTestFinished(() => {
    callar();
    const faltas = faltasDeSusBotones();
    if (abierta) dejar();
    expect(consola.quejas).toEqual([]);
    expect(faltas).toEqual([]);
  });
  abierta = red;
  render(
    <BrowserRouter basename="/leal/">
      <Aplicacion />
    </BrowserRouter>,
  );
  // Nothing is animated, and nobody waits between two keys.
  return { red, tolerar: consola.tolerar, usuario: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
