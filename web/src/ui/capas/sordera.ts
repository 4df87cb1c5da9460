// Deaf time: when something appears under a finger that was already moving, the person has not chosen it.
import { crearOyentes } from '../../lib/oyentes.ts';

/** A layer ignores pointers and keys so long, from its first painted frame; capas.css fills its button meanwhile. */
export const MS_CAPA = 500;
/** The time for which the screen ignores pointers after something moved under the finger. */
const MS_HUECO = 300;

/** The clock of event timestamps: a touch counts from when it was made, not from when it is handled. */
const ahora = (): number => new Event('ahora').timeStamp;

/** The end of the time in which everything is ignored. */
let capaHasta = 0;
let huecoHasta = 0;
let veces = 0;
/** The layer that is shown as deaf, and the number of this deaf time. */
let sorda: object | null = null;
let vuelta = 0;
const oyentes = crearOyentes();

export const esSordaATodo = ({ timeStamp }: Event): boolean => timeStamp < capaHasta;
export const esSordaADedos = (suceso: Event): boolean =>
  esSordaATodo(suceso) || suceso.timeStamp < huecoHasta;

/** Counts what opened or left; when the number has changed, it happened again. */
export const vecesSorda = (): number => veces;

export const vueltaDe = (capa: object): number => (sorda === capa ? vuelta : 0);

export const suscribirSordera = oyentes.suscribir;

function publicar(quien: object | null): void {
  sorda = quien;
  oyentes.despertar();
}

/** The second frame begins when the first has been painted. A hidden tab paints nothing, and waits. */
const trasPintar = (hacer: () => void) => requestAnimationFrame(() => requestAnimationFrame(hacer));

/**
 * Ignores everything until 500 ms after the next paint, except what only writes in a field; a running deaf time starts
 * again.
 */
export function ensordecerCapa(quien: object): void {
  vuelta += 1;
  const deEsta = vuelta;
  veces += 1;
  capaHasta = Infinity;
  publicar(quien);
  trasPintar(() => {
    if (deEsta !== vuelta) return;
    capaHasta = ahora() + MS_CAPA;
    setTimeout(() => deEsta === vuelta && publicar(null), MS_CAPA);
  });
}

/** The layer closed during its deaf time: what is below it was there before. */
export function despertar(): void {
  vuelta += 1;
  capaHasta = 0;
  publicar(null);
}

let vidrio: HTMLElement | undefined;
/** The time to start once the frame is painted; 0 when none is waiting. */
let porPintar = 0;

function ponerVidrio(): void {
  if (!vidrio) {
    vidrio = document.createElement('div');
    vidrio.className = 'capas-vidrio';
  }
  document.body.append(vidrio);
}

/** Removes the pane that covers the screen; if the event clock is behind the timer, it waits again. */
function quitarVidrio(): void {
  const falta = huecoHasta - ahora();
  if (falta <= 0) vidrio?.remove();
  else if (falta < Infinity) setTimeout(quitarVidrio, falta + 1);
}

/**
 * Something has left the screen, or another screen has come: pointers are ignored until `ms` after the next paint,
 * because something else may be under the finger. Keys go to the element with the focus, and are not ignored.
 */
export function ensordecerDedos(ms = MS_HUECO): void {
  veces += 1;
  ponerVidrio();
  const enCamino = porPintar > 0;
  porPintar = Math.max(porPintar, ms);
  if (enCamino) return;
  const anterior = huecoHasta;
  huecoHasta = Infinity;
  trasPintar(() => {
    huecoHasta = Math.max(anterior, ahora() + porPintar);
    setTimeout(quitarVidrio, porPintar);
    porPintar = 0;
  });
}
