import { decirDesfase, desfaseDicho } from '@leal/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { almacenLocal } from './almacen-local.ts';
import { crearOyentes } from './oyentes.ts';

/**
 * The server's clock, as the browser knows it. Rules and captures use it, never the device's clock:
 * phones in the street are often set wrong, sometimes on purpose.
 */
const CLAVE = 'leal_desfase_ms';
const RUIDO_MS = 50;

const leerGuardado = (): number => Number(almacenLocal.leer(CLAVE)) || 0;

/**
 * The minutes that Monterrey is ahead of UTC, as the server last said. The device's own table of zones is not asked: an
 * old one still has the summers that Mexico gave up in 2022, and would close the collection an hour early.
 */
const CLAVE_ZONA = 'leal_zona_min';
const HORA_DEL_CENTRO_MIN = -360;

let zona = Number(almacenLocal.leer(CLAVE_ZONA)) || HORA_DEL_CENTRO_MIN;
decirDesfase(zona);

function anotarZona(iso: string): void {
  const dicha = desfaseDicho(iso);
  if (dicha === undefined || dicha === zona) return;
  zona = dicha;
  decirDesfase(zona);
  almacenLocal.guardar(CLAVE_ZONA, String(zona));
}

let desfase: number | undefined;
const oyentes = crearOyentes();

/** Server clock minus device clock, in ms; 0 until the first answer of the server on this device. */
export const desfaseMs = (): number => (desfase ??= leerGuardado());

export const ahora = (): Date => new Date(Date.now() + desfaseMs());

/** The server's instant belongs to the middle of the round trip. */
export const medirDesfase = (servidor: number, enviado: number, recibido: number): number =>
  Math.round(servidor - (enviado + recibido) / 2);

/** An answer measures the clock only to half of its round trip: a smaller difference means nothing. */
export const esRuido = (diferencia: number, viaje: number): boolean =>
  Math.abs(diferencia) <= viaje / 2 + RUIDO_MS;

/** Called with `X-Leal-Ahora` of every answer. */
export function anotarHora(iso: string | null, enviado: number, recibido: number): void {
  const servidor = Date.parse(iso ?? '');
  if (iso === null || Number.isNaN(servidor)) return;
  anotarZona(iso);
  const medido = medirDesfase(servidor, enviado, recibido);
  if (esRuido(medido - desfaseMs(), recibido - enviado)) return;
  desfase = medido;
  almacenLocal.guardar(CLAVE, String(medido));
  oyentes.despertar();
}

const suscribirCada = (cadaMs: number) => (oyente: () => void) => {
  const tic = setInterval(oyente, cadaMs);
  const callar = oyentes.suscribir(oyente);
  return () => {
    clearInterval(tic);
    callar();
  };
};

/**
 * The server's clock for showing, in steps of `cadaMs`: renders again with each step and when the clock moves. Code
 * that decides at a tap asks `ahora()`.
 */
export function useAhora(cadaMs = 15_000): Date {
  const suscribir = useMemo(() => suscribirCada(cadaMs), [cadaMs]);
  const paso = useSyncExternalStore(suscribir, () => Math.floor(ahora().getTime() / cadaMs));
  return useMemo(() => new Date(paso * cadaMs), [paso, cadaMs]);
}
