// Deaf time: a finger that was on its way when something was put under it has not chosen that.

/** How long a layer takes no pointer and no key, from its first painted frame; capas.css fills its button in step. */
export const MS_CAPA = 500;
/** How long what slid under the finger takes no pointer. */
const MS_HUECO = 300;

/** The clock that stamps events: a touch counts from when it was made, not from when its turn comes. */
const ahora = (): number => new Event('ahora').timeStamp;

/** Until when nothing is taken. */
let capaHasta = 0;
let huecoHasta = 0;
let veces = 0;
/** The layer that shows that it is deaf, and which deaf time this is. */
let sorda: object | null = null;
/** It had been seen: whoever is typing goes on. */
let seEscribe = false;
let vuelta = 0;
const oyentes = new Set<() => void>();

export const esSordaATodo = ({ timeStamp }: Event): boolean => timeStamp < capaHasta;
export const esSordaADedos = (suceso: Event): boolean =>
  esSordaATodo(suceso) || suceso.timeStamp < huecoHasta;

/** What is typed into a field is no answer to what changed. */
export const dejaEscribir = (): boolean => seEscribe;

/** How often something opened or left; another number than before says that it did meanwhile. */
export const vecesSorda = (): number => veces;

export const vueltaDe = (capa: object): number => (sorda === capa ? vuelta : 0);

export function suscribirSordera(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function publicar(quien: object | null): void {
  sorda = quien;
  for (const avisar of oyentes) avisar();
}

/** The second frame begins when the first has been painted. A hidden tab paints nothing, and waits. */
const trasPintar = (hacer: () => void) => requestAnimationFrame(() => requestAnimationFrame(hacer));

/**
 * From now until 500 ms after the next paint nothing is taken; what was running begins anew. `vista`: it was open
 * already, and only what it says has changed.
 */
export function ensordecerCapa(quien: object, vista = false): void {
  seEscribe = vista && (seEscribe || ahora() >= capaHasta);
  vuelta += 1;
  const esta = vuelta;
  veces += 1;
  capaHasta = Infinity;
  publicar(quien);
  trasPintar(() => {
    if (esta !== vuelta) return;
    capaHasta = ahora() + MS_CAPA;
    setTimeout(() => esta === vuelta && publicar(null), MS_CAPA);
  });
}

/** The layer is gone before its time: what is below it was there already. */
export function despertar(): void {
  vuelta += 1;
  capaHasta = 0;
  publicar(null);
}

let vidrio: HTMLElement | undefined;
/** For how long, once it is painted; 0 when nothing waits for that. */
let porPintar = 0;

function ponerVidrio(): void {
  if (!vidrio) {
    vidrio = document.createElement('div');
    vidrio.className = 'capas-vidrio';
  }
  document.body.append(vidrio);
}

/** Until it is gone nothing below it can be touched: a clock that is behind the timer is asked again. */
function quitarVidrio(): void {
  const falta = huecoHasta - ahora();
  if (falta <= 0) vidrio?.remove();
  else if (falta < Infinity) setTimeout(quitarVidrio, falta + 1);
}

/**
 * Something has left the screen, or another has come: what slid under the finger takes no pointer from the next
 * paint on. Keys choose by name, and are heard.
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
