import type { Query } from '@tanstack/react-query';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { mejorMomento } from '../linea.ts';
import { conPlazo } from '../plazo.ts';

const OTRA_VEZ_MS = 60_000;

const dormir = (ms: number): Promise<void> => new Promise((resolver) => setTimeout(resolver, ms));

/**
 * Fetches code that nobody waits for, once the first screen is ready; after `aMasTardar` ms on screen in any case. It
 * never rejects, but may never resolve.
 */
export async function traerTarde<T>(traer: () => Promise<T>, aMasTardar?: number): Promise<T> {
  const lista = primeraPantallaLista();
  await (aMasTardar === undefined ? lista : Promise.race([lista, montada.then(() => dormir(aMasTardar))]));
  for (;;) {
    try {
      return await conPlazo(traer);
    } catch {
      await mejorMomento(OTRA_VEZ_MS);
    }
  }
}

/** A pause for what a screen fetches right after it can be read (handles, another list), which goes first. */
const RESPIRO_MS = 1_000;

let anunciar: () => void;
const montada = new Promise<void>((resolver) => {
  anunciar = resolver;
});

/** A screen is shown: its code has arrived. Called by the frame. */
export const anunciarPantalla = (): void => anunciar();

/** The screen waits for it; what is shown already, and read again, keeps nobody waiting. */
const sinDatos = { predicate: ({ state }: Query) => state.data === undefined };

/** Resolves when the screen has not waited for a call of the API for a moment. */
function esperarSinConsultas(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const mirar = () => {
    if (clienteConsultas.isFetching(sinDatos) === 0) {
      reloj ??= setTimeout(resolve, RESPIRO_MS);
    } else if (reloj !== undefined) {
      clearTimeout(reloj);
      reloj = undefined;
    }
  };
  const soltar = clienteConsultas.getQueryCache().subscribe(mirar);
  mirar();
  return promise.finally(soltar);
}

let quieta: Promise<void> | undefined;

/** One watch for all who wait: the cache tells of every reading of every part of a screen. */
const sinConsultas = (): Promise<void> =>
  (quieta ??= esperarSinConsultas().finally(() => (quieta = undefined)));

const hiloLibre = (): Promise<void> =>
  new Promise((resolver) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolver());
    else setTimeout(resolver);
  });

/** Resolves when the first screen is shown, has its data, and the thread is free. */
async function primeraPantallaLista(): Promise<void> {
  await montada;
  await sinConsultas();
  await hiloLibre();
}
