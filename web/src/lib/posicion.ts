import type { Posicion } from '@leal/domain';
import { alCerrarSesion } from './al-cerrar.ts';
import { almacenLocal } from './almacen-local.ts';
import { negocio } from './negocio.ts';
import { leerSesion } from './sesion/almacen.ts';

/*
 * The phone's position when something is captured, if its collector allows that. It is looked for while the form is
 * open and never waited for: what is not found by the tap is not sent.
 */

/** Holds who allowed it, on this phone: nobody else has by that. */
const CLAVE = 'leal_posicion';
/** One that is older says where somebody was at another door. */
const VALE_MS = 60_000;
const PLAZO_MS = 20_000;
const MICROGRADOS = 1e6;

type Hallada = { readonly posicion: Posicion; readonly en: number };
let hallada: Hallada | undefined;

const yo = (): string | undefined => {
  const sesion = leerSesion();
  return sesion.estado === 'activa' ? sesion.usuario.id_usuario : undefined;
};

alCerrarSesion((porCompleto) => {
  hallada = undefined;
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
  hallada = undefined;
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

/** Begins to look for it, if it is allowed; `alNegar`: the browser does not give it. Asks the person once. */
export function buscarPosicion(alNegar?: () => void): void {
  if (!permitePosicion() || !seGuardanPosiciones()) return;
  navigator.geolocation?.getCurrentPosition(
    (dada) => {
      const posicion = leer(dada);
      if (posicion) hallada = { posicion, en: performance.now() };
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code === PERMISSION_DENIED) alNegar?.();
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
