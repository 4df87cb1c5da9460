// A layer ('capa') is whatever lies on top of the screen: sheet, dialog, drawer. Here is which are open.
import { ajustarPronto } from './historia.ts';
import { despertar, ensordecerCapa, ensordecerDedos, MS_CAPA } from './sordera.ts';

export type Capa = {
  /** It sends: it can be closed by nobody. */
  readonly ocupada: () => boolean;
  readonly cerrar: () => void;
};

let pila: readonly Capa[] = [];

export const cuantasCapas = (): number => pila.length;

/** Puts it on top; the function it gives back takes it away, wherever it is by then. */
export function apilar(capa: Capa): () => void {
  pila = [...pila, capa];
  ensordecerCapa(capa);
  ajustarPronto();
  return () => {
    if (pila.at(-1) === capa) despertar();
    pila = pila.filter((otra) => otra !== capa);
    ensordecerDedos();
    ajustarPronto();
  };
}

/** For Back, which closes and never confirms, in deaf time too; false while the one on top sends. */
export function cerrarLaDeArriba(): boolean {
  const capa = pila.at(-1);
  if (!capa || capa.ocupada()) return false;
  pila = pila.slice(0, -1);
  despertar();
  capa.cerrar();
  return true;
}

/**
 * Begins the deaf time of the layer on top anew: for 500 ms from the next paint no pointer is taken, no key but those
 * that write in a field, and its main button fills again. To be called whenever what a button would do changes under
 * the finger: other figures in the question, an answer in place of a form. Without a layer it is the screen that
 * takes no pointer.
 */
export function ensordecer(): void {
  const capa = pila.at(-1);
  if (capa) ensordecerCapa(capa, true);
  else ensordecerDedos(MS_CAPA);
}
