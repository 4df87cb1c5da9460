import { useSyncExternalStore } from 'react';
import { almacenLocal } from './almacen-local.ts';
import { trabajadorAlCargar } from './desde-el-principio.ts';
import { crearOyentes } from './oyentes.ts';

/**
 * The service worker (sw/sw.ts), as a page sees it. `lista`: a newer version is on the phone and waits to be accepted.
 * `aceptada`: it was, here or in another tab. `puesta`: it has taken over, and this page still runs the one before.
 */
type Version = 'al_dia' | 'lista' | 'aceptada' | 'puesta';

let version: Version = 'al_dia';
const oyentes = crearOyentes();

function publicar(nueva: Version): void {
  version = nueva;
  oyentes.despertar();
}

export const useVersion = (): Version => useSyncExternalStore(oyentes.suscribir, () => version);

let registro: ServiceWorkerRegistration | undefined;

/** Accepted and not there yet; every tab of this phone sees it, also one whose page came from the server meanwhile. */
const ACEPTADA = 'leal_version_aceptada';
const estaAceptada = (): boolean => almacenLocal.leer(ACEPTADA) !== null;

const darElLugar = (): void => registro?.waiting?.postMessage('tomar-el-lugar');

/** A worker that replaces another waits; the first one of all does not. A page that no worker answered for is the new one. */
function mirar(): void {
  if (!registro?.waiting || !registro.active || version !== 'al_dia') return;
  if (!estaAceptada()) return publicar('lista');
  darElLugar();
  if (trabajadorAlCargar) publicar('aceptada');
}

const OTRA_VEZ_MS = 3_600_000;

/** A browser asks for a newer version only when a page is loaded; a phone has the app open all day. */
function preguntarDeVezEnCuando(): void {
  let ultima = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - ultima < OTRA_VEZ_MS) return;
    ultima = Date.now();
    registro?.update().catch(() => undefined);
  });
}

function vigilar(nuevo: ServiceWorkerRegistration): void {
  if (!registro) {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (version !== 'al_dia' || estaAceptada()) publicar('puesta');
      almacenLocal.borrar(ACEPTADA);
    });
    addEventListener('storage', ({ key, newValue }) => {
      if (key === ACEPTADA && newValue && version !== 'puesta') publicar('aceptada');
    });
    // The newer worker took its place while no page was open.
    if (!nuevo.waiting && !nuevo.installing) almacenLocal.borrar(ACEPTADA);
    preguntarDeVezEnCuando();
  }
  if (nuevo === registro) return;
  registro = nuevo;
  nuevo.addEventListener('updatefound', () => nuevo.installing?.addEventListener('statechange', mirar));
  if (trabajadorAlCargar && trabajadorAlCargar !== navigator.serviceWorker.controller) publicar('puesta');
  else mirar();
}

/** Keeps the app on this phone. The app works without that while there is a line, so a failure is not told. */
export function registrar(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`)
    .then(vigilar)
    .catch(() => undefined);
}

/** The person accepts the newer version; every tab hears of it, and later of its coming by `controllerchange`. */
export function aceptar(): void {
  almacenLocal.guardar(ACEPTADA, 'true');
  publicar('aceptada');
  darElLugar();
}

/** The newer version did not come, and could not be had from the server either. */
export function ofrecerOtraVez(): void {
  if (version === 'aceptada') publicar('lista');
}
