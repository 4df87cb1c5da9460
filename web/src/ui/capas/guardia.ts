import { adelantar } from './adelanto.ts';
import { esSordaADedos, esSordaATodo, vecesSorda } from './sordera.ts';

let alEmpezarEran = 0;
/** The gesture began in deaf time: all of it is ignored. */
let nacioSordo = false;
/** Something opened or left during the gesture: it may end, but it chooses nothing. */
const sobrevenido = (): boolean => vecesSorda() !== alEmpezarEran;
const teclasSordas = new Set<string>();
/** The place where each key that is down was pressed. */
const pulsadaEn = new Map<string, EventTarget | null>();

function tragar(suceso: Event): void {
  suceso.stopImmediatePropagation();
  // Scrolling stays with the browser.
  if (suceso.cancelable && !suceso.type.startsWith('touch')) suceso.preventDefault();
}

/** False for a click made by a key or a screen reader, which has no gesture. */
const esDePuntero = (suceso: MouseEvent): boolean =>
  suceso.detail > 0 && (suceso as Partial<PointerEvent>).pointerType !== '';

function alEmpezar(suceso: PointerEvent): void {
  const sordo = esSordaADedos(suceso);
  if (suceso.isPrimary) {
    alEmpezarEran = vecesSorda();
    nacioSordo = sordo;
  }
  if (sordo) tragar(suceso);
}

/** A finger's events come after it has left the screen. */
function alEmpezarDespues(suceso: Event): void {
  if (esSordaADedos(suceso) || nacioSordo || sobrevenido()) tragar(suceso);
}

function alAcabar(suceso: Event): void {
  if (nacioSordo) tragar(suceso);
}

function alElegir(suceso: MouseEvent): void {
  const delGesto = esDePuntero(suceso) && (nacioSordo || sobrevenido());
  const sorda = esDePuntero(suceso) ? esSordaADedos(suceso) : esSordaATodo(suceso);
  if (delGesto || sorda) tragar(suceso);
}

const CAJAS = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'image', 'file', 'color', 'range']);

/** The keys that choose: deaf time stops these. Escape only closes, and Tab and the others move or write. */
const ELIGEN = new Set(['Enter', ' ']);
/** A held one chooses or closes once. */
const UNA_VEZ = new Set([...ELIGEN, 'Escape']);

const esTexto = (donde: EventTarget | null): boolean =>
  donde instanceof HTMLTextAreaElement || (donde instanceof HTMLInputElement && !CAJAS.has(donde.type));

/**
 * Whether a key only writes, which decides nothing: in any text field; Enter in a text area, below other words, unless it
 * is the one that sends.
 */
function escribe({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'Enter')
    return target instanceof HTMLTextAreaElement && target.value !== '' && !ctrlKey && !metaKey;
  return key !== 'Escape' && esTexto(target);
}

/** The key was pressed elsewhere and is still held: it was not meant for this field. */
const vieneDeAntes = ({ code, key, target }: KeyboardEvent): boolean =>
  key.length === 1 && esTexto(target) && pulsadaEn.get(code) !== target;

const enCapa = (donde: EventTarget | null): boolean =>
  donde instanceof Element && donde.closest('.capa') !== null;

function esSorda(suceso: KeyboardEvent): boolean {
  if (escribe(suceso) && enCapa(suceso.target)) return vieneDeAntes(suceso);
  return adelantar(suceso) || (ELIGEN.has(suceso.key) && esSordaATodo(suceso));
}

function alBajarTecla(suceso: KeyboardEvent): void {
  const { code, key, repeat, target } = suceso;
  if (!repeat) {
    teclasSordas.delete(code);
    pulsadaEn.set(code, target);
  }
  if (esSorda(suceso)) teclasSordas.add(code);
  if (teclasSordas.has(code) || (repeat && UNA_VEZ.has(key) && !escribe(suceso))) tragar(suceso);
}

function alSubirTecla(suceso: KeyboardEvent): void {
  pulsadaEn.delete(suceso.code);
  if (teclasSordas.delete(suceso.code) || (ELIGEN.has(suceso.key) && esSordaATodo(suceso))) tragar(suceso);
}

function alEnviar(suceso: Event): void {
  if (esSordaATodo(suceso)) tragar(suceso);
}

const OYENTES = {
  pointerdown: alEmpezar,
  touchstart: alEmpezarDespues,
  mousedown: alEmpezarDespues,
  pointerup: alAcabar,
  pointercancel: alAcabar,
  touchend: alAcabar,
  mouseup: alAcabar,
  click: alElegir,
  dblclick: alElegir,
  keydown: alBajarTecla,
  keyup: alSubirTecla,
  submit: alEnviar,
};

/**
 * Installs the listeners that run before all others in the page. Events that the code itself dispatches
 * pass: only a person's touch can be too early.
 */
export function montarGuardia(): () => void {
  const fin = new AbortController();
  const opciones = { capture: true, passive: false, signal: fin.signal };
  for (const [tipo, oyente] of Object.entries(OYENTES) as [string, (suceso: Event) => void][]) {
    const oir = (suceso: Event) => suceso.isTrusted && oyente(suceso);
    window.addEventListener(tipo, oir, { ...opciones, passive: tipo.startsWith('touch') });
  }
  return () => fin.abort();
}
