import type { Posicion } from '@leal/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { alCerrarSesion } from './al-cerrar.ts';
import { almacenLocal } from './almacen-local.ts';
import { negocio } from './negocio.ts';
import { crearOyentes } from './oyentes.ts';
import { leerSesion } from './sesion/almacen.ts';

/*
 * The phone's position when something is captured, if its collector allows that. It is looked for while the form is
 * open and never waited for: what is not found by the tap is not sent.
 */

/** Holds who allowed it, on this phone: nobody else has by that. */
const CLAVE = 'leal_posicion';
/** A place that is older says where somebody was at another door. */
const VALE_MS = 60_000;
const PLAZO_MS = 20_000;
const MICROGRADOS = 1e6;

type Hallada = { readonly posicion: Posicion; readonly en: number };
let hallada: Hallada | undefined;
const oyentes = crearOyentes();

function poner(nueva: Hallada | undefined): void {
  hallada = nueva;
  oyentes.despertar();
}

const yo = (): string | undefined => {
  const sesion = leerSesion();
  return sesion.estado === 'activa' ? sesion.usuario.id_usuario : undefined;
};

alCerrarSesion((porCompleto) => {
  poner(undefined);
  if (porCompleto) almacenLocal.borrar(CLAVE);
});

/** Whether the owner keeps any. */
export const seGuardanPosiciones = (): boolean => negocio().parametros.dias_posicion > 0;

export const permitePosicion = (): boolean => {
  const uid = yo();
  return uid !== undefined && almacenLocal.leer(CLAVE) === uid;
};

export function permitirPosicion(permite: boolean): void {
  const uid = yo();
  poner(undefined);
  if (permite && uid !== undefined) almacenLocal.guardar(CLAVE, uid);
  else almacenLocal.borrar(CLAVE);
}

const redondear = (grados: number): number => Math.round(grados * MICROGRADOS) / MICROGRADOS;

function leer({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Posicion | undefined {
  if (![latitude, longitude, accuracy].every(Number.isFinite)) return undefined;
  return {
    latitud: redondear(latitude),
    longitud: redondear(longitude),
    precision_m: Math.round(accuracy),
  };
}

const sePuede = (): boolean => permitePosicion() && seGuardanPosiciones() && 'geolocation' in navigator;

/**
 * Begins to look for it, if it is allowed; `alNegar`: the browser does not give it. Asks the person once. `alTerminar`
 * hears what was found, or nothing.
 */
export function buscarPosicion(alNegar?: () => void, alTerminar?: (posicion?: Posicion) => void): void {
  if (!sePuede()) return alTerminar?.();
  navigator.geolocation.getCurrentPosition(
    (dada) => {
      const posicion = leer(dada);
      if (posicion) poner({ posicion, en: performance.now() });
      alTerminar?.(posicion);
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code === PERMISSION_DENIED) alNegar?.();
      alTerminar?.();
    },
    { enableHighAccuracy: true, maximumAge: VALE_MS / 2, timeout: PLAZO_MS },
  );
}

/** The position that is sent with a tap: none, unless it was found for this form. */
export function posicionDelToque(): { readonly posicion?: Posicion } {
  if (!hallada || !permitePosicion()) return {};
  const { posicion, en } = hallada;
  return performance.now() - en < VALE_MS ? { posicion } : {};
}

/** Looks for it now; undefined when it is not found. */
export const encontrarPosicion = (): Promise<Posicion | undefined> =>
  new Promise((resolver) => {
    buscarPosicion(undefined, resolver);
  });

/** A walk of some minutes is another street. */
const SIRVE_MS = 5 * 60_000;

const deAhora = (): Posicion | undefined => hallada?.posicion;

/** The place of the phone, as far as it knows; the component renders again when it knows better. */
export const useAqui = (): Posicion | undefined => useSyncExternalStore(oyentes.suscribir, deAhora);

/** Looks for it again every minute while the screen is seen; an old one is forgotten. */
function seguir(): () => void {
  const mirar = () => {
    if (document.visibilityState === 'hidden') return;
    if (hallada && performance.now() - hallada.en > SIRVE_MS) poner(undefined);
    buscarPosicion();
  };
  mirar();
  const reloj = setInterval(mirar, VALE_MS);
  document.addEventListener('visibilitychange', mirar);
  return () => {
    clearInterval(reloj);
    document.removeEventListener('visibilitychange', mirar);
  };
}

/** Follows the phone where that is allowed, as long as this screen is there. True once it has been found. */
export function useSeguirPosicion(activa: boolean): boolean {
  const [vista, setVista] = useState(false);
  const aqui = useAqui();
  useEffect(() => (activa && sePuede() ? seguir() : undefined), [activa]);
  if (activa && aqui !== undefined && !vista) setVista(true);
  return vista && sePuede();
}
