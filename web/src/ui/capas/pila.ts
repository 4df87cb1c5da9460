// A layer ('capa') is whatever lies on top of the screen: sheet, dialog, drawer. Here is which are open.
import { crearOyentes } from '../../lib/oyentes.ts';
import { ajustarPronto } from './historia.ts';
import { despertar, ensordecerCapa, ensordecerDedos, MS_CAPA } from './sordera.ts';

export type Capa = {
  /** True while it sends: then nothing can close it. */
  readonly ocupada: () => boolean;
  readonly cerrar: () => void;
};

let pila: readonly Capa[] = [];

/** The how-manieth it was when it opened. */
const turnos = new WeakMap<Capa, number>();
let turno = 0;
const turnoDe = (capa: Capa | undefined): number => (capa && turnos.get(capa)) ?? 0;

export const cuantasCapas = (): number => pila.length;

const alPonerse = crearOyentes();
/** Called whenever a layer comes on top of what is there. */
export const alPonerCapa = alPonerse.suscribir;

/**
 * A layer has left the screen: something else may be under the finger, unless one that opened later still covers it. To be
 * called when it closes, and again at the end of its motion.
 */
export function haSalido(capa: Capa): void {
  if (turnoDe(pila.at(-1)) < turnoDe(capa)) ensordecerDedos();
}

/** Puts it on top; the returned function removes it, wherever it is then. */
export function apilar(capa: Capa): () => void {
  pila = [...pila, capa];
  turnos.set(capa, (turno += 1));
  ensordecerCapa(capa);
  ajustarPronto();
  alPonerse.despertar();
  return () => {
    if (pila.at(-1) === capa) despertar();
    pila = pila.filter((abierta) => abierta !== capa);
    haSalido(capa);
    ajustarPronto();
  };
}

/** Back only closes, and so works in deaf time too; false while the layer on top sends. */
export function cerrarLaDeArriba(): boolean {
  const capa = pila.at(-1);
  if (!capa || capa.ocupada()) return false;
  pila = pila.slice(0, -1);
  despertar();
  capa.cerrar();
  return true;
}

/**
 * Starts the deaf time of the layer on top again: for 500 ms from the next paint, pointers are ignored, and all keys
 * except those that write in a field, and the main button fills again. To be called whenever what a button does changes
 * under the finger: other figures in the question, an answer in place of a form. The screen ignores pointers where
 * there is no layer.
 */
export function ensordecer(): void {
  const capa = pila.at(-1);
  if (capa) ensordecerCapa(capa);
  else ensordecerDedos(MS_CAPA);
}
