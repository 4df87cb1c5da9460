import { useSyncExternalStore } from 'react';
import { esNuestra } from './api/firma.ts';
import { conPlazo } from './plazo.ts';
import { crearOyentes } from './oyentes.ts';

/** Whether the last call got an answer. The browser's word counts only when it says that there is no line. */
let llego = true;
const oyentes = crearOyentes();

/** Called after each call: something came back, or nothing did. */
export function anotarLinea(hay: boolean): void {
  if (hay === llego) return;
  llego = hay;
  oyentes.despertar();
}

/** The line, as far as this page knows. */
export const creeHayLinea = (): boolean => llego && navigator.onLine;

function suscribir(oyente: () => void): () => void {
  const dejar = oyentes.suscribir(oyente);
  addEventListener('online', oyente);
  addEventListener('offline', oyente);
  return () => {
    dejar();
    removeEventListener('online', oyente);
    removeEventListener('offline', oyente);
  };
}

export const useHayLinea = (): boolean => useSyncExternalStore(suscribir, creeHayLinea);

/**
 * Resolves when another try has a chance: the line or the person comes back, or `ms` have passed. The 'online' event
 * alone is not enough: it never comes for a line that is up but on which every call hangs.
 */
export const mejorMomento = (ms: number, fin?: AbortSignal): Promise<void> =>
  new Promise((resolver) => {
    const cierre = new AbortController();
    const { signal } = cierre;
    const ya = () => {
      cierre.abort();
      resolver();
    };
    const reloj = setTimeout(ya, ms);
    signal.addEventListener('abort', () => clearTimeout(reloj));
    addEventListener('online', ya, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || ya(), { signal });
    fin?.addEventListener('abort', () => cierre.abort(), { signal });
  });

/** One second, two, four, and at last every half minute. */
export const pausaMs = (vez: number): number => Math.min(1_000 * 2 ** vez, 30_000);

const PLAZO_MS = 10_000;

/** The cheapest call there is; the contract's code is not of every screen. */
const RELOJ = '/leal-api/reloj';

/** Whether Leal itself can be asked now: a page that a public network puts in its place is no answer. */
export const respondeLeal = (): Promise<boolean> =>
  conPlazo((signal) => fetch(RELOJ, { cache: 'no-store', signal }), {
    ms: PLAZO_MS,
  }).then(esNuestra, () => false);

/** Whether anything gets through now; a line on which every call hangs does not count. */
export async function hayLinea(): Promise<boolean> {
  const hay = await respondeLeal();
  anotarLinea(hay);
  return hay;
}

/** Lets pages come from the server and not from the phone, until a collector's route keeps the app again. */
export async function soltarCopia(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registro = await navigator.serviceWorker.getRegistration();
  await registro?.unregister();
}

/**
 * Reloads the page, but only when the server can be reached: without signal the browser would show its
 * own error page instead. False when it cannot. The new page comes from the server: the one on the phone may name
 * code that is nowhere any more.
 */
export async function recargarSiHayLinea(): Promise<boolean> {
  const hay = await hayLinea();
  if (hay) {
    await soltarCopia();
    location.reload();
  }
  return hay;
}
