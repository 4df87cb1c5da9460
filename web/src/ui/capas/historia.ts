// The browser's history has an entry for each open layer, so that Back closes the one on top. The router is told
// nothing of them: they are copies of their screen's own entry, and on the way from one screen to another they are gone.
import type { Navigator } from 'react-router-dom';

type Estado = { readonly idx?: number; readonly key?: string; readonly capa?: number } | null;

/** What the history has to agree with. */
type Abiertas = {
  readonly cuantas: () => number;
  /** Closes the one on top; false when it cannot be closed now. */
  readonly cerrarUna: () => boolean;
};

/** A way back that the browser was asked for and does not take (an entry that came alone into a new tab). */
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

/** Who waits for the screen's own entry goes first; what opens or closes by that is counted afterwards. */
function ajustar(): void {
  if (deVuelta !== undefined) return;
  const meta = enEspera.length > 0 ? 0 : abiertas.cuantas();
  const sobran = enHistoria() - meta;
  if (sobran > 0) return retirar(sobran);
  if (enEspera.length > 0) return enEspera.splice(0).forEach((ir) => ir());
  for (let n = enHistoria(); n < abiertas.cuantas(); n += 1) marcar(n + 1, 'pushState');
}

/** One layer that closes for another is no change. */
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

/** Before the router hears of it. A reload may have left entries of layers that are no more. */
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

/** The router's own ways, each from the screen's own entry: none leads to a layer that is no more. */
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
