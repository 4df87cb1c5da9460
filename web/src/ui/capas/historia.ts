// The browser's history has an entry for each open layer, so that Back closes the one on top. The router does not
// know of them: they are copies of their screen's own entry, and they are removed before another screen opens.
import type { Navigator } from 'react-router-dom';

type Estado = { readonly idx?: number; readonly key?: string; readonly capa?: number } | null;

/** The open layers, which the history has to match. */
type Abiertas = {
  readonly cuantas: () => number;
  /** Closes the one on top; false when it cannot be closed now. */
  readonly cerrarUna: () => boolean;
};

/** A step back that the browser did not make is given up after so long (the only entry of a new tab). */
const MS_PERDIDO = 1_000;

const estado = (): Estado => history.state as Estado;
const enHistoria = (): number => estado()?.capa ?? 0;
const claveDe = (e: Estado): string => `${e?.idx} ${e?.key}`;

let abiertas: Abiertas = { cuantas: () => 0, cerrarUna: () => false };
/** The screen's entry, below those of its layers. */
let pantalla = '';
let deVuelta: ReturnType<typeof setTimeout> | undefined;
const enEspera: (() => void)[] = [];

function marcar(capa: number, poner: 'pushState' | 'replaceState'): void {
  history[poner]({ ...estado(), capa }, '');
}

function alPerderse(): void {
  deVuelta = undefined;
  marcar(0, 'replaceState');
  ajustar();
}

function retirar(cuantas: number): void {
  deVuelta = setTimeout(alPerderse, MS_PERDIDO);
  history.go(-cuantas);
}

/** Callbacks that wait for the screen's own entry run first; layers that they open or close are counted afterwards. */
function ajustar(): void {
  if (deVuelta !== undefined) return;
  const meta = enEspera.length > 0 ? 0 : abiertas.cuantas();
  const sobran = enHistoria() - meta;
  if (sobran > 0) return retirar(sobran);
  if (enEspera.length > 0) return enEspera.splice(0).forEach((ir) => ir());
  for (let n = enHistoria(); n < abiertas.cuantas(); n += 1) marcar(n + 1, 'pushState');
}

/** Waits a turn, so that one layer that closes for another is no change. */
export const ajustarPronto = (): unknown => setTimeout(ajustar);

function cerrarSobrantes(): void {
  while (abiertas.cuantas() > enHistoria() && abiertas.cerrarUna());
}

function alMoverse(suceso: PopStateEvent): void {
  const propia = deVuelta !== undefined;
  clearTimeout(deVuelta);
  deVuelta = undefined;
  const clave = claveDe(suceso.state as Estado);
  if (clave !== pantalla) {
    pantalla = clave;
    ajustarPronto();
    return;
  }
  suceso.stopImmediatePropagation();
  if (!propia) cerrarSobrantes();
  ajustar();
}

/** Listens before the router does. A reload may have left entries of layers that no longer exist. */
export function atenderHistoria(quienes: Abiertas): () => void {
  abiertas = quienes;
  pantalla = claveDe(estado());
  window.addEventListener('popstate', alMoverse, true);
  ajustarPronto();
  return () => window.removeEventListener('popstate', alMoverse, true);
}

function irLimpio(ir: () => void): void {
  const irYa = () => {
    ir();
    pantalla = claveDe(estado());
  };
  if (deVuelta === undefined && enHistoria() === 0) return irYa();
  enEspera.push(irYa);
  ajustar();
}

/** The router's navigation, always from the screen's own entry, so that no entry of a closed layer stays behind. */
export const desdeLaPantalla = (navegador: Navigator): Navigator => {
  const alla = (ir: () => void) => () => {
    ir();
    ajustarPronto();
  };
  return {
    ...navegador,
    push: (...a) => irLimpio(alla(() => navegador.push(...a))),
    replace: (...a) => irLimpio(alla(() => navegador.replace(...a))),
    go: (delta) => irLimpio(() => navegador.go(delta)),
  };
};
